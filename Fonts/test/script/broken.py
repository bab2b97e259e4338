"""Broken files: cut off, not fonts at all, or fonts whose tables lie."""

import io
import struct

from fontTools.misc.psCharStrings import T2CharString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphComponent

from . import sfnt
from .build import Face, Glyph, build, notdef
from .odd import file_bytes, packed
from .outline import Outline
from .text_faces import BOX, box_face, box_glyphs, box_map

HTML = b"<!DOCTYPE html>\n<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>\n"
TEXT = b"This is a text file, not a font.\n"
BOMB_LEVELS, BOMB_WIDTH = 8, 12


def broken_box(name, **more):
    return file_bytes(build(box_face(f"Specimen {name}", f"Specimen{name}-Regular", **more)))


def component(name, dx=0, dy=0):
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = name, dx, dy, 0x4
    return part


def composites(name, links, shown=None):
    """A font whose glyphs are made of others as `links` says (glyph to parts), without a check for sense.

    Every ASCII character is the glyph `shown`, the last one of `links` unless told.
    """
    glyphs = {".notdef": notdef(BOX), "space": Glyph(600)} | {n: box_glyphs()["uni0041"] for n in ["leaf", *links]}
    shown = shown or list(links)[-1]
    cmap = {0x20: "space"} | {code: shown for code in range(0x21, 0x7F)}
    font = build(Face(f"Specimen {name}", "Regular", f"Specimen{name}-Regular", 400, BOX, glyphs, cmap))
    # Bounds are not to be computed: that would walk the trap.
    font.recalcBBoxes = False
    font["maxp"].recalc(font)
    font["maxp"].maxComponentDepth = len(links)
    font["maxp"].maxComponentElements = max(len(parts) for parts in links.values())
    for glyph, parts in links.items():
        record = font["glyf"][glyph]
        record.numberOfContours, record.components = -1, [component(part, *at) for part, at in parts]
        for field in ("coordinates", "flags", "endPtsOfContours", "program"):
            record.__dict__.pop(field, None)
    return file_bytes(font)


def composite_self():
    return composites("Self", {"loop": [("loop", (0, 0))]})


def bomb_links():
    links, below = {}, "leaf"
    for level in range(BOMB_LEVELS):
        links[f"level{level}"] = [(below, (index, 0)) for index in range(BOMB_WIDTH)]
        below = f"level{level}"
    return links


def composite_bomb():
    return composites("Bomb", bomb_links())


def hollow_bomb(name, *, loca_format=0, is_backwards=False, loca_length=None, has_programs=False, is_variable=False):
    """The bomb without a point in it, which no limit of points ends, and its `loca` in a form that readers take differently."""
    parts = sfnt.tables(composites(name, bomb_links()))
    count = struct.unpack(">H", parts["maxp"][4:6])[0]
    words = struct.unpack(f">{count + 1}H", parts["loca"])
    glyphs = [parts["glyf"][2 * words[index]:2 * words[index + 1]] for index in range(count)]
    glyphs[2] = b""  # The leaf.
    offsets = [0]
    for glyph in glyphs:
        offsets.append(offsets[-1] + len(glyph))
    if is_backwards:
        # The last glyph, the whole bomb, ends before it begins.
        offsets[-1] = 0
    parts["glyf"] = b"".join(glyphs)
    size, code = (1, "L") if loca_format else (2, "H")
    parts["loca"] = struct.pack(f">{count + 1}{code}", *(offset // size for offset in offsets))
    parts["head"] = parts["head"][:50] + struct.pack(">h", loca_format) + parts["head"][52:]
    if has_programs:
        parts["CFF "] = blank_programs(count)
    if is_variable:
        parts |= undeformed(count)
    data = sfnt.pack(parts)
    return data if loca_length is None else sfnt.with_length(data, "loca", loca_length)


def blank_programs(count):
    """A `CFF ` table of so many glyphs, the first a box and the others blank."""
    glyphs = {".notdef": notdef(BOX)} | {f"blank{index}": Glyph(600, Outline()) for index in range(1, count)}
    face = Face("Specimen Blank", "Regular", "SpecimenBlank-Regular", 400, BOX, glyphs, {0x20: "blank1"}, is_cff=True)
    return sfnt.tables(file_bytes(build(face)))["CFF "]


def undeformed(count):
    """The tables of a weight axis that changes nothing."""
    weight = struct.pack(">4slllHH", b"wght", 100 << 16, 400 << 16, 900 << 16, 0, 2)
    end = 20 + 2 * (count + 1)
    return {
        "fvar": struct.pack(">HHHHHHHH", 1, 0, 16, 2, 1, 20, 0, 8) + weight,
        "gvar": struct.pack(">HHHHLHHL", 1, 0, 1, 0, end, count, 0, end) + b"\0\0" * (count + 1),
    }


def notdef_bomb():
    """The bomb as glyph 0 of a variable face with no deltas; every ASCII character is a plain box."""
    links = bomb_links()
    parts = sfnt.tables(composites("NotdefBomb", links | {".notdef": links[f"level{BOMB_LEVELS - 1}"]}, shown="leaf"))
    return sfnt.pack(parts | undeformed(struct.unpack(">H", parts["maxp"][4:6])[0]))


def subroutine_self():
    """Every glyph but .notdef calls global subroutine 0, which calls itself; -107 is index 0 in a short list."""
    glyphs = {".notdef": notdef(BOX), "space": Glyph(600), "loop": Glyph(600, Outline())}
    face = Face("Specimen Subroutine", "Regular", "SpecimenSubroutine-Regular", 400, BOX, glyphs,
                {0x20: "space"} | {code: "loop" for code in range(0x21, 0x7F)}, is_cff=True)
    font = build(face)
    font.recalcBBoxes = False
    cff = font["CFF "].cff
    cff.GlobalSubrs.append(T2CharString(program=[-107, "callgsubr", "return"]))
    strings = cff.topDictIndex[0].CharStrings
    strings["loop"].program = [-107, "callgsubr", "endchar"]
    return file_bytes(font)


def far_steps():
    """Every glyph but .notdef is two boxes of 100 units, 30,000 units under the baseline and 10,000 above it: each point is
    within 16 bits, and the step from one box to the other, taken in two halves, is not."""
    glyphs = {".notdef": notdef(BOX), "space": Glyph(600), "far": Glyph(600, Outline())}
    face = Face("Specimen FarSteps", "Regular", "SpecimenFarSteps-Regular", 400, BOX, glyphs,
                {0x20: "space"} | {code: "far" for code in range(0x21, 0x7F)}, is_cff=True)
    font = build(face)
    font.recalcBBoxes = False
    box = [100, "hlineto", 100, "vlineto", -100, "hlineto"]
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    strings["far"].program = [
        50, -30000, "rmoveto", *box, 0, 20000, "rmoveto", 0, 20000, "rmoveto", *box, "endchar"]
    return file_bytes(font)


def deep_stack():
    """A is a zigzag of 31 lines whose operator takes 62 operands, where a stack has room for 48; B is the same, 20 at a time."""
    glyphs = {".notdef": notdef(BOX), "space": Glyph(600), "deep": Glyph(600, Outline()), "flat": Glyph(600, Outline())}
    face = Face("Specimen DeepStack", "Regular", "SpecimenDeepStack-Regular", 400, BOX, glyphs,
                {0x20: "space", 0x41: "deep", 0x42: "flat"}, is_cff=True)
    font = build(face)
    font.recalcBBoxes = False
    there = [step for index in range(15) for step in (20, 30 if index % 2 else -30)]
    lines = [*there, 0, 100, *[-20, 40] * 15]
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    for name, most in (("deep", len(lines)), ("flat", 20)):
        program = [50, 0, "rmoveto"]
        for start in range(0, len(lines), most):
            program += [*lines[start:start + most], "rlineto"]
        strings[name].program = [*program, "endchar"]
    return file_bytes(font)


def loca_backwards(data):
    loca = sfnt.tables(data)["loca"]
    words = struct.unpack(f">{len(loca) // 2}H", loca)
    return sfnt.patched(data, "loca", 0, struct.pack(f">{len(words)}H", *reversed(words)))


def name_outside(data):
    """Moves the PostScript name's string 16,384 bytes past where it is."""
    table = sfnt.tables(data)["name"]
    for at in range(6, 6 + struct.unpack(">H", table[2:4])[0] * 12, 12):
        if struct.unpack(">H", table[at + 6:at + 8])[0] == 6:
            offset = struct.unpack(">H", table[at + 10:at + 12])[0]
            return sfnt.patched(data, "name", at + 10, struct.pack(">H", offset + 16384))


def bad_cmap(data):
    """Both of the table's subtables are said to begin 2 GiB into it."""
    for at in (8, 16):
        data = sfnt.patched(data, "cmap", at, struct.pack(">L", 0x7FFFFFFF))
    return data


def without_end(data):
    """Cut in the name table, which stands after all that drawing needs."""
    ordered = sfnt.pack(sfnt.tables(data))
    return ordered[:ordered.index("Specimen Broken Regular".encode("utf-16-be"))]


def without(data, tag):
    return sfnt.pack({name: table for name, table in sfnt.tables(data).items() if name != tag}, data[:4])


def cff_as_ttf():
    glyphs = box_glyphs()
    return file_bytes(build(Face("Specimen WrongSuffix", "Regular", "SpecimenWrongSuffix-Regular", 400, BOX, glyphs,
                                 box_map(), is_cff=True)))


def far_offsets(data):
    """Every table is said to begin 2 GiB into the file."""
    for at in range(12, 12 + struct.unpack(">H", data[4:6])[0] * 16, 16):
        data = data[:at + 8] + struct.pack(">L", 1 << 31) + data[at + 12:]
    return data


def overlapping(data):
    """A WOFF whose second table is said to begin where the first one does."""
    return data[:44 + 20 + 4] + data[44 + 4:44 + 8] + data[44 + 20 + 8:]


def many_glyphs(data):
    """The font with 65,535 glyphs, as many as there can be: all that it had none of are blank."""
    parts = sfnt.tables(data)
    count = struct.unpack(">H", parts["maxp"][4:6])[0]
    more = 0xFFFF - count
    parts["maxp"] = parts["maxp"][:4] + b"\xff\xff" + parts["maxp"][6:]
    parts["loca"] += parts["loca"][-2:] * more
    parts["hmtx"] += struct.pack(">h", 0) * more
    # Version 3 has no glyph names.
    parts["post"] = struct.pack(">L", 0x30000) + parts["post"][4:32]
    out = io.BytesIO()
    woff = TTFont(io.BytesIO(sfnt.pack(parts)), recalcBBoxes=False, recalcTimestamp=False)
    woff.flavor = "woff"
    woff.save(out, reorderTables=None)
    return out.getvalue()


def fonts():
    box = broken_box("Broken")
    yield "broken/zero-bytes.ttf", b""
    yield "broken/one-byte.ttf", b"\0"
    yield "broken/html.ttf", HTML
    yield "broken/text.txt", TEXT
    yield "broken/truncated.ttf", box[:len(box) // 2]
    yield "broken/truncated-directory.ttf", box[:100]
    yield "broken/truncated-names.ttf", without_end(box)
    yield "broken/cff-as.ttf", cff_as_ttf()
    yield "broken/composite-self.ttf", composite_self()
    yield "broken/composite-bomb.ttf", composite_bomb()
    yield "broken/notdef-bomb.ttf", notdef_bomb()
    yield "broken/bomb-loca-format.ttf", hollow_bomb("BombFormat", loca_format=2)
    yield "broken/bomb-loca-backwards.ttf", hollow_bomb("BombBackwards", loca_format=1, is_backwards=True)
    yield "broken/bomb-loca-short.ttf", hollow_bomb("BombShort", loca_format=1, loca_length=8)
    yield "broken/bomb-beside-cff.ttf", hollow_bomb("BombBeside", has_programs=True)
    yield "broken/bomb-variable.ttf", hollow_bomb("BombVariable", is_variable=True)
    yield "broken/cff-subr-self.otf", subroutine_self()
    yield "broken/far-steps.otf", far_steps()
    yield "broken/deep-stack.otf", deep_stack()
    yield "broken/loca-backwards.ttf", loca_backwards(box)
    yield "broken/ttc-zero.ttc", b"ttcf" + struct.pack(">LL", 0x10000, 0)
    yield "broken/no-hmtx.ttf", without(box, "hmtx")
    yield "broken/bad-cmap.ttf", bad_cmap(box)
    yield "broken/upm-zero.ttf", sfnt.patched(box, "head", 18, b"\0\0")
    yield "broken/name-outside.ttf", name_outside(box)
    yield "broken/no-hhea.ttf", without(box, "hhea")
    yield "broken/no-loca.ttf", without(box, "loca")
    yield "broken/upm-huge.ttf", sfnt.patched(box, "head", 18, b"\xff\xff")
    yield "broken/far-offsets.ttf", far_offsets(box)
    yield "broken/names-uncounted.ttf", sfnt.patched(box, "name", 2, b"\xff\xff")
    yield "broken/ttc-many.ttc", b"ttcf" + struct.pack(">LL", 0x10000, 1 << 30)
    yield "broken/many-glyphs.woff", many_glyphs(broken_box("ManyGlyphs"))
    yield "broken/overlapping.woff", overlapping(dict(packed())["packed/SpecimenBox-Regular.woff"])
    cut = dict(packed())["packed/SpecimenBox-Regular.woff2"]
    yield "broken/truncated.woff2", cut[:len(cut) // 2]
