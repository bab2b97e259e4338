#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import SpecimenCommand
import TestSupport
import Testing

@Suite("What the command says of an output that is not written")
struct WritingErrorTests {
  private let scratch = ScratchFolder()

  @Test("It names the path and the system's words, and says what helps, when something does")
  func words() {
    mkdir(path("folder"), 0o777)
    _ = scratch.write([1], as: "file")
    symlink("loop.txt", path("loop.txt"))
    expectFailure(path("loop.txt"), ELOOP, "too many levels of symbolic links", hint: nil)
    expectFailure("/dev/full", ENOSPC, "no space left on device", hint: "make some room")
    expectFailure(
      path("none/x.txt"), ENOENT, "no such file or directory",
      hint: "the folder '\(path("none"))' is not there; make it first")
    expectFailure(path("folder"), EISDIR, "is a directory", hint: "name a file in the folder")
    expectFailure(path("folder/"), EISDIR, "is a directory", hint: "name a file in the folder")
    expectFailure(path("file/x.txt"), ENOTDIR, "not a directory", hint: nil)
    expectFailure(path("file/"), ENOTDIR, "not a directory", hint: nil)
    expectFailure(path(String(repeating: "x", count: 256)), ENAMETOOLONG, "file name too long", hint: nil)
    #expect(scratch.read("file") == [1])
  }

  @Test("Of a pipe without a reader and of rights it says so, too")
  func kinds() {
    let pipe = CommandError.notWritten(.file(path("pipe")), SystemError(code: EPIPE))
    #expect(pipe.description == "cannot write '\(path("pipe"))': broken pipe")
    #expect(pipe.hint == "the program that was reading the output has ended")
    let rights = CommandError.notWritten(.file(path("x")), SystemError(code: EACCES))
    #expect(rights.description == "cannot write '\(path("x"))': permission denied")
    #expect(rights.hint == "choose another place, or change its rights")
    let old = CommandError.notWritten(.file(scratch.write([1], as: "old")), SystemError(code: ENOSPC))
    #expect(old.hint == "make some room; the file is as it was")
  }

  private func expectFailure(_ path: String, _ code: Int32, _ words: String, hint: String?) {
    let error = CommandError.notWritten(.file(path), SystemError(code: code))
    let run = CommandRun(["obfuscate", "\(TestFaces.folder)/SpecimenBox-Regular.ttf", "--xor", "a", "--out", path])
    let lines = ["error: \(error)"] + (hint.map { ["hint: \($0)"] } ?? [])
    #expect(run.standardError == lines.map { TerminalText.escaped($0) + "\n" }.joined())
    #expect(run.exitCode == 5)
    #expect(error.description == "cannot write \(TerminalText.quoted(path)): \(words)")
    #expect(error.hint == hint)
  }

  private func path(_ name: String) -> String { "\(scratch.path)/\(name)" }
}
