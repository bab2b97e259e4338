#!/usr/bin/python3
"""Draws the test faces next to this script. With --check: says whether the committed ones are what it draws."""

import argparse
import hashlib
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True

import fontTools

from script import arabic, broken, colour, flex, graphite, hebrew, names, odd, stacked, text_faces

HERE = pathlib.Path(__file__).resolve().parent
MADE_WITH = "4.38.0"
FAMILIES = (text_faces, flex, arabic, hebrew, stacked, odd, graphite, colour, names, broken)
SOURCES = [module.fonts for module in FAMILIES]


def draw(folder):
    """Writes every face below a folder and returns their relative names."""
    names = []
    for source in SOURCES:
        for name, font in source():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(font, bytes):
                path.write_bytes(font)
            else:
                font.save(path, reorderTables=None)
            names.append(name)
    return names


def check():
    """Draws into a temporary folder; returns whether all files are there and equal."""
    with tempfile.TemporaryDirectory() as folder:
        names = draw(pathlib.Path(folder))
        different = [n for n in names if digest(HERE / n) != digest(pathlib.Path(folder, n))]
    for name in different:
        print(f"{name}: not what the script draws" if (HERE / name).exists() else f"{name}: missing")
    print(f"{len(names) - len(different)} of {len(names)} equal")
    return not different


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the committed files; writes nothing")
    arguments = parser.parse_args()
    print(f"fontTools {fontTools.version}; the committed faces were made with {MADE_WITH}")
    if arguments.check:
        return 0 if check() else 1
    for name in draw(HERE):
        print(f"{name}: {(HERE / name).stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
