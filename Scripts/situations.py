"""What `Scripts/inject-faults` does to the place of a file before or while it is written, and what is to come of it."""

import os
import shutil
import signal
import socket
import stat
import subprocess
import time
from pathlib import Path

from faults import SPECIMEN, call

OLD = b"old and whole\n"
NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


class Place:
    """A folder with a document, and an old file at sheet.svg."""

    def __init__(self, template, root, fonts, new):
        self.folder = Path(template.copy(root))
        self.sheet, self.new, self.fonts = self.folder / "sheet.svg", new, fonts
        self.sheet.write_bytes(OLD)
        self.words = [SPECIMEN, *template.words[1:]]

    def run(self, *prefix, out=None, before=None):
        words = [*prefix, *self.words]
        if out:
            words[-1] = out
        return call(words, self.folder, before=before)

    def names(self):
        return sorted(set(os.listdir(self.folder)) - {"museo.yaml", "other.yaml"})

    def expect(self, run, code, said="", content=None, names=("sheet.svg",)):
        """What is wrong with an outcome; `content` is the sheet's bytes, by default new ones when the code is 0."""
        content = (self.new if code == 0 else OLD) if content is None else content
        wrong = [] if run.code == code else [f"exit code {run.code}"]
        wrong += [] if said in run.said else [f"said {run.said!r}"]
        wrong += [] if self.names() == sorted(names) else [f"names {self.names()}"]
        if content is not False and self.sheet.read_bytes() != content:
            wrong.append("lost")
        return wrong


def during_sync(place, change):
    """Runs the job, and changes its place while the new file is brought to the disk."""
    process = subprocess.Popen(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=fsync:delay_enter=1500000", *map(str, place.words)],
        cwd=place.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    number = {"x86_64": "74", "aarch64": "82"}[os.uname().machine]
    end = time.monotonic() + 30
    while time.monotonic() < end and number not in traced_calls(process.pid):
        time.sleep(0.01)
    change(place)
    said = process.communicate()[0].decode()
    process.said, process.code = said, process.returncode
    return process


def traced_calls(strace):
    """The numbers of the calls that the programs of a strace are in."""
    found = []
    for child in Path(f"/proc/{strace}/task/{strace}/children").read_text().split():
        try:
            found.append(Path(f"/proc/{child}/syscall").read_text().split()[0])
        except (OSError, IndexError):
            pass
    return found


def become(make):
    def change(place):
        place.sheet.unlink()
        make(place.sheet)
    return change


def chain(place, count):
    """Links, each to the next, the last to the sheet."""
    for number in range(count):
        (place.folder / f"link{number}.svg").symlink_to(f"link{number + 1}.svg" if number + 1 < count else "sheet.svg")
    return [f"link{number}.svg" for number in range(count)]


def linked(place):
    names = chain(place, 39)
    return place.expect(place.run(out="link0.svg"), 0, names=[*names, "sheet.svg"])


def linked_too_often(place):
    names = chain(place, 41)
    return place.expect(place.run(out="link0.svg"), 5, "symbolic links", names=[*names, "sheet.svg"])


def loop(place):
    (place.folder / "loop.svg").symlink_to("loop.svg")
    return place.expect(place.run(out="loop.svg"), 5, "symbolic links", names=["loop.svg", "sheet.svg"])


def dangling(place):
    (place.folder / "link.svg").symlink_to("made.svg")
    run = place.run(out="link.svg")
    return place.expect(run, 0, content=OLD, names=["link.svg", "made.svg", "sheet.svg"])


def hard_link(place):
    os.link(place.sheet, place.folder / "other.svg")
    wrong = place.expect(place.run(), 0, names=["other.svg", "sheet.svg"])
    return wrong + ([] if (place.folder / "other.svg").read_bytes() == OLD else ["the other name has other bytes"])


def read_only_folder(place):
    os.chmod(place.folder, 0o555)
    run = place.run(*NOBODY)
    os.chmod(place.folder, 0o755)
    return place.expect(run, 5, "permission denied")


def read_only_file(place):
    os.chmod(place.folder, 0o777)
    os.chmod(place.sheet, 0o444)
    return place.expect(place.run(*NOBODY), 5, "permission denied")


def file_of_another(place):
    """A file that everybody may write in a folder that everybody may: the owner can't be kept."""
    os.chmod(place.folder, 0o777)
    os.chown(place.sheet, 1234, 2345)
    os.chmod(place.sheet, 0o4676)
    wrong = place.expect(place.run(*NOBODY), 0)
    mode = stat.S_IMODE(place.sheet.stat().st_mode)
    return wrong + ([] if mode == 0o666 else [f"mode {mode:o}"])


def group_kept(place):
    os.chmod(place.folder, 0o777)
    os.chown(place.sheet, 1234, 2345)
    os.chmod(place.sheet, 0o664)
    wrong = place.expect(place.run("setpriv", "--reuid=65534", "--regid=65534", "--groups=2345"), 0)
    found = place.sheet.stat()
    return wrong + ([] if (found.st_uid, found.st_gid) == (65534, 2345) else ["the group is another"])


def owner_kept(place):
    os.chown(place.sheet, 1234, 2345)
    os.chmod(place.sheet, 0o4640)
    wrong = place.expect(place.run(), 0)
    found = place.sheet.stat()
    same = (found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == (1234, 2345, 0o4640)
    return wrong + ([] if same else ["owner or mode are others"])


def sticky(place):
    """In a sticky folder nobody may replace another's file."""
    os.chmod(place.folder, 0o1777)
    os.chown(place.sheet, 1234, 2345)
    os.chmod(place.sheet, 0o666)
    return place.expect(place.run(*NOBODY), 5, "not permitted")


def immutable(place):
    if subprocess.run(["chattr", "+i", place.sheet], stderr=subprocess.DEVNULL).returncode != 0:
        return []
    run = place.run()
    subprocess.run(["chattr", "-i", place.sheet], check=True)
    return place.expect(run, 5, "permi")


def read_only_mount(place):
    subprocess.run(["mount", "--bind", place.folder, place.folder], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", place.folder], check=True)
    run = place.run()
    subprocess.run(["umount", place.folder], check=True)
    return place.expect(run, 5, "read-only")


def folder_gone(place):
    inner = place.folder / "inner"
    inner.mkdir()
    place.words[-1] = "inner/sheet.svg"
    run = during_sync(place, lambda place: inner.rmdir())
    return place.expect(run, 5, "no such file")


def meanwhile_a_folder(place):
    run = during_sync(place, become(Path.mkdir))
    return place.expect(run, 5, "is a directory", content=False)


def meanwhile_a_link(place):
    run = during_sync(place, become(lambda path: path.symlink_to("museo.yaml")))
    before = (place.folder / "museo.yaml").read_bytes()
    return place.expect(run, 0) + (["the document is lost"] if b"format" not in before else [])


def meanwhile_a_dangling_link(place):
    return place.expect(during_sync(place, become(lambda path: path.symlink_to("nowhere"))), 0)


def meanwhile_a_pipe(place):
    return place.expect(during_sync(place, become(os.mkfifo)), 0)


def meanwhile_gone(place):
    return place.expect(during_sync(place, lambda place: place.sheet.unlink()), 0)


def meanwhile_there(place):
    place.sheet.unlink()
    return place.expect(during_sync(place, lambda place: place.sheet.write_bytes(OLD)), 0)


def device(place):
    return place.expect(place.run("sh", "-c", '"$0" "$@" --format svg', out="/dev/full"), 5, "no space left")


def socket_there(place):
    end = socket.socket(socket.AF_UNIX)
    end.bind(str(place.folder / "s.svg"))
    return place.expect(place.run(out="s.svg"), 5, "error: cannot write", names=["s.svg", "sheet.svg"])


def standard_output(place):
    place.words[-1:] = ["/dev/stdout", "--format", "svg"]
    run = place.run("sh", "-c", '"$0" "$@" >sheet.svg')
    return place.expect(run, 0)


def closed_output(place):
    place.words[-1:] = ["-", "--format", "svg"]
    return place.expect(place.run("sh", "-c", '"$0" "$@" >&-'), 5, "bad file descriptor")


def closed_pipe(place):
    place.words[-1:] = ["-", "--format", "svg"]
    script = 'mkfifo go; { { read x <go; "$0" "$@" 2>&3; echo code $? >&3; } | { exec <&-; echo >go; }; } 3>&1; rm go'
    return place.expect(place.run("sh", "-c", script), 0, "code 5", content=OLD)


def watched(number):
    def stop(place):
        place.words[1] = "watch"
        process = subprocess.Popen([str(word) for word in place.words], cwd=place.folder, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE)
        end = time.monotonic() + 30
        while time.monotonic() < end and place.sheet.read_bytes() == OLD:
            time.sleep(0.02)
        process.send_signal(number)
        try:
            said = process.communicate(timeout=30)[1].decode()
        except subprocess.TimeoutExpired:
            process.kill()
            return ["hung"]
        process.said, process.code = said, process.returncode
        return place.expect(process, 0, content=place.new)
    return stop


ALL = {
    "39 links": linked, "41 links": linked_too_often, "a link to itself": loop, "a link to nothing": dangling,
    "a hard link": hard_link, "became a folder": meanwhile_a_folder, "became a link": meanwhile_a_link,
    "became a link to nothing": meanwhile_a_dangling_link, "became a pipe": meanwhile_a_pipe, "went": meanwhile_gone,
    "came": meanwhile_there, "the folder went": folder_gone, "/dev/full": device, "a socket": socket_there,
    "/dev/stdout": standard_output, "standard output closed": closed_output, "a pipe without a reader": closed_pipe,
    "watch, SIGINT": watched(signal.SIGINT), "watch, SIGTERM": watched(signal.SIGTERM), "watch, SIGHUP": watched(signal.SIGHUP),
}
ROOTS = {
    "a closed folder": read_only_folder, "a file closed to the user": read_only_file, "another's file": file_of_another,
    "another's file, the group kept": group_kept, "the superuser's owner kept": owner_kept, "a sticky folder": sticky,
    "an immutable file": immutable,
}


def situations(template, root, fonts, mounts):
    """Each situation's name, and what is wrong with its outcome."""
    template.prepare(root, fonts)
    chosen = {**ALL, **(ROOTS if os.geteuid() == 0 else {})}
    if mounts:
        chosen["a read-only mount"] = read_only_mount
    for name, situation in chosen.items():
        place = Place(template, root, fonts, template.new["sheet.svg"])
        yield name, situation(place)
        shutil.rmtree(place.folder)
