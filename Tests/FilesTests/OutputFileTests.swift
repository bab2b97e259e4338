#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import TestSupport
import Testing

@Suite("An output file appears whole or not at all")
struct OutputFileTests {
  private let scratch = ScratchFolder()
  private let old = Array("old and whole\n".utf8)
  private let new = Array("new\n".utf8)

  @Test("A new file is there after the commit and not before, and nothing else is", arguments: [true, false])
  func new(_ prefersUnnamed: Bool) throws {
    let file = try OutputFile(path: path("new.pdf"), prefersUnnamed: prefersUnnamed)
    try file.write(Array("ne".utf8))
    try file.write(Array("w\n".utf8))
    #expect(!names().contains("new.pdf"))
    try file.commit()
    #expect(scratch.read("new.pdf") == new)
    #expect(names() == ["new.pdf"])
    _ = scratch.write(new, as: "plain.pdf")
    #expect(mode("new.pdf") == mode("plain.pdf"))
  }

  @Test("An old file is replaced in one step and keeps its mode", arguments: [true, false])
  func replaces(_ prefersUnnamed: Bool) throws {
    let path = scratch.write(old, as: "old.pdf")
    chmod(path, 0o640)
    let file = try OutputFile(path: path, prefersUnnamed: prefersUnnamed)
    try file.write(new)
    #expect(scratch.read("old.pdf") == old)
    try file.commit()
    #expect(scratch.read("old.pdf") == new)
    #expect(mode("old.pdf") == 0o640)
    #expect(names() == ["old.pdf"])
  }

  @Test("What is begun and given up leaves the old file and no other", arguments: [true, false])
  func abandoned(_ prefersUnnamed: Bool) throws {
    let path = scratch.write(old, as: "old.pdf")
    do {
      let file = try OutputFile(path: path, prefersUnnamed: prefersUnnamed)
      try file.write(new)
    }
    #expect(scratch.read("old.pdf") == old)
    #expect(names() == ["old.pdf"])
  }

  @Test("A link that is not UTF-8 is refused, since the nearest text leads to another file")
  func linkInOtherEncoding() {
    let target: [CChar] = [0x63, 0x61, 0x66, CChar(bitPattern: 0xE9), 0]
    symlink(target, path("link.pdf"))
    expectFailure(path("link.pdf"), EILSEQ)
    #expect(names() == ["link.pdf"])
  }

  @Test("The temporary file lies in the file's own folder, even when the name begins with a combining mark")
  func combiningMark() throws {
    mkdir(path("deep"), 0o777)
    let file = try OutputFile(path: path("deep/\u{301}.pdf"), prefersUnnamed: false)
    #expect(names() == ["deep"])
    try file.write(new)
    try file.commit()
    #expect(scratch.read("deep/\u{301}.pdf") == new)
    #expect(names() == ["deep"])
  }

  @Test("A link stays a link, and what it leads to is replaced, even through several, or made")
  func links() throws {
    mkdir(path("deep"), 0o777)
    _ = scratch.write(old, as: "deep/target.pdf")
    symlink("deep/target.pdf", path("near.pdf"))
    symlink(path("near.pdf"), path("far.pdf"))
    symlink("deep/dangling.pdf", path("dangling.pdf"))
    try write(path("far.pdf"))
    try write(path("dangling.pdf"))
    #expect(scratch.read("deep/target.pdf") == new)
    #expect(scratch.read("deep/dangling.pdf") == new)
    #expect(names() == ["dangling.pdf", "deep", "far.pdf", "near.pdf"])
    #expect(isLink("far.pdf") && isLink("near.pdf") && isLink("dangling.pdf"))
  }

  @Test("A link that leads to itself is an error")
  func loop() {
    symlink("loop.pdf", path("loop.pdf"))
    expectFailure(path("loop.pdf"), ELOOP)
  }

  @Test("A full device is an error, and the device stays one")
  func full() {
    expectFailure("/dev/full", ENOSPC)
    #expect(kind("/dev/full") == S_IFCHR)
  }

  @Test("The null device takes everything, and stays one")
  func null() throws {
    try write("/dev/null")
    #expect(kind("/dev/null") == S_IFCHR)
  }

  @Test("A pipe with a name is written straight to")
  func fifo() throws {
    mkfifo(path("pipe"), 0o600)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    try write(path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, bytes.count)
    close(reader)
    #expect(Array(bytes.prefix(max(count, 0))) == new)
    #expect(names() == ["pipe"])
  }

  @Test("A pipe whose reader went away is an error")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    mkfifo(path("pipe"), 0o600)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    let file = try OutputFile(path: path("pipe"))
    close(reader)
    #expect(throws: SystemError(code: EPIPE)) { try file.write(new) }
  }

  @Test("A folder that is not there is told before anything is written")
  func missingFolder() {
    expectFailure(path("none/x.pdf"), ENOENT)
    #expect(names().isEmpty)
  }

  @Test("A folder is no file, nor is anything below a file")
  func folders() {
    mkdir(path("folder"), 0o777)
    _ = scratch.write(old, as: "file")
    expectFailure(path("folder"), EISDIR)
    expectFailure(path("folder/"), EISDIR)
    expectFailure(path("file/x.pdf"), ENOTDIR)
    expectFailure(path("file/"), ENOTDIR)
    #expect(scratch.read("file") == old)
  }

  @Test("A name that is too long is told before anything is written")
  func longName() {
    expectFailure(path(String(repeating: "x", count: 256)), ENAMETOOLONG)
    #expect(names().isEmpty)
  }

  @Test("A folder closed to the user is an error", .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func readOnlyFolder() {
    let file = scratch.write(old, as: "old.pdf")
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    expectFailure(file, EACCES)
    expectFailure(path("new.pdf"), EACCES)
    #expect(scratch.read("old.pdf") == old)
  }

  @Test(
    "A file that may not be written is refused, not replaced",
    .enabled(if: geteuid() != 0, "the superuser may write anything"))
  func readOnlyFile() {
    let file = scratch.write(old, as: "old.pdf")
    chmod(file, 0o444)
    expectFailure(file, EACCES)
    #expect(scratch.read("old.pdf") == old)
  }

  private func write(_ path: String) throws { try OutputFile.write(new, to: path) }

  private func expectFailure(_ path: String, _ code: Int32) {
    #expect(throws: SystemError(code: code)) { try write(path) }
  }

  private func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  /// The names in the scratch folder, hidden ones too, sorted.
  private func names() -> [String] {
    let listing = ProcessRun.run("ls", ["-A", scratch.path])?.output ?? ""
    return listing.split(separator: "\n").map(String.init).sorted()
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  private func mode(_ name: String) -> mode_t { status(path(name)).st_mode & 0o7777 }
  private func kind(_ path: String) -> mode_t { status(path).st_mode & S_IFMT }
  private func isLink(_ name: String) -> Bool { kind(path(name)) == S_IFLNK }
}
