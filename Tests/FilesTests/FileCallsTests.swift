#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import TestSupport
import Testing

@Suite("Folders and files")
struct FileCallsTests {
  private let scratch = ScratchFolder()

  private func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  @Test("Folders are made with those above them, and a second time nothing happens")
  func folders() throws {
    try FileCalls.makeFolders(path("a/b/c"))
    try FileCalls.makeFolders(path("a/b/c"))
    #expect(FileCalls.isDirectory(path("a/b/c")))
    _ = scratch.write([1], as: "file")
    #expect(throws: SystemError(code: ENOTDIR)) { try FileCalls.makeFolders(path("file/d")) }
  }

  @Test("A folder's names come sorted, hidden ones too")
  func names() throws {
    for name in ["b", ".hidden", "a"] { _ = scratch.write([], as: name) }
    #expect(try FileCalls.names(in: scratch.path) == [".hidden", "a", "b"])
    #expect(throws: SystemError(code: ENOENT)) { _ = try FileCalls.names(in: path("none")) }
  }

  @Test("What is removed is gone, and what was gone is no error; a folder goes only when it is empty")
  func removal() throws {
    let file = scratch.write([1], as: "file")
    try FileCalls.remove(file)
    try FileCalls.remove(file)
    #expect(!FileCalls.exists(file))
    try FileCalls.makeFolders(path("a/b"))
    #expect(!FileCalls.removeEmptyFolder(path("a")))
    #expect(FileCalls.removeEmptyFolder(path("a/b")))
    #expect(FileCalls.removeEmptyFolder(path("a")))
  }

  @Test("Bytes are added at a file's end, which is made for them")
  func append() throws {
    try FileCalls.append([1, 2], to: path("log"))
    try FileCalls.append([3], to: path("log"))
    #expect(scratch.read("log") == [1, 2, 3])
    #expect(throws: SystemError(code: ENOSPC)) { try FileCalls.append([1], to: "/dev/full") }
  }
}
