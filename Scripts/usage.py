"""What a script's --help says, and which program it runs."""

import argparse
import sys
from pathlib import Path


def parser(header):
    """Options whose help begins with the script's whole header; a wrong one ends the script with the usage and exit code 2."""
    return argparse.ArgumentParser(description=header, formatter_class=argparse.RawDescriptionHelpFormatter,
                                   allow_abbrev=False)


def program(path):
    """A program's path; where none is there the script ends with a message."""
    if not Path(path).is_file():
        sys.exit(f"error: no program at '{path}'\nhint: make build, or for --asan what .ci/run has; SPECIMEN names another")
    return Path(path)
