"""A face with rules of Graphite's kind, which Apple's systems don't have: they say B for A, and nobody is to follow them."""

import pathlib
import subprocess
import tempfile

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

from .build import build
from .text_faces import box_face

# Glyph 34 is A, 35 is B.
RULES = """
table(glyph)
  cA = glyphid(34);
  cB = glyphid(35);
endtable;
table(substitution)
  cA > cB;
endtable;
"""


def fonts():
    """File name and font, one by one."""
    face = build(box_face(family="Specimen Graphite", postscript="SpecimenGraphite-Regular"))
    with tempfile.TemporaryDirectory() as folder:
        plain, rules, made = (pathlib.Path(folder, name) for name in ("plain.ttf", "rules.gdl", "made.ttf"))
        face.save(plain, reorderTables=None)
        rules.write_text(RULES)
        subprocess.run(["grcompiler", "-q", rules, plain, made], check=True, cwd=folder)
        compiled = TTFont(made)
        # The compiler's tables go into the face as it was, so that nothing else of its making is there.
        for tag in ("Silf", "Glat", "Gloc", "Feat", "Sill"):
            face[tag] = DefaultTable(tag)
            face[tag].data = compiled.reader[tag]
    yield "SpecimenGraphite-Regular.ttf", face
