import TestSupport
import TextLayout
import Testing
import Typeface

/// A test face with what to set in it.
struct ParityCase: Sendable, CustomTestStringConvertible {
  var file: String
  var texts: [String]
  var index = 0
  var variations: [AxisCoordinate] = []
  var features: [String] = []
  var isVertical = false

  var testDescription: String { "\(file) \(variations.map { "\($0.tag)=\($0.value)" }) \(features)" }

  static let latin = ["Hamburgefonstiv", "office affluent", "AVATAR To. Wa, LY", "0123 456.7", "Café ñ ü", "e\u{301}"]
  static let arabic = ["سلام", "كتب", "بَّ", "لاَ", "abc سلام"]
  static let marks = ["e\u{302}\u{301}", "ế ộ", "i\u{323}\u{331}", "คกี้", "กำ น้ำ", "क्ष कि क्त र्क", "\u{301}a"]

  static let all: [ParityCase] = {
    var cases: [ParityCase] = []
    for file in ["SpecimenSerif-Bold.ttf", "SpecimenSans-Regular.otf", "SpecimenSans-Light.ttf"] {
      for features in [[], ["-kern"], ["smcp"], ["c2sc", "smcp"], ["tnum", "-liga"], ["kern=0"]] {
        cases.append(ParityCase(file: file, texts: latin, features: features))
      }
    }
    for weight in [100.0, 333.3, 650, 900] {
      for size in [14.0, 19.5, 32] {
        let places = [AxisCoordinate(tag: "opsz", value: size), AxisCoordinate(tag: "wght", value: weight)]
        cases.append(ParityCase(file: "SpecimenFlex[opsz,wght].ttf", texts: latin, variations: places))
      }
    }
    for weight in [100.0, 550, 900] {
      let place = [AxisCoordinate(tag: "wght", value: weight)]
      cases.append(ParityCase(file: "SpecimenFlexCFF2.otf", texts: ["AB ab"], variations: place))
    }
    for places in [[], [AxisCoordinate(tag: "wght", value: 400)], [AxisCoordinate(tag: "wght", value: 900)]] {
      cases.append(
        ParityCase(file: "SpecimenFlex[opsz,wght].ttf", texts: ["Ha"], variations: places, isVertical: true))
    }
    cases.append(ParityCase(file: "SpecimenArabic-Regular.ttf", texts: arabic))
    cases.append(ParityCase(file: "SpecimenArabic-Regular.ttf", texts: arabic, features: ["-rlig"]))
    cases.append(ParityCase(file: "SpecimenHebrew-Regular.ttf", texts: ["שלום", "a שלום 12"]))
    cases.append(ParityCase(file: "SpecimenMarks-Regular.ttf", texts: marks))
    cases.append(ParityCase(file: "SpecimenBox-Regular.ttf", texts: latin + marks + ["\u{1F469}\u{200D}\u{1F680}"]))
    cases.append(ParityCase(file: "SpecimenCollection.ttc", texts: latin, index: 1))
    cases.append(ParityCase(file: "SpecimenGraphite-Regular.ttf", texts: latin))
    return cases
  }()
}

@Suite("Shaping against hb-shape", .enabled(if: ProcessRun.has("hb-shape"), "hb-shape is not installed"))
struct ParityTests {
  @Test("Glyphs, clusters, advances and offsets are those of hb-shape", arguments: ParityCase.all)
  func equal(_ parity: ParityCase) throws {
    let library = FontLibrary()
    let path = "\(TestFaces.folder)/\(parity.file)"
    let face = library[try #require(library.load(file: path, index: parity.index).faces.first)]
    let shaper = TextShaper(library: library)
    let scratch = ScratchFolder()
    let file = scratch.write(Array(parity.texts.map { $0 + "\n" }.joined().utf8), as: "texts")
    var arguments = [
      "--font-file=\(path)", "--face-index=\(parity.index)", "--text-file=\(file)", "--output-format=json",
      "--no-glyph-names", "--utf8-clusters", "--shapers=ot",
    ]
    if parity.isVertical { arguments.append("--direction=ttb") }
    if !parity.features.isEmpty { arguments.append("--features=\(parity.features.joined(separator: ","))") }
    if !parity.variations.isEmpty {
      let places = parity.variations.map { "\($0.tag)=\($0.value)" }
      arguments.append("--variations=\(places.joined(separator: ","))")
    }
    let oracle = try #require(ProcessRun.run("hb-shape", arguments)).output.split(separator: "\n")
    #expect(oracle.count == parity.texts.count)
    for (text, expected) in zip(parity.texts, oracle) {
      var request = ShapeRequest(text: text, font: FontInstance(face: face.id, coordinates: parity.variations))
      request.features = parity.features.map(Self.feature)
      request.direction = parity.isVertical ? .topToBottom : nil
      #expect(Self.json(shaper.shape(request)) == expected, "\(text)")
    }
  }

  @Test("A line of one run has the same glyphs, to a 64th of a font unit", arguments: ParityCase.latin)
  func lineIsTheSame(_ text: String) throws {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let face = library.faces[0]
    let font = face.instance(weight: 650, opticalSize: 20)
    let shaper = TextShaper(library: library)
    let line = try shaper.line(text, TextAttributes(cascade: [font], pointSize: 10))
    let shaped = shaper.shape(ShapeRequest(text: text, font: font))
    #expect(line.runs.count == 1)
    #expect(line.runs[0].glyphs.map(\.id) == shaped.map(\.id))
    #expect(line.runs[0].glyphs.map(\.cluster) == shaped.map(\.cluster))
    for (glyph, unit) in zip(line.runs[0].glyphs, shaped) {
      #expect(abs(glyph.advance * Double(face.unitsPerEm) - Double(unit.xAdvance)) <= 0.51)
      #expect(abs(glyph.xOffset * Double(face.unitsPerEm) - Double(unit.xOffset)) <= 0.51)
    }
  }

  private static func feature(_ text: String) -> FontFeature {
    let isOff = text.hasPrefix("-") || text.hasSuffix("=0")
    let tag = text.drop { $0 == "-" }.prefix(4)
    return FontFeature(tag: Tag(stringLiteral: String(tag)), value: isOff ? 0 : 1)
  }

  private static func json(_ glyphs: [ShapedGlyph]) -> String {
    let parts = glyphs.map {
      #"{"g":\#($0.id),"cl":\#($0.cluster),"dx":\#($0.xOffset),"dy":\#($0.yOffset),"#
        + #""ax":\#($0.xAdvance),"ay":\#($0.yAdvance)}"#
    }
    return "[" + parts.joined(separator: ",") + "]"
  }
}

@Suite("Rules of Graphite's kind")
struct GraphiteTests {
  @Test("They are not followed, since Core Text follows none: A stays A where they say B")
  func notFollowed() throws {
    let library = TestFaces.library("SpecimenGraphite-Regular.ttf")
    let font = library.faces[0].instance(weight: nil, opticalSize: nil)
    #expect(TextShaper(library: library).shape(ShapeRequest(text: "AB", font: font)).map(\.id) == [34, 35])
  }
}

@Suite("Bidirectional text")
struct BidiTests {
  let library = TestFaces.library()

  private func line(_ text: String) throws -> TextLine {
    let cascade = try ["SpecimenSans-Medium", "SpecimenArabic-Regular", "SpecimenHebrew-Regular"].map {
      try #require(library.match($0)).face.instance(weight: nil, opticalSize: nil)
    }
    return try TextShaper(library: library).line(text, TextAttributes(cascade: cascade, pointSize: 10))
  }

  @Test("Runs come in visual order: a Latin paragraph keeps its Hebrew word in place, turned")
  func latinParagraph() throws {
    let line = try line("ab שלום cd")
    // The space after the word has the word's script and the paragraph's direction: a run of its own.
    #expect(line.runs.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight, .leftToRight])
    #expect(line.runs.map(\.utf8Range) == [0..<3, 3..<11, 11..<12, 12..<14])
    #expect(line.runs[1].glyphs.map(\.cluster) == [9, 7, 5, 3])
    #expect(line.runs.map(\.x) == line.runs.map(\.x).sorted())
  }

  @Test("A Hebrew paragraph begins at the right, its numbers run left to right")
  func hebrewParagraph() throws {
    let line = try line("שלום 12")
    #expect(line.runs.last?.utf8Range.lowerBound == 0)
    #expect(line.runs.last?.direction == .rightToLeft)
    let digits = try #require(line.runs.first { $0.utf8Range.upperBound == 11 })
    #expect(digits.direction == .leftToRight)
    #expect(digits.x < (line.runs.last?.x ?? 0))
  }

  @Test("Runs abut: each begins where the one before ends, and the line is as wide as all of them")
  func abut() throws {
    let line = try line("ab שלום cd سلام ef")
    var x = 0.0
    for run in line.runs {
      #expect(abs(run.x - x) < 1e-9)
      x += run.width
    }
    #expect(abs(line.width - x) < 1e-9)
  }
}
