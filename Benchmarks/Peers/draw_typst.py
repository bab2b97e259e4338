"""Draws the sheet with typst: draw_typst.py INPUT OUTPUT FONTS [SCALE]."""

import sys

import typst

typst.compile(
    sys.argv[1],
    output=sys.argv[2],
    font_paths=[sys.argv[3]],
    ignore_system_fonts=True,
    format=sys.argv[2].rsplit(".", 1)[-1],
    ppi=72 * float(sys.argv[4]) if len(sys.argv) > 4 else None,
)
