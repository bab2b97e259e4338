#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import TestSupport
import Testing

@Suite("The name of a file that is not finished")
struct TemporaryNameTests {
  private let scratch = ScratchFolder()
  private let old = Array("old and whole\n".utf8)
  private let new = Array("new\n".utf8)

  @Test("What killed processes left beside a file is gone when that is written again", arguments: [true, false])
  func leftover(_ prefersUnnamed: Bool) throws {
    let path = scratch.write(old, as: "sheet.pdf")
    for number in 0..<3 { _ = scratch.write(new, as: ".sheet.pdf.specimen-\(number).tmp") }
    _ = scratch.write(old, as: ".other.pdf.specimen-0.tmp")
    try write(path, prefersUnnamed)
    #expect(scratch.read("sheet.pdf") == new)
    #expect(names() == [".other.pdf.specimen-0.tmp", "sheet.pdf"])
  }

  @Test("What another is writing to the same file stays its own", arguments: [true, false])
  func atOnce(_ prefersUnnamed: Bool) throws {
    let path = scratch.write(old, as: "sheet.pdf")
    let other = try OutputFile(path: path, prefersUnnamed: false)
    #expect(names() == [".sheet.pdf.specimen-0.tmp", "sheet.pdf"])
    try other.write(old)
    try write(path, prefersUnnamed)
    #expect(scratch.read("sheet.pdf") == new)
    #expect(names() == [".sheet.pdf.specimen-0.tmp", "sheet.pdf"])
    try other.commit()
    #expect(scratch.read("sheet.pdf") == old)
    #expect(names() == ["sheet.pdf"])
  }

  @Test("A folder or a link under the name is another's, and stays", arguments: [true, false])
  func foreign(_ prefersUnnamed: Bool) throws {
    let path = scratch.write(old, as: "sheet.pdf")
    mkdir("\(scratch.path)/.sheet.pdf.specimen-0.tmp", 0o777)
    symlink("kept.txt", "\(scratch.path)/.sheet.pdf.specimen-1.tmp")
    _ = scratch.write(old, as: "kept.txt")
    try write(path, prefersUnnamed)
    #expect(scratch.read("sheet.pdf") == new)
    #expect(scratch.read("kept.txt") == old)
    #expect(names() == [".sheet.pdf.specimen-0.tmp", ".sheet.pdf.specimen-1.tmp", "kept.txt", "sheet.pdf"])
  }

  @Test("The longest names can be written, even when a character is cut for the temporary one")
  func long() throws {
    for name in [String(repeating: "x", count: 255), "x" + String(repeating: "é", count: 127)] {
      try write("\(scratch.path)/\(name)", false)
      #expect(scratch.read(name) == new)
    }
    let file = try OutputFile(path: "\(scratch.path)/x\(String(repeating: "é", count: 127))", prefersUnnamed: false)
    #expect(names().contains(".x\(String(repeating: "é", count: 31)).specimen-0.tmp"))
    try file.commit()
  }

  @Test(
    "Owner, group and mode are those of the old file, set-user bit and all",
    .enabled(if: geteuid() == 0, "only the superuser gives files away"), arguments: [true, false])
  func owner(_ prefersUnnamed: Bool) throws {
    let path = scratch.write(old, as: "sheet.pdf")
    chown(path, 1234, 2345)
    chmod(path, 0o4640)
    try write(path, prefersUnnamed)
    var status = stat()
    stat(path, &status)
    #expect([status.st_uid, status.st_gid] == [1234, 2345])
    #expect(status.st_mode & 0o7777 == 0o4640)
  }

  private func write(_ path: String, _ prefersUnnamed: Bool) throws {
    let file = try OutputFile(path: path, prefersUnnamed: prefersUnnamed)
    try file.write(new)
    try file.commit()
  }

  /// The names in the scratch folder, hidden ones too, sorted.
  private func names() -> [String] {
    let listing = ProcessRun.run("ls", ["-A", scratch.path])?.output ?? ""
    return listing.split(separator: "\n").map(String.init).sorted()
  }
}
