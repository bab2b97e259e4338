import Files
import TestSupport
import Testing

@Suite("Which file a path leads to")
struct FileNumberTests {
  @Test("Paths of one file have one number, through links too; a copy has another, a folder and nothing have none")
  func numbers() {
    let scratch = ScratchFolder()
    let path = scratch.write([1], as: "a")
    _ = ProcessRun.run("sh", ["-c", "cd '\(scratch.path)' && ln -s a soft && ln a hard && cp a copy"])
    let number = FileNumber(path: path)
    #expect(number != nil)
    for name in ["./a", "soft", "hard"] { #expect(FileNumber(path: "\(scratch.path)/\(name)") == number, "\(name)") }
    #expect(FileNumber(path: "\(scratch.path)/copy") != number)
    #expect(FileNumber(path: "\(scratch.path)/none") == nil)
    #expect(FileNumber(path: scratch.path) == nil)
  }
}
