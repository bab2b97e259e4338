import AppFonts
import Foundation
import TestSupport
import Testing
import Typeface

@Suite("Loading an app's fonts")
struct LoadingTests {
  private let folder = ScratchFolder()
  private let fonts = AppFonts(systemStandIn: "Specimen Box")
  private let strict = AppFonts(strict: true, systemStandIn: "Specimen Box")

  private func write(_ face: String, as name: String) { _ = folder.write(Fixture.bytes(face), as: name) }

  private func names(_ reports: [FontFileReport]) -> [String] {
    reports.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("A1: a missing folder is an error that names the path, strict or not")
  func missingFolder() {
    let path = "\(folder.path)/Fonts"
    for fonts in [fonts, strict] {
      let error = #expect(throws: AppFontError.self) { try fonts.loadAppFonts(directory: path) }
      #expect(error == .loading(.directoryMissing(path: path)))
      #expect(error?.description == "no folder '\(path)'")
    }
  }

  @Test("A2: a folder that can't be listed, and a file in a folder's place, are other errors than a missing folder")
  func unlistable() throws {
    let file = folder.write([1], as: "Fonts")
    #expect(throws: AppFontError.loading(.notADirectory(path: file))) { try fonts.loadAppFonts(directory: file) }
    let loop = "\(folder.path)/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
    let error = #expect(throws: AppFontError.self) { try fonts.loadAppFonts(directory: loop) }
    guard case .loading(.directoryUnreadable(let path, _)) = error else {
      Issue.record("not the error of a folder that can't be listed: \(String(describing: error))")
      return
    }
    #expect(path == loop)
  }

  @Test("A3: hidden files and what lies in subfolders are not read")
  func hidden() throws {
    write("SpecimenBox-Regular.ttf", as: "a.ttf")
    write("SpecimenSerif-Bold.ttf", as: ".DS_Store")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/sub", withIntermediateDirectories: false)
    write("SpecimenSerif-Light.ttf", as: "sub/x.ttf")
    #expect(names(try fonts.loadAppFonts(directory: folder.path)) == ["a.ttf"])
    #expect(fonts.loadedFonts == ["SpecimenBox-Regular"])
  }

  @Test("A4: every other file is tried, whatever its name")
  func everyFile() throws {
    write("SpecimenBox-Regular.ttf", as: "no-suffix")
    _ = folder.write(Array("All rights reserved.".utf8), as: "LICENSE.txt")
    let reports = try fonts.loadAppFonts(directory: folder.path)
    #expect(names(reports) == ["LICENSE.txt", "no-suffix"])
    #expect(reports.map { $0.refusal != nil } == [true, false])
    let filtered = try fonts.loadAppFonts(directory: folder.path, options: DirectoryOptions())
    #expect(filtered.isEmpty)
  }

  @Test("A5: one broken file among good ones has a report with the reason, and the good ones are usable")
  func brokenFile() throws {
    write("SpecimenBox-Regular.ttf", as: "a.ttf")
    _ = folder.write(Array("text".utf8), as: "b.ttf")
    write("SpecimenSerif-Bold.ttf", as: "c.ttf")
    let reports = try fonts.loadAppFonts(directory: folder.path)
    #expect(names(reports) == ["a.ttf", "b.ttf", "c.ttf"])
    #expect(reports[1].refusal?.hasSuffix("(FreeType 0x02)") == true)
    #expect(fonts.reports == reports)
    let catalog = try fonts.finishLoading()
    #expect(try catalog.font(named: "SpecimenSerif-Bold", size: 17).isFallback == false)
  }

  @Test("A6: a broken file is an error under strict alone, after all others are taken in")
  func strictFile() throws {
    _ = folder.write(Array("text".utf8), as: "a.ttf")
    write("SpecimenBox-Regular.ttf", as: "b.ttf")
    try fonts.loadAppFonts(directory: folder.path)
    let error = #expect(throws: AppFontError.self) { try strict.loadAppFonts(directory: folder.path) }
    #expect(error?.description.hasPrefix("cannot read font '\(folder.path)/a.ttf': ") == true)
    #expect(strict.loadedFonts == ["SpecimenBox-Regular"])
    #expect(throws: AppFontError.self) { try strict.register(data: Array("text".utf8)) }
    #expect(try fonts.register(data: Array("text".utf8)).refusal != nil)
  }

  @Test("An empty folder is an error under strict alone")
  func emptyFolder() throws {
    #expect(try fonts.loadAppFonts(directory: folder.path).isEmpty)
    #expect(throws: AppFontError.emptyDirectory(path: folder.path)) { try strict.loadAppFonts(directory: folder.path) }
  }

  @Test("A19: the PostScript name is the key, and not the name of the file")
  func postScriptName() throws {
    write("SpecimenSerif-Light.ttf", as: "SpecimenSerif-Bold.ttf")
    write("SpecimenBox-Regular.ttf", as: "box.ttf")
    try fonts.loadAppFonts(directory: folder.path)
    let catalog = try fonts.finishLoading()
    #expect(try catalog.font(named: "SpecimenSerif-Light", size: 17).isFallback == false)
    #expect(try catalog.font(named: "SpecimenSerif-Bold", size: 17).isFallback)
  }

  @Test("A21: faces that may not be embedded, or only whole, are listed, and a font says what its licence bits allow")
  func embedding() throws {
    for file in ["SpecimenBox-Regular", "SpecimenRestricted", "SpecimenPreview", "SpecimenNoSubset"] {
      try fonts.register(path: "\(TestFaces.folder)/\(file).ttf")
    }
    let restrictions = fonts.embeddingRestrictions
    #expect(restrictions.map(\.postScriptName) == ["SpecimenRestricted-Regular", "SpecimenNoSubset-Regular"])
    #expect(restrictions.map(\.embedding.rawValue) == [2, 0x100])
    let font = try fonts.finishLoading().font(named: "SpecimenRestricted-Regular", size: 17)
    #expect(font.face.embedding.allowsEmbedding == false)
  }

  @Test("C2: a font is registered by its path or from data, and a collection's face by its place")
  func register() throws {
    #expect(try fonts.register(path: "\(TestFaces.folder)/SpecimenBox-Regular.ttf").result == .loaded)
    let report = try fonts.register(data: Fixture.bytes("SpecimenSerif-Bold.ttf"), name: "bundle/serif")
    #expect(report.path == "bundle/serif")
    try fonts.register(path: "\(TestFaces.folder)/SpecimenCollection.ttc", index: 1)
    #expect(fonts.loadedFonts == ["SpecimenBox-Regular", "SpecimenSerif-Bold", "SpecimenTriangles"])
    #expect(try fonts.register(path: "\(folder.path)/none.ttf").refusal == "no such file")
  }

  @Test(
    "C3: a disguised font is read in memory by XOR or as EPUB's fonts are",
    arguments: [FontCipher.xor(key: [0x5A, 0x17, 0xFF]), .idpf(identifier: "urn:uuid:1b2c")])
  func ciphers(_ cipher: FontCipher) throws {
    let plain = Fixture.bytes("SpecimenSerif-Bold.ttf")
    let disguised = try cipher.encoded(plain)
    #expect(Bytes(disguised) != Bytes(plain))
    #expect(try fonts.register(data: disguised).refusal != nil)
    #expect(try fonts.register(data: disguised, cipher: cipher).result == .loaded)
    let path = folder.write(disguised, as: "serif.bin")
    #expect(try fonts.register(path: path, cipher: cipher).result == .alreadyLoaded)
    #expect(Bytes(folder.read("serif.bin")) == Bytes(disguised))
  }

  @Test("C3: a closure of the app's own decrypts, and what it throws is the reason in the report")
  func decrypt() throws {
    struct WrongKey: Error, CustomStringConvertible { let description = "the key is wrong" }
    let disguised = Array(Fixture.bytes("SpecimenSerif-Bold.ttf").reversed())
    #expect(try fonts.register(data: disguised, decrypt: { Array($0.reversed()) }).result == .loaded)
    let refused = try fonts.register(data: disguised, decrypt: { _ in throw WrongKey() })
    #expect(refused.refusal?.contains("the key is wrong") == true)
    let path = folder.write(disguised, as: "serif.bin")
    #expect(try fonts.register(path: path, decrypt: { Array($0.reversed()) }).result == .alreadyLoaded)
    #expect(throws: AppFontError.self) { try strict.register(data: disguised, decrypt: { _ in throw WrongKey() }) }
  }

  @Test("C7: loadedFonts has each PostScript name once, in the order of all calls, and a completion hears of it")
  func loadedFonts() throws {
    try fonts.register(data: Fixture.bytes("SpecimenSerif-Light.ttf"))
    write("SpecimenBox-Regular.ttf", as: "a.ttf")
    write("SpecimenSerif-Light.ttf", as: "b.ttf")
    var heard: [String] = []
    try fonts.loadAppFonts(directory: folder.path) { heard = $0 }
    #expect(heard == ["SpecimenSerif-Light", "SpecimenBox-Regular"])
    try fonts.register(data: Fixture.bytes("SpecimenSerif-Bold.ttf"))
    #expect(fonts.loadedFonts == ["SpecimenSerif-Light", "SpecimenBox-Regular", "SpecimenSerif-Bold"])
    #expect(try fonts.finishLoading().loadedFonts == fonts.loadedFonts)
    #expect(fonts.reports.count == 4)
  }

  @Test("The system's fonts are loaded apart, and are not among the app's")
  func systemFonts() throws {
    write("SpecimenBox-Regular.ttf", as: "a.ttf")
    try fonts.loadSystemFonts(directory: folder.path)
    #expect(fonts.loadedFonts.isEmpty)
    #expect(try fonts.finishLoading().faces.map(\.postScriptName) == ["SpecimenBox-Regular"])
  }

  @Test("Without the system font or its stand-in loading can't end, since nothing could be fallen back to")
  func noSystemFont() throws {
    try fonts.register(data: Fixture.bytes("SpecimenSerif-Light.ttf"))
    #expect(throws: AppFontError.noSystemFont(standIn: "Specimen Box")) { try fonts.finishLoading() }
  }

  @Test("Fonts that are not loaded yet are an error, and not a fallback")
  func wiringOrder() throws {
    let document = Clifton.document()
    let fonts = try Fixture.fonts()
    #expect(throws: AppFontError.notLoaded(asked: "Clifton")) { try AppTypeSystem(document, fonts: fonts) }
    try fonts.finishLoading()
    _ = try AppTypeSystem(document, fonts: fonts)
    try fonts.register(path: "\(TestFaces.folder)/SpecimenTall.ttf")
    #expect(throws: AppFontError.notLoaded(asked: "Clifton")) { try AppTypeSystem(document, fonts: fonts) }
  }
}
