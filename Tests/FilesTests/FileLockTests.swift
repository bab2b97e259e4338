#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import TestSupport
import Testing

@Suite("A file that one process at a time owns")
struct FileLockTests {
  private let scratch = ScratchFolder()
  private var path: String { "\(scratch.path)/work.lock" }

  @Test("It is there while it is owned, and gone when the work is done")
  func finished() throws {
    let lock = try FileLock(path: path)
    let wasBrokenOff = lock.wasBrokenOff
    #expect(!wasBrokenOff)
    #expect(FileCalls.exists(path))
    lock.finish()
    #expect(!FileCalls.exists(path))
  }

  @Test("Work that was broken off is seen by the next owner, and by who only looks")
  func brokenOff() throws {
    do {
      var lock = try FileLock(path: path)
      lock.begin()
    }
    #expect(FileLock.waitForOwner(of: path))
    let next = try FileLock(path: path)
    let wasBrokenOff = next.wasBrokenOff
    #expect(wasBrokenOff)
    next.finish()
    #expect(!FileLock.waitForOwner(of: path))
  }

  @Test("Work that ended before it began to change anything was not broken off")
  func notBegun() throws {
    do { _ = try FileLock(path: path) }
    #expect(!FileLock.waitForOwner(of: path))
    let next = try FileLock(path: path)
    let wasBrokenOff = next.wasBrokenOff
    #expect(!wasBrokenOff)
    next.finish()
    #expect(!FileCalls.exists(path))
  }

  @Test("An empty file is one whose maker never began")
  func empty() throws {
    _ = scratch.write([], as: "work.lock")
    #expect(!FileLock.waitForOwner(of: path))
    let lock = try FileLock(path: path)
    let wasBrokenOff = lock.wasBrokenOff
    #expect(!wasBrokenOff)
    lock.finish()
    #expect(!FileCalls.exists(path))
  }

  @Test("Of several that want it at once each has it alone")
  func several() throws {
    // Each adds a line by reading all and writing all, which loses lines where two do it at once.
    _ = scratch.write([], as: "lines")
    let lines = "\(scratch.path)/lines"
    let path = path
    var threads: [pthread_t] = []
    for _ in 0..<4 {
      let body = Unmanaged.passRetained(Work(lock: path, lines: lines)).toOpaque()
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { argument in
          argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue() }?.run()
          return nil
        }, body)
      threads.append(thread)
    }
    for thread in threads { pthread_join(thread, nil) }
    #expect(scratch.read("lines").count == 100)
    #expect(!FileCalls.exists(path))
  }

  private final class Work: Sendable {
    let lock: String
    let lines: String

    init(lock: String, lines: String) {
      self.lock = lock
      self.lines = lines
    }

    func run() {
      for _ in 0..<25 {
        guard let owned = try? FileLock(path: lock) else { return }
        let bytes = (try? FileCalls.read(lines, limit: 1000)).flatMap { $0 } ?? []
        try? OutputFile.write(bytes + [10], to: lines)
        owned.finish()
      }
    }
  }

  @Test("A folder that isn't there is an error")
  func missingFolder() {
    #expect(throws: SystemError(code: ENOENT)) { _ = try FileLock(path: "\(scratch.path)/none/lock") }
  }
}
