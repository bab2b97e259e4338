#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import Golden
import SpecimenCommand
import TestSupport
import Testing

@Suite("Goldens and what can go wrong with them")
struct GoldenFaultTests {
  private let golden = GoldenCommand()

  private func shell(_ script: String) throws -> ProcessRun {
    // What continuous integration sets would keep the program from recording.
    let prelude = """
      unset CI GITHUB_ACTIONS SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS
      cd '\(golden.scratch.path)'
      run() { "$0" "$@" --default-fonts '\(golden.command.defaults)'; }

      """
    return try #require(ProcessRun.run("sh", ["-c", prelude + script, ProcessTests.binary]))
  }

  @Test(
    "A manifest that was cut, edited by hand or merged badly is exit code 2, and recording repairs it",
    arguments: ["cut", "edited", "merged", "empty", "folder"])
  func manifest(_ fault: String) throws {
    golden.recordText()
    let text = String(decoding: golden.scratch.read("museo.goldens/grid.manifest"), as: UTF8.self)
    let (broken, words): (String, String) =
      switch fault {
      case "cut": (String(text.prefix(text.count / 2)), "the manifest has no last line 'end …'")
      case "edited":
        (text.replacing("large.custom 17 ", with: "large.custom 18 "), "the manifest was changed after it was written")
      case "merged": ("<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> main\n", "line 1 is the marker of a merge conflict")
      default: ("", "and this file has nothing in its first line")
      }
    _ = golden.scratch.write(Array(broken.utf8), as: "museo.goldens/grid.manifest")
    if fault == "folder" {
      unlink(golden.path("museo.goldens/grid.manifest"))
      mkdir(golden.path("museo.goldens/grid.manifest"), 0o777)
    }
    let run = golden.run("verify")
    #expect(run.output.hasPrefix("museo.yaml: "))
    #expect(run.output.contains(fault == "folder" ? "cannot read " : words), "\(run.output)")
    #expect(run.code == 2)
    let record = golden.run("record", ["museo.yaml"], ["--store", "hash"])
    guard fault != "folder" else {
      #expect(record.messages == "error: cannot write 'museo.goldens/grid.manifest': is a directory\n")
      #expect(record.code == 5)
      return
    }
    #expect(record.code == 0)
    #expect(golden.run("verify").code == 0)
  }

  @Test("An image that was half written is exit code 2, and recording repairs it")
  func image() {
    _ = golden.run("record")
    let whole = golden.scratch.read("museo.goldens/grid.png")
    _ = golden.scratch.write(Array(whole.prefix(whole.count / 2)), as: "museo.goldens/grid.png")
    let run = golden.run("verify")
    #expect(run.output.contains("the picture ends early"), "\(run.output)")
    #expect(run.code == 2)
    #expect(golden.run("record").output == "museo.yaml: recorded 22 cells in 'museo.goldens'\n")
    #expect(Bytes(golden.scratch.read("museo.goldens/grid.png")) == Bytes(whole))
  }

  @Test("Killed between image and manifest: the next run says so, and recording repairs it")
  func killed() throws {
    _ = golden.run("record")
    let manifest = golden.scratch.read("museo.goldens/grid.manifest")
    // What is left of a first recording: the image, and the file that says that one is under way.
    unlink(golden.path("museo.goldens/grid.manifest"))
    do {
      var lock = try FileLock(path: golden.path("museo.goldens/grid.recording"))
      lock.begin()
    }
    let run = golden.run("verify")
    #expect(
      run.output.hasPrefix("museo.yaml: the recording of this golden was broken off: it has no manifest\n"),
      "\(run.output)")
    #expect(run.code == 1)
    #expect(golden.run("record").output == "museo.yaml: recorded 22 cells in 'museo.goldens'\n")
    #expect(golden.scratch.read("museo.goldens/grid.manifest") == manifest)
    #expect(golden.names("museo.goldens") == ["grid.manifest", "grid.png"])
    #expect(golden.run("verify").code == 0)
  }

  @Test("A disk that is full while recording leaves the old golden whole")
  func full() throws {
    _ = golden.run("record")
    let before = ["grid.png", "grid.manifest"].map { Bytes(golden.scratch.read("museo.goldens/\($0)")) }
    golden.write(size: 30)
    // Files may have 8 blocks of 512 or 1,024 bytes: the manifest fits, and the image doesn't.
    let run = try shell("ulimit -f 8; run record museo.yaml 2>&1")
    #expect(
      run.output == """
        error: cannot write 'museo.goldens/grid.png': file too large
        hint: make some room; the golden is as it was

        """)
    #expect(run.status == 5)
    #expect(["grid.png", "grid.manifest"].map { Bytes(golden.scratch.read("museo.goldens/\($0)")) } == before)
    #expect(golden.names("museo.goldens") == ["grid.manifest", "grid.png"])
    golden.write()
    #expect(golden.run("verify").code == 0)
  }

  @Test("A disk that is full at a first recording leaves nothing")
  func fullAtFirst() throws {
    let run = try shell("ulimit -f 8; run record museo.yaml 2>&1")
    #expect(run.status == 5)
    #expect(!FileCalls.exists(golden.path("museo.goldens")))
  }

  @Test("Processes that record two sheets into one place at once leave one of them whole")
  func atOnce() throws {
    golden.write("other.yaml", size: 40)
    let run = try shell(
      """
      for turn in 1 2 3; do
        printf '%s.yaml\\n' museo other museo other |
          xargs -P 4 -I NAME "$0" record NAME --goldens both --store hash --default-fonts default >/dev/null 2>&1 || echo failed
        run verify museo.yaml --goldens both >/dev/null 2>&1
        first=$?
        run verify other.yaml --goldens both >/dev/null 2>&1
        echo "$first $?"
        ls -A both
      done
      """)
    for line in run.output.split(separator: "\n") {
      #expect(["0 1", "1 0", "grid.manifest"].contains(line), "\(line)")
    }
    #expect(run.status == 0)
  }

  @Test(
    "A folder that nobody may write into is exit code 5",
    .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func readOnly() {
    golden.recordText()
    golden.write(size: 19)
    chmod(golden.path("museo.goldens"), 0o555)
    defer { chmod(golden.path("museo.goldens"), 0o755) }
    let run = golden.run("record")
    #expect(
      run.messages == """
        error: cannot write 'museo.goldens/grid.recording': permission denied
        hint: change the folder's rights, or name another one

        """)
    #expect(run.code == 5)
    chmod(golden.path("museo.goldens/grid.manifest"), 0)
    #expect(golden.run("verify").output.contains("permission denied"))
  }

  @Test("Where a golden's folder can't be made, that is exit code 5")
  func noFolder() {
    _ = golden.scratch.write([1], as: "museo.goldens")
    let run = golden.run("record", ["museo.yaml"], ["--store", "hash"])
    #expect(run.messages == "error: cannot write 'museo.goldens': not a directory\n")
    #expect(run.code == 5)
  }
}
