"""Draws the sheet with WeasyPrint: draw_weasyprint.py PAGE OUTPUT."""

import sys

from weasyprint import HTML

HTML(filename=sys.argv[1]).write_pdf(sys.argv[2])
