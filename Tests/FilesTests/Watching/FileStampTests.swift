import Files
import TestSupport
import Testing

@Suite("Stamps of files")
struct FileStampTests {
  private let scratch = ScratchFolder()

  private func stamp(_ name: String, after commands: String) -> FileStamp? {
    _ = ProcessRun.run("sh", ["-c", "cd '\(scratch.path)' && \(commands)"])
    return FileStamp(path: "\(scratch.path)/\(name)")
  }

  @Test("What changes a file changes its stamp, and reading it doesn't")
  func file() {
    let first = stamp("a", after: "echo one >a")
    #expect(first != nil)
    #expect(stamp("a", after: "cat a") == first)
    let longer = stamp("a", after: "echo three >a")
    #expect(longer != first)
    #expect(stamp("a", after: "touch -d '2001-02-03' a") != longer)
    #expect(stamp("a", after: "cp -p a b; mv b a") != stamp("a", after: "cp -p a b; mv b a"))
    #expect(stamp("a", after: "rm a") == nil)
  }

  @Test("A folder is the same whatever is written in it, and another one when it is made again")
  func folder() {
    let first = stamp("f", after: "mkdir f")
    #expect(first?.isFolder == true)
    #expect(stamp("a", after: "echo a >a; mkfifo p")?.isFolder == false)
    #expect(stamp("p", after: ":")?.isFolder == false)
    #expect(stamp("f", after: "echo a >f/a") == first)
    #expect(stamp("f", after: "mkdir g; rm -r f; mv g f") != first)
  }
}
