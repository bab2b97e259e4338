import Foundation
import Testing
import Typeface

@Suite("Folders of fonts")
struct DirectoryTests {
  private let folder: ScratchFolder
  private let library = FontLibrary()

  init() throws {
    folder = try ScratchFolder()
  }

  private func write(_ names: String...) throws {
    for (index, name) in names.enumerated() {
      let bytes = try TestFonts.box(family: "Family", style: "Style \(index)", postScriptName: "Face-\(index)")
      try folder.write(bytes, name)
    }
  }

  private func names(_ reports: [FontFileReport]) -> [String] {
    reports.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("Font files are taken in sorted by the bytes of their names; other files, hidden ones and folders are not")
  func defaults() throws {
    try write("b.ttf", "a.OTF", "B.ttf", "é x.v2.ttc", "w.woff", ".hidden.ttf", "sub/deep.ttf", "x.ttf.bak", "ttf")
    try folder.write(Array("text".utf8), "LICENSE.txt")
    let reports = try library.load(directory: folder.path)
    #expect(names(reports) == ["B.ttf", "a.OTF", "b.ttf", "w.woff", "é x.v2.ttc"])
    #expect(reports.allSatisfy { $0.result == .loaded })
    #expect(library.faces.map(\.postScriptName) == ["Face-2", "Face-1", "Face-0", "Face-4", "Face-3"])
  }

  @Test("A slash at the end of the folder's path changes nothing")
  func slash() throws {
    try write("a.ttf")
    #expect(try library.load(directory: "\(folder.path)/").map(\.path) == ["\(folder.path)/a.ttf"])
  }

  @Test("Hidden files and folders inside are tried when asked for")
  func asked() throws {
    try write("b.ttf", ".h.ttf", "a/c.ttf", "a/b/d.ttf", ".dir/e.ttf")
    var reports = try FontLibrary().load(directory: folder.path, options: DirectoryOptions(recursive: true))
    #expect(names(reports) == ["a/b/d.ttf", "a/c.ttf", "b.ttf"])
    reports = try FontLibrary().load(directory: folder.path, options: DirectoryOptions(hidden: true))
    #expect(names(reports) == [".h.ttf", "b.ttf"])
    reports = try library.load(directory: folder.path, options: DirectoryOptions(recursive: true, hidden: true))
    #expect(names(reports) == [".dir/e.ttf", ".h.ttf", "a/b/d.ttf", "a/c.ttf", "b.ttf"])
  }

  @Test("Folders that link to each other end")
  func circle() throws {
    try write("a/c.ttf")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/a/up", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/b", withDestinationPath: "a")
    let reports = try library.load(directory: folder.path, options: DirectoryOptions(recursive: true))
    #expect(names(reports) == ["a/c.ttf"])
  }

  @Test(
    "Patterns replace the extensions",
    arguments: [
      (["*"], ["LICENSE.txt", "My[wght].ttf", "a1.ttf", "a22.otf"]), (["a?.ttf"], ["a1.ttf"]),
      (["*.otf", "My*"], ["My[wght].ttf", "a22.otf"]), (["*[wght]*"], ["My[wght].ttf"]), (["a*2*.otf"], ["a22.otf"]),
      (["*.TTF"], []), ([""], []), (["LICENSE*txt*"], ["LICENSE.txt"]),
    ])
  func patterns(_ include: [String], _ expected: [String]) throws {
    try write("a1.ttf", "a22.otf", "My[wght].ttf", ".a1.ttf")
    try folder.write(Array("A licence of words".utf8), "LICENSE.txt")
    let reports = try library.load(directory: folder.path, options: DirectoryOptions(include: include))
    #expect(names(reports) == expected)
  }

  @Test("Bad files among good ones have one report each, and the good ones are usable")
  func mixed() throws {
    try write("good.ttf")
    try folder.write([], "empty.ttf")
    try folder.write(Array("<!DOCTYPE html><title>Not found</title>".utf8), "page.ttf")
    try folder.write(Array(try TestFonts.box().bytes().prefix(900)), "short.ttf")
    try folder.write(Array("some text that is no font".utf8), "text.ttf")
    mkfifo("\(folder.path)/pipe.ttf", 0o600)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.ttf", withDestinationPath: "nowhere")
    let reports = try library.load(directory: folder.path)
    let refusals = reports.map { $0.refusal ?? "loaded" }
    #expect(names(reports) == ["empty.ttf", "good.ttf", "link.ttf", "page.ttf", "pipe.ttf", "short.ttf", "text.ttf"])
    #expect(refusals[0...2] == ["the file is empty", "loaded", "no such file"])
    #expect(refusals[3...4] == ["looks like HTML (FreeType 0x02)", "it is not a regular file"])
    #expect(refusals[5].hasPrefix("cut short: table '"))
    #expect(refusals[6] == "looks like text (FreeType 0x02)")
    #expect(library.match("Face-0") != nil)
  }

  @Test("A file name that is not UTF-8 loads all the same")
  func rawName() throws {
    let name: [UInt8] = Array(folder.path.utf8) + [0x2F, 0xFF, 0xE9] + Array(".ttf".utf8) + [0]
    let bytes = try TestFonts.box().bytes()
    let stream = try #require(fopen(name.map { CChar(bitPattern: $0) }, "w"))
    #expect(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    fclose(stream)
    let reports = try library.load(directory: folder.path)
    #expect(reports.map(\.result) == [.loaded])
    #expect(names(reports) == ["\u{FFFD}\u{FFFD}.ttf"])
  }

  @Test("An empty folder gives no report")
  func empty() throws {
    #expect(try library.load(directory: folder.path).isEmpty)
  }

  @Test("A missing folder, a file in its place and one that cannot be listed are three errors")
  func errors() throws {
    let missing = "\(folder.path)/none"
    #expect(throws: FontError.directoryMissing(path: missing)) { try library.load(directory: missing) }
    let file = try folder.write([1], "file.ttf")
    #expect(throws: FontError.notADirectory(path: file)) { try library.load(directory: file) }
    let loop = "\(folder.path)/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
    #expect(throws: FontError.directoryUnreadable(path: loop, errno: ELOOP)) { try library.load(directory: loop) }
  }

  @Test("A folder without permission cannot be listed", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    chmod(folder.path, 0)
    defer { chmod(folder.path, 0o700) }
    #expect(throws: FontError.directoryUnreadable(path: folder.path, errno: EACCES)) {
      try library.load(directory: folder.path)
    }
  }

  @Test(
    "Errors say what was asked for and what was found",
    arguments: [
      (.directoryMissing(path: "Fonts"), "no folder 'Fonts'"),
      (.notADirectory(path: "a.ttf"), "'a.ttf' is not a folder"),
      (.directoryUnreadable(path: "Fonts", errno: EACCES), "cannot list the folder 'Fonts': permission denied"),
      (.directoryUnreadable(path: "Fonts", errno: 9999), "cannot list the folder 'Fonts': system error 9999"),
      (.fontconfig(call: "FcFontList"), "cannot read the installed fonts: fontconfig's FcFontList gave nothing"),
    ] as [(FontError, String)])
  func wording(_ error: FontError, _ text: String) {
    #expect(error.description == text)
  }
}
