"""What else `make bench` measures: the floor, growth with the scale, many documents, verify and compare."""

import subprocess

from benchmark import BUILT, PROJECT
from peers import SOURCES, VENV, from_pypi
from timing import Missing, compile_c, flags, in_turns, instructions, last_line, median, ratio, rounds_for

SPECIMEN = BUILT / "specimen"
LIBRARIES = (
    "cairo freetype2 harfbuzz fribidi libisal libpng zlib fontconfig nettle libxxhash yaml-0.1 libdeflate"
).split()
DOCUMENTS, FEW = 200, 20
FAMILIES = ("Zilla Slab", "Fira Sans", "Inter")
WORDS = (
    "Hamburgefonstiv quick brown fox jumps over lazy dog Sphinx of black quartz judge vow pack box with five dozen liquor jugs"
).split()
# Differing pixels that a comparison has to find.
CHANGED = 300

PAIR = """
import random, sys
from PIL import Image
before = Image.open(sys.argv[1]).convert("RGB")
before.save(sys.argv[2])
dice = random.Random(5)
for _ in range(int(sys.argv[4])):
    place = dice.randrange(before.width), dice.randrange(before.height)
    red, green, blue = before.getpixel(place)
    before.putpixel(place, (red ^ dice.randrange(1, 256), green, blue))
before.save(sys.argv[3])
"""
BLAZEDIFF = "import sys, blazediff; blazediff.compare(sys.argv[1], sys.argv[2], threshold=0.0)"


def generate(output, *options):
    return [SPECIMEN, "generate", "--quiet", *options, "--out", output]


def floor(launcher, folder):
    """Pieces of the least that a PNG at 2x could take: {name: (milliseconds of the processor, bytes)}.

    The whole is an empty process that is linked with our libraries, each pixel written once, and the fastest deflate of
    the same rows: with as many bytes a pixel as our file has. What it would be with three stands beside it.
    """
    program = compile_c(SOURCES / "floor.c", folder / "floor", "-Wl,--no-as-needed", *flags(*LIBRARIES))
    empty = median(launcher.measure([program, "empty"]).processor for _ in range(15)) * 1e3
    picture = folder / "floor.png"
    launcher.measure(generate(picture, "--scale", "2", "--compression", "small"))
    pieces = {"empty process": (empty, 0)}
    for prefix, channels in (("", 3 if is_rgb(picture) else 1), ("RGB: ", 3)):
        pieces.update(floor_lines(program, prefix, "picture", picture, channels))
    pieces.update(floor_lines(program, "", "libpng", picture))
    pieces["specimen, small"] = (0.0, picture.stat().st_size)
    return pieces


def is_rgb(picture):
    """Whether a PNG has three bytes a pixel: the colour type is the tenth byte of its header."""
    return picture.read_bytes()[25] == 2


def floor_lines(program, prefix, *arguments):
    found = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
    if found.returncode != 0:
        raise Missing(f"floor: {last_line(found.stderr)}")
    lines = (line.split("\t") for line in found.stdout.splitlines())
    return {prefix + name: (float(taken), int(size)) for name, taken, size in lines}


def floor_total(pieces, prefix=""):
    """Milliseconds of the floor, and which deflate was the fastest; of pieces whose names begin with `prefix`."""
    deflates = {name: pieces[prefix + name][0] for name in ("zlib 1", "libdeflate 1", "ISA-L 0", "ISA-L 1")}
    fastest = min(deflates, key=deflates.get)
    return pieces["empty process"][0] + pieces[prefix + "pixels"][0] + deflates[fastest], fastest


def scales(launcher, folder):
    """Peak memory in bytes and instructions of a PNG at 1x, 2x and 4x."""
    found = {}
    for scale in (1, 2, 4):
        command = generate(folder / f"scale-{scale}.png", "--scale", scale)
        peak = max(launcher.measure(command).peak for _ in range(5))
        found[scale] = (peak, instructions(SPECIMEN, command[1:], folder))
    return found


def growth(one, two, four):
    """What 4x adds to 2x over four times what 2x adds to 1x: 1 where only the pixels cost."""
    return (four - two) / (4 * (two - one))


def write_documents(folder, count=DOCUMENTS):
    """Documents of which no two have a sample or a size in common, in pairs of three families.

    Every tenth brings a font file of its own, so that it shares nothing that was shaped with any other.
    """
    folder.mkdir(exist_ok=True)
    source = (PROJECT / "specimens/default/default.yaml").read_text(encoding="utf-8")
    face = (PROJECT / "Fonts/test/SpecimenSerif-Medium.ttf").read_bytes()
    paths = []
    for number in range(count):
        heading, text = FAMILIES[number % 3], FAMILIES[(number + 1 + number // 3 % 2) % 3]
        head = f"name: Sheet {number:03}\ndefaults: {{ sample: {sample(number)} }}"
        if number % 10 == 9:
            # What stands behind a font's tables is its own and changes nothing.
            (folder / f"own-{number:03}.ttf").write_bytes(face + number.to_bytes(4, "big"))
            head += f"\nfonts: {{ sources: [{{ file: own-{number:03}.ttf }}] }}"
            heading = "Specimen Serif"
        document = source.replace("name: Default", head)
        document = document.replace("family: Zilla Slab", f"family: {heading}").replace("family: Fira Sans", f"family: {text}")
        document = document.replace("weight: medium }", f"weight: medium, size: {13 + number * 0.08:.2f} }}")
        paths.append(folder / f"document-{number:03}.yaml")
        paths[-1].write_text(document, encoding="utf-8")
    return paths


def sample(number):
    """One to six words that begin at another one for each number, and the number."""
    words = [WORDS[(number * 7 + place) % len(WORDS)] for place in range(1 + number % 6)]
    return f"{' '.join(words)} {number}"


def many(launcher, folder):
    """(time of --jobs 1 over --jobs 2, peaks of 200 with 1 and 2 jobs and of 20 with 1 in bytes, seconds of each)."""
    documents = write_documents(folder / "documents")
    target = folder / "many-{name}.pdf"
    two = generate(target, "--jobs", "2", *documents)
    one = generate(target, "--jobs", "1", *documents)
    few = launcher.measure(generate(target, "--jobs", "1", *documents[:FEW]))
    count = 1 if launcher.quick else 3
    pairs, _ = in_turns(lambda: launcher.measure(two), {"one": (lambda: launcher.measure(one), count)})
    faster = ratio(pairs["one"])
    peaks = max(own.peak for own, _ in pairs["one"]), max(other.peak for _, other in pairs["one"])
    seconds = median(other.wall for _, other in pairs["one"]), median(own.wall for own, _ in pairs["one"])
    return faster, peaks, few.peak, seconds


def free_cores(folder, launcher):
    """How much two busy processes at once do of what two cores would: 2 when both are free."""
    busy = [folder / "floor", "busy"]
    alone = launcher.measure(busy).wall
    words = [launcher.program, "/dev/null", *busy]
    both = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    slowest = max(float(process.communicate()[0].split()[0]) for process in both)
    return 2 * alone / slowest


def verify(launcher, folder):
    """An unchanged sheet's verify beside drawing it at 1x: pairs of (drawing, verify)."""
    document = PROJECT / "specimens/default/default.yaml"
    goldens = folder / "goldens"
    launcher.measure([SPECIMEN, "record", document, "--goldens", goldens, "--quiet"])
    command = [SPECIMEN, "verify", document, "--goldens", goldens, "--quiet"]
    drawing = generate(folder / "verify.png", "--scale", "1", document)
    count = rounds_for(launcher.measure(command).wall, launcher.quick)
    pairs, _ = in_turns(lambda: launcher.measure(drawing), {"verify": (lambda: launcher.measure(command), count)})
    return pairs["verify"], instructions(SPECIMEN, command[1:], folder)


def compare(launcher, folder):
    """blazediff beside our compare over two pictures that differ in a few pixels: pairs, and its version."""
    version = from_pypi("blazediff", "blazediff")
    python = VENV / "bin/python"
    source, before, after = (folder / f"compare-{name}.png" for name in ("source", "before", "after"))
    launcher.measure(generate(source, "--scale", "2"))
    made = subprocess.run([python, "-c", PAIR, source, before, after, str(CHANGED)], capture_output=True, text=True)
    if made.returncode != 0:
        raise Missing(f"Pillow: {last_line(made.stderr)}")
    ours = [SPECIMEN, "compare", before, after, "--quiet"]
    theirs = [python, "-c", BLAZEDIFF, before, after]
    decoder = {"BLAZEDIFF_PNG_ENABLED": "1"}
    count = rounds_for(launcher.measure(theirs, decoder).wall, launcher.quick)
    pairs, _ = in_turns(
        # Pictures that differ end it with exit code 1.
        lambda: launcher.measure(ours, accepted=(0, 1)),
        {"blazediff": (lambda: launcher.measure(theirs, decoder), count)},
    )
    return pairs["blazediff"], version
