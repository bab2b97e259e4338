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

  @Test("C5: Font files are taken in sorted by the bytes of their names; other files, hidden ones and folders are not")
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

  @Test("A3: Hidden files and folders inside are passed over, and tried when asked for")
  func asked() throws {
    try write("b.ttf", ".h.ttf", "a/c.ttf", "a/b/d.ttf", ".dir/e.ttf", ".DS_Store")
    #expect(names(try FontLibrary().load(directory: folder.path)) == ["b.ttf"])
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

  @Test("A4: every file is tried with a pattern for all, and a licence then has its report; by default it has none")
  func everyFile() throws {
    try write("a.ttf")
    try folder.write(Array("A licence of words".utf8), "LICENSE.txt")
    let all = try FontLibrary().load(directory: folder.path, options: DirectoryOptions(include: ["*"]))
    #expect(names(all) == ["LICENSE.txt", "a.ttf"])
    #expect(all.map(\.refusal) == ["looks like text (FreeType 0x02)", nil])
    #expect(names(try FontLibrary().load(directory: folder.path)) == ["a.ttf"])
  }

  @Test("C4: all subfolders are searched when asked for, and a bundle is a folder like any other")
  func bundles() throws {
    try write("a.ttf", "My Faces.bundle/b.ttf", "My Faces.bundle/Deep/c.ttf")
    #expect(names(try FontLibrary().load(directory: folder.path)) == ["a.ttf"])
    let all = try library.load(directory: folder.path, options: DirectoryOptions(recursive: true))
    #expect(names(all) == ["My Faces.bundle/Deep/c.ttf", "My Faces.bundle/b.ttf", "a.ttf"])
    #expect(all.allSatisfy { $0.result == .loaded })
    let bundle = try FontLibrary().load(directory: "\(folder.path)/My Faces.bundle")
    #expect(names(bundle) == ["My Faces.bundle/b.ttf"])
  }

  @Test("C5: a suffix counts in any case and only at the end, and one that lies is told")
  func suffixes() throws {
    try write("A.TTF", "b.Otf", "c.ttc", "d.woff", "e.woff2", "f.otc", "g.ttf.bak", "my.ttf.txt", "h.dfont", "ttf")
    try folder.write(TestFonts.bytes("SpecimenSans-Bold.otf"), "i.ttf")
    let reports = try library.load(directory: folder.path)
    #expect(names(reports) == ["A.TTF", "b.Otf", "c.ttc", "d.woff", "e.woff2", "f.otc", "i.ttf"])
    #expect(reports.last?.notes == ["named .ttf, but the content is OpenType/CFF"])
    #expect(reports[0].notes.isEmpty)
    #expect(reports[3].notes == ["named .woff, but the content is TrueType"])
  }

  @Test("C6: names with full stops, spaces, capitals and letters of any script load, and x.ttf.bak does not load x.ttf")
  func fileNames() throws {
    let good = ["Foo.v2.ttf", "ÄÖ Ünder.OTF", "日本語.ttf", "a b/c d.ttf", "UPPER.TTF", "trailing .ttf", "-dash.ttf"]
    for (index, name) in good.enumerated() {
      try folder.write(TestFonts.box(family: "F", style: "\(index)", postScriptName: "F-\(index)"), name)
    }
    try folder.write(TestFonts.box(family: "F", style: "x", postScriptName: "F-x"), "x.ttf.bak")
    let reports = try library.load(directory: folder.path, options: DirectoryOptions(recursive: true))
    #expect(Set(names(reports)) == Set(good))
    #expect(reports.allSatisfy { $0.result == .loaded })
    #expect(library.match("F-x") == nil)
    for name in good { #expect(FontLibrary().load(file: "\(folder.path)/\(name)").result == .loaded) }
  }

  @Test("C1: no list of files is needed, and one can be given all the same")
  func noList() throws {
    try write("a.ttf", "b.ttf")
    #expect(try library.load(directory: folder.path).count == 2)
    let listed = FontLibrary()
    listed.load(file: "\(folder.path)/b.ttf")
    #expect(listed.faces.map(\.postScriptName) == ["Face-1"])
  }

  @Test(
    "C7: what is loaded is a list in order, each face once, that grows from call to call; each call has its reports")
  func loadedFonts() throws {
    try write("b.ttf", "a.ttf")
    let first = try library.load(directory: folder.path)
    #expect(library.faces.map(\.postScriptName) == ["Face-1", "Face-0"])
    try write("b.ttf", "a.ttf", "c.ttf")
    let second = try library.load(directory: folder.path)
    library.load(file: "\(folder.path)/c.ttf")
    #expect(library.faces.map(\.postScriptName) == ["Face-1", "Face-0", "Face-2"])
    #expect(first.map(\.result) == [.loaded, .loaded])
    #expect(second.map(\.result) == [.alreadyLoaded, .alreadyLoaded, .loaded])
    #expect(second.flatMap(\.faces).map { library[$0].postScriptName } == ["Face-1", "Face-0", "Face-2"])
  }

  @Test("A20: every face of a folder is there, italics too, whether a style uses it or not")
  func unused() throws {
    for (style, weight, italic) in [("500", 500, false), ("500Italic", 500, true), ("300Italic", 300, true)] {
      let bytes = try TestFonts.box(
        family: "Slab", style: style, postScriptName: "Slab-\(style)", weight: weight, italic: italic)
      try folder.write(bytes, "\(style).otf")
    }
    try library.load(directory: folder.path)
    #expect(library.faces(inFamily: "Slab").map(\.postScriptName) == ["Slab-300Italic", "Slab-500", "Slab-500Italic"])
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

  @Test("A bitmap font's .otb is tried as the other fonts are, and its suffix is right whatever the outlines")
  func bitmaps() throws {
    try write("a.otb")
    let reports = try library.load(directory: folder.path)
    #expect(names(reports) == ["a.otb"])
    #expect(reports.allSatisfy { report in !report.notes.contains { "\($0)".contains("named .otb") } })
  }

  @Test("A5: Bad files among good ones have one report each, and the good ones are usable")
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

  @Test("C9: An empty folder gives no report, and is no error")
  func empty() throws {
    #expect(try library.load(directory: folder.path).isEmpty)
  }

  @Test("A6: a file that cannot be used is never thrown, so that whoever loads may warn or stop")
  func neverThrown() throws {
    try folder.write(Array("some text that is no font".utf8), "text.ttf")
    let reports = try library.load(directory: folder.path)
    #expect(reports.map(\.refusal) == ["looks like text (FreeType 0x02)"])
    #expect(reports.map(\.result) == [.refused(reason: "looks like text", code: 2)])
    #expect(library.load(file: "\(folder.path)/none.ttf").result == .refused(reason: "no such file", code: nil))
  }

  @Test("A1: a missing folder is an error that names its path")
  func missing() throws {
    let missing = "\(folder.path)/none"
    let error = #expect(throws: FontError.self) { try library.load(directory: missing) }
    #expect(error == .directoryMissing(path: missing))
    #expect(error?.description == "no folder '\(missing)'")
    #expect(error?.hint == "give a folder of font files")
  }

  @Test("A2: a file in a folder's place and a folder that cannot be listed are other errors than a missing one")
  func errors() throws {
    let file = try folder.write([1], "file.ttf")
    #expect(throws: FontError.notADirectory(path: file)) { try library.load(directory: file) }
    let loop = "\(folder.path)/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
    #expect(throws: FontError.directoryUnreadable(path: loop, errno: ELOOP)) { try library.load(directory: loop) }
  }

  @Test("A2: A folder without permission cannot be listed", .enabled(if: geteuid() != 0))
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
