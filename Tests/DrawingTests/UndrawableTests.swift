import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Glyphs that can't be drawn, told before anything is drawn", .timeLimit(.minutes(10)))
struct UndrawableTests {
  /// How many of a face's first glyphs the text's measuring says are not drawn, and how many a drawing then leaves out, each by the
  /// reason in words.
  private func counts(
    _ face: Face, _ library: FontLibrary, weight: Int = 400
  ) throws -> (told: [String: Int], refused: [String: Int]) {
    let glyphs = (0..<UInt32(min(face.glyphCount, 400))).map { Glyph(id: $0, cluster: 0, advance: 0.5) }
    let run = GlyphRun(
      font: face.instance(weight: weight, opticalSize: 14), pointSize: 12, width: 6 * Double(glyphs.count),
      glyphs: glyphs, utf8Range: 0..<1)
    let line = TextLine(text: "x", runs: [run], width: run.width)
    var told: [String: Int] = [:]
    for glyph in TextShaper(library: library).undrawableGlyphs(in: line) { told[glyph.reason.words, default: 0] += 1 }
    let frame = Fixtures.page(9000, 40, [.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 20)))])
    var refused: [String: Int] = [:]
    for note in try SVGDrawing.draw(frame, fonts: library).notes {
      guard let match = note.wholeMatch(of: #/(\d+) glyphs? of .* (?:is|are) not drawn: (.*)/#) else { continue }
      refused[String(match.2)] = Int(match.1)
    }
    return (told, refused)
  }

  private func everything(_ limits: FontLimits) throws -> FontLibrary {
    let library = FontLibrary(limits: limits)
    try library.load(directory: TestFaces.folder, options: DirectoryOptions(recursive: true, include: ["*"]))
    return library
  }

  @Test(
    "Of every test face the same glyphs are told that a drawing leaves out, whatever the limit of points",
    arguments: [(1, 400), (4, 900), (12, 100), (40, 400), (200, 700), (32_767, 400)])
  func everyFace(_ points: Int, _ weight: Int) throws {
    let library = try everything(FontLimits(maximumGlyphPoints: points))
    var refused = 0
    for face in library.faces {
      let counts = try counts(face, library, weight: weight)
      #expect(counts.told == counts.refused, "\(face.postScriptName)")
      refused += counts.refused.values.reduce(0, +)
    }
    #expect(refused > 30)
  }

  @Test(
    "A limit of points has the same meaning for every kind of outline: the points of the glyph",
    arguments: [
      ("SpecimenSans-Bold.otf", "H", 12), ("SpecimenSans-Bold.otf", "o", 24), ("SpecimenFlexCFF2.otf", "A", 12),
      ("SpecimenFlexCFF2.otf", "a", 36), ("SpecimenSans-Medium.ttf", "H", 12), ("SpecimenSans-Medium.ttf", "o", 24),
      ("SpecimenFlex[opsz,wght].ttf", "H", 12),
    ])
  func points(_ file: String, _ text: String, _ count: Int) throws {
    // The counts are fontTools' of the same files.
    let limited = { (points: Int) throws in
      let library = FontLibrary(limits: FontLimits(maximumGlyphPoints: points))
      let face = library[try #require(library.load(bytes: PatchedFont(file).bytes, name: file).faces.first)]
      let shaper = TextShaper(library: library)
      let font = face.instance(weight: 400, opticalSize: 14)
      let line = try shaper.line(text, TextAttributes(cascade: [font], pointSize: 12))
      return shaper.undrawableGlyphs(in: line).map(\.reason)
    }
    #expect(try limited(count - 1) == [.tooManyPoints(limit: count - 1)])
    #expect(try limited(count).isEmpty)
  }

  @Test("Pictures over the limit of their bytes are told of the glyphs, and left out by every drawing")
  func pictures() throws {
    for (name, glyph) in [("CBDT", "\u{1F600}"), ("Sbix", "\u{1F600}")] {
      for bytes in [1, 256 << 20] {
        let library = FontLibrary(limits: FontLimits(maximumPictureMemory: bytes))
        let font = PatchedFont("colour/Specimen\(name)-Regular.ttf")
        let face = library[try #require(library.load(bytes: font.bytes, name: name).faces.first)]
        let shaper = TextShaper(library: library)
        let attributes = TextAttributes(cascade: [face.instance(weight: 400, opticalSize: 14)], pointSize: 12)
        let line = try shaper.line(glyph, attributes)
        let told = shaper.undrawableGlyphs(in: line).map(\.reason)
        #expect(told == (bytes == 1 ? [.pictureTooLarge(limit: 1)] : []), "\(name)")
        let frame = Fixtures.page(60, 40, [.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 20)))])
        let notes = [
          try PNGDrawing.draw(frame, fonts: library).notes, try SVGDrawing.draw(frame, fonts: library).notes,
          try PDFDrawing.draw(frame, fonts: library).notes,
        ]
        for notes in notes {
          #expect(notes.contains { $0.contains(" not drawn: ") } == (bytes == 1), "\(name) \(notes)")
        }
      }
    }
  }

  @Test(
    "Limits in reasons have the form of all amounts in messages",
    arguments: [
      (UndrawnReason.pictureTooLarge(limit: 64 << 20), "the picture unpacks to over the limit of 64M"),
      (.pictureTooLarge(limit: 1_000), "the picture unpacks to over the limit of 1,000 bytes"),
      (.tooManyPoints(limit: 12_000), "the outline is over the limit of 12,000 points and components"),
    ])
  func words(_ reason: UndrawnReason, _ words: String) { #expect(reason.words == words) }

  @Test("Pictures that have no room beside each other are decoded in turn, and all are drawn as with room")
  func room() throws {
    var pages: [[UInt8]] = []
    // One decoded picture of the face takes at most 64 x 64 pixels of 4 bytes.
    for bytes in [64 * 64 * 4, 256 << 20] {
      let library = FontLibrary(limits: FontLimits(maximumPictureMemory: bytes))
      _ = library.load(bytes: PatchedFont("colour/SpecimenSbix-Regular.ttf").bytes, name: "sbix")
      pages.append(try PNGDrawing.draw(BrokenFaceTests.page(library), fonts: library).bytes)
      pages.append(try PDFDrawing.draw(BrokenFaceTests.page(library), fonts: library).bytes)
    }
    #expect(pages[0] == pages[2])
    #expect(pages[1] == pages[3])
  }

  @Test("Each fault of an outline is told of the glyph that has it")
  func faults() throws {
    for fault: GlyphFault in [.cutShort, .tooManyPoints, .unordered, .itself, .parts([109, 107, 106, 67])] {
      var font = PatchedFont("SpecimenSans-Medium.ttf")
      font.breakGlyph(42, fault)
      let library = FontLibrary()
      let face = library[try #require(library.load(bytes: font.bytes, name: "broken.ttf").faces.first)]
      let counts = try counts(face, library)
      #expect(counts.told == counts.refused && !counts.told.isEmpty, "\(fault): \(counts)")
    }
  }

  @Test("A glyph is whole down to its last byte: one that is a byte shorter is told, and FreeType refuses it")
  func lastByte() throws {
    // The data of n end with the y of its last point, so that the place of the next glyph can come earlier by what is left.
    let sound = PatchedFont("SpecimenSans-Medium.ttf")
    for cut in 0...12 {
      var font = sound
      font.shorten(glyph: 42, by: 2 * cut)
      let library = FontLibrary()
      let face = library[try #require(library.load(bytes: font.bytes, name: "short.ttf").faces.first)]
      let counts = try counts(face, library)
      #expect(counts.told == counts.refused, "\(cut): \(counts)")
      if cut > 1 { #expect(!counts.told.isEmpty) }
    }
  }

  @Test("A glyph that lacks a part, which is beyond the table, is told and left out; one with a blank part isn't")
  func lostPart() throws {
    let told = try [[44, 1], [44, 58], [58, 44], [1, 58]].map { parts in
      var font = PatchedFont("SpecimenSans-Medium.ttf")
      font.compose(41, of: parts)
      font.lose(glyph: 58)
      let library = FontLibrary()
      let face = library[try #require(library.load(bytes: font.bytes, name: "lost.ttf").faces.first)]
      let counts = try counts(face, library)
      #expect(counts.told == counts.refused, "\(parts): \(counts)")
      return try #require(counts.told["the outline is broken or endless"])
    }
    // Glyph 58 and the one before it, whose end is beyond the table, are told of all four; none of the three is a part of another.
    #expect(told == [2, 3, 3, 3])
  }
}
