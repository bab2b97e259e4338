import Files
import Synchronization
import TestSupport
import Testing

@Suite("A process that asks another to write leaves the same files as one that writes")
struct FileWriterTests {
  private let scratch = ScratchFolder()
  private let old = Array("old and whole\n".utf8)
  private let new = Array("new\n".utf8)

  @Test("A file is written whole, in steps or at once", arguments: [false, true])
  func writes(_ asks: Bool) throws {
    let writer = writer(asks)
    let path = scratch.write(old, as: "a.pdf")
    let file = try writer.open(path)
    try file.write(Array("ne".utf8))
    try file.write(Array("w\n".utf8))
    try file.sync()
    #expect(scratch.read("a.pdf") == old)
    try file.commit()
    #expect(scratch.read("a.pdf") == new)
    try writer.write(old, to: path)
    #expect(scratch.read("a.pdf") == old)
    #expect(names() == ["a.pdf"])
  }

  @Test("A file that is begun and given up leaves the old one", arguments: [false, true])
  func abandons(_ asks: Bool) throws {
    let path = scratch.write(old, as: "a.pdf")
    do {
      let file = try writer(asks).open(path)
      try file.write(new)
    }
    #expect(scratch.read("a.pdf") == old)
    #expect(names() == ["a.pdf"])
  }

  @Test("Folders are made and removed, and bytes are added to a file", arguments: [false, true])
  func folders(_ asks: Bool) throws {
    let writer = writer(asks)
    try writer.makeFolder("\(scratch.path)/a")
    try writer.makeFolders("\(scratch.path)/a/b/c")
    try writer.makeFolders("\(scratch.path)/a/b/c")
    #expect(!writer.removeEmptyFolder("\(scratch.path)/a/b"))
    #expect(writer.removeEmptyFolder("\(scratch.path)/a/b/c"))
    try writer.append(old, to: "\(scratch.path)/log")
    try writer.append(new, to: "\(scratch.path)/log")
    #expect(scratch.read("log") == old + new)
    try writer.remove("\(scratch.path)/log")
    try writer.remove("\(scratch.path)/log")
    #expect(names() == ["a"])
  }

  @Test("A lock is owned until the work is done, and says when work was broken off", arguments: [false, true])
  func locks(_ asks: Bool) throws {
    let path = "\(scratch.path)/a.recording"
    let writer = writer(asks)
    do {
      var lock = try writer.lock(path)
      let wasBrokenOff = lock.wasBrokenOff
      #expect(!wasBrokenOff)
      #expect(names() == ["a.recording"])
      lock.begin()
    }
    let lock = try writer.lock(path)
    let wasBrokenOff = lock.wasBrokenOff
    #expect(wasBrokenOff)
    lock.finish()
    #expect(names().isEmpty)
  }

  @Test("The system's errors come back", arguments: [false, true])
  func errors(_ asks: Bool) {
    #expect(throws: SystemError(code: 2)) { try writer(asks).write(new, to: "\(scratch.path)/none/a.pdf") }
  }

  @Test("What is none of the outputs is refused, and numbers that nobody gave are, too")
  func refuses() {
    let service = FileService(rights: rights)
    #expect(throws: SystemError(code: 13)) { try service.perform(.open("/tmp/another-folder/a.pdf")) }
    #expect(throws: SystemError(code: 13)) { try service.perform(.remove("\(scratch.path)/../a.pdf")) }
    #expect(throws: SystemError(code: 9)) { try service.perform(.write(file: 7, new)) }
    #expect(throws: SystemError(code: 9)) { try service.perform(.commit(file: -1)) }
  }

  @Test("No more files are begun at a time than 256")
  func limit() throws {
    let service = FileService(rights: rights)
    for number in 0..<FileService.limit { _ = try service.perform(.open("\(scratch.path)/\(number)")) }
    #expect(throws: SystemError(code: 24)) { try service.perform(.open("\(scratch.path)/more")) }
  }

  private var rights: OutputRights {
    var rights = OutputRights()
    rights.folders = [OutputRights.File(parts: [scratch.path])]
    rights.appended = [OutputRights.File(parts: ["\(scratch.path)/log"])]
    return rights
  }

  private func writer(_ asks: Bool) -> FileWriter { asks ? .channel(ServiceChannel(rights: rights)) : .direct }

  private func names() -> [String] { (try? FileCalls.names(in: scratch.path)) ?? [] }
}

/// A channel to a service in the same process.
private final class ServiceChannel: FileChannel {
  private let service: Mutex<FileService>

  init(rights: OutputRights) { service = Mutex(FileService(rights: rights)) }

  func ask(_ request: FileRequest) throws(SystemError) -> Int {
    try service.withLock { service throws(SystemError) in try service.perform(request) }
  }
}
