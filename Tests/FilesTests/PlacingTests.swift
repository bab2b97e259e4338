import Files
import TestSupport
import Testing

@Suite("A file that is put where nothing is")
struct PlacingTests {
  private let scratch = ScratchFolder()
  private var path: String { "\(scratch.path)/new" }

  private func names() throws -> [String] { try FileCalls.names(in: scratch.path) }

  @Test("It appears whole, and nothing else stays", arguments: [true, false])
  func new(_ isUnnamed: Bool) throws {
    let file = try OutputFile(path: path, prefersUnnamed: isUnnamed)
    try file.write([1, 2, 3])
    #expect(try names().contains("new") == false)
    let isNew = try file.commitNew()
    #expect(isNew)
    #expect(scratch.read("new") == [1, 2, 3])
    #expect(try names() == ["new"])
  }

  @Test("What came there meanwhile stays as it is", arguments: [true, false])
  func taken(_ isUnnamed: Bool) throws {
    let file = try OutputFile(path: path, prefersUnnamed: isUnnamed)
    try file.write([1, 2, 3])
    _ = scratch.write([9], as: "new")
    let isNew = try file.commitNew()
    #expect(!isNew)
    #expect(scratch.read("new") == [9])
    #expect(try names() == ["new"])
  }

  @Test("Of a writer's two calls the second says that something was there")
  func writer() throws {
    #expect(try FileWriter.direct.place([1], at: path))
    #expect(try !FileWriter.direct.place([2], at: path))
    #expect(scratch.read("new") == [1])
    #expect(throws: SystemError.self) { try FileWriter.direct.place([1], at: "\(scratch.path)/none/new") }
  }

  @Test("Another process may have placed what its rights name, and may neither open, replace nor remove that")
  func rights() throws {
    var rights = OutputRights()
    rights.placed = [path]
    let service = FileService(rights: rights)
    #expect(try service.perform(.place(path, [1])) == 1)
    #expect(try service.perform(.place(path, [2])) == 0)
    for request: FileRequest in [.open(path), .remove(path), .place(path + "2", [1]), .append(path, [1])] {
      #expect(throws: SystemError.self, "\(request)") { try service.perform(request) }
    }
    #expect(scratch.read("new") == [1])
  }

  @Test("What a killed process has left is taken away, and what one works on stays")
  func abandoned() throws {
    for name in [".a.pdf.specimen-0.tmp", ".specimen-7.tmp", ".b.tmp", "c.specimen-0.tmp", ".hidden"] {
      _ = scratch.write([1], as: name)
    }
    let file = try OutputFile(path: path, prefersUnnamed: false)
    #expect(FileCalls.removeAbandoned(try names(), in: scratch.path) == 2)
    #expect(try names() == [".b.tmp", ".hidden", ".new.specimen-0.tmp", "c.specimen-0.tmp"])
    try file.commit()
  }
}
