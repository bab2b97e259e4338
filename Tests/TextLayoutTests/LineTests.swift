import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Lines of text")
struct LineTests {
  let library: FontLibrary
  let shaper: TextShaper

  init() throws {
    library = TestFaces.library()
    shaper = TextShaper(library: library)
  }

  private func font(_ name: String) throws -> FontInstance {
    try #require(library.match(name)).face.instance(weight: nil, opticalSize: nil)
  }

  @Test("A box of 600 units at 20 pt is 12 pt wide, and three are 36")
  func widths() throws {
    let line = try shaper.line("abc", TextAttributes(cascade: [try font("SpecimenBox-Regular")], pointSize: 20))
    #expect(abs(line.width - 36) < 1e-12)
    #expect(line.runs.count == 1)
    #expect(line.runs[0].glyphs.map(\.cluster) == [0, 1, 2])
    #expect(line.runs[0].glyphs.map(\.advance) == [0.6, 0.6, 0.6])
  }

  @Test("Widths scale with the size and are not rounded")
  func scaling() throws {
    let font = try font("SpecimenSerif-Medium")
    let small = try shaper.line("Affable Type", TextAttributes(cascade: [font], pointSize: 11))
    let large = try shaper.line("Affable Type", TextAttributes(cascade: [font], pointSize: 33))
    #expect(abs(large.width - 3 * small.width) < 1e-9)
    #expect(small.width != small.width.rounded())
  }

  @Test("What is remembered of many lines has a bound, and a line that comes again and again is shaped once")
  func remembered() throws {
    let attributes = TextAttributes(cascade: [try font("SpecimenBox-Regular")], pointSize: 20)
    var most = 0
    for number in 0..<10_000 {
      _ = try shaper.line("a line \(number)", attributes)
      _ = try shaper.line("every time", attributes)
      most = max(most, shaper.lineByteCount)
    }
    #expect(shaper.shapedCount == 10_001)
    #expect(most <= TextShaper.lineByteLimit)
    #expect(most > TextShaper.lineByteLimit * 3 / 4)
  }

  @Test("However many places of its axes a face is asked for, those that are kept open have a bound")
  func instances() throws {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let shaper = TextShaper(library: library)
    let face = try #require(library.faces.first)
    var widths: [Double] = []
    for step in 0..<(3 * TextShaper.fontLimit) {
      let font = face.instance(weight: 300, opticalSize: 14 + Double(step) / 32)
      widths.append(try shaper.line("every time", TextAttributes(cascade: [font], pointSize: 20)).width)
    }
    #expect(shaper.shapedCount == widths.count)
    #expect(shaper.instanceCount <= 2 * TextShaper.fontLimit)
    // The first was forgotten, and is the same when it is opened again.
    let again = TextAttributes(cascade: [face.instance(weight: 300, opticalSize: 14)], pointSize: 20)
    #expect(try shaper.line("every time", again).width == widths[0])
  }

  @Test("Letter spacing widens each cluster and turns the optional ligatures off")
  func letterSpacing() throws {
    let font = try font("SpecimenSerif-Medium")
    let plain = try shaper.line("fi", TextAttributes(cascade: [font], pointSize: 10))
    let spaced = try shaper.line("fi", TextAttributes(cascade: [font], pointSize: 10, letterSpacing: 1))
    #expect(plain.runs[0].glyphs.count == 1)
    #expect(spaced.runs[0].glyphs.count == 2)
    let unligated = try shaper.line(
      "fi", TextAttributes(cascade: [font], pointSize: 10, features: [FontFeature(tag: "liga", value: 0)]))
    #expect(abs(spaced.width - unligated.width - 2) < 1e-9)
  }

  @Test("Line breaks and tabs stand as spaces")
  func oneLine() throws {
    let font = try font("SpecimenSerif-Medium")
    let line = try shaper.line("a\nb\tc\r\nd", TextAttributes(cascade: [font], pointSize: 10))
    #expect(line.text == "a b c d")
    #expect(line.runs.allSatisfy { $0.provenance == .requested })
  }

  @Test("An empty text is a line of no runs")
  func empty() throws {
    let line = try shaper.line("", TextAttributes(cascade: [try font("SpecimenBox-Regular")], pointSize: 10))
    #expect(line.runs.isEmpty)
    #expect(line.width == 0)
  }

  @Test("4,096 characters are set, one more is refused with both numbers")
  func limit() throws {
    let attributes = TextAttributes(cascade: [try font("SpecimenBox-Regular")], pointSize: 10)
    let width = try shaper.line(String(repeating: "a", count: 4096), attributes).width
    #expect(abs(width - 4096 * 6) < 1e-6)
    let error = #expect(throws: TextError.self) {
      _ = try shaper.line(String(repeating: "a", count: 4097), attributes)
    }
    #expect(error == .tooLong(characters: 4097, limit: 4096))
    #expect(throws: TextError.tooLong(characters: 5001, limit: 4096), "marks count, one letter or not") {
      _ = try shaper.line("e" + String(repeating: "\u{301}", count: 5000), attributes)
    }
    #expect(error?.description == "a sample of 4,097 characters: at most 4,096 are set")
  }

  @Test("A line without a font is refused")
  func noFont() {
    #expect(throws: TextError.noFont) { _ = try shaper.line("a", TextAttributes(cascade: [], pointSize: 10)) }
  }
}

@Suite("Fallback by grapheme cluster")
struct FallbackTests {
  let library: FontLibrary
  let shaper: TextShaper

  init() throws {
    library = TestFaces.library()
    shaper = TextShaper(library: library)
  }

  private func line(_ text: String, _ names: String...) throws -> TextLine {
    let cascade = try names.map { try #require(library.match($0)).face.instance(weight: nil, opticalSize: nil) }
    return try shaper.line(text, TextAttributes(cascade: cascade, pointSize: 10))
  }

  @Test("Characters that the first font lacks come from the next, and say so")
  func next() throws {
    // The box face has ASCII alone; × is in the serif.
    let line = try line("a×b", "SpecimenBox-Regular", "SpecimenSerif-Medium")
    #expect(line.runs.map(\.provenance) == [.requested, .fallback(1), .requested])
    #expect(line.runs.map(\.utf8Range) == [0..<1, 1..<3, 3..<4])
    #expect(line.runs[1].font.face == library.match("SpecimenSerif-Medium")?.face.id)
  }

  @Test("What no font has is the first font's .notdef, marked missing")
  func missing() throws {
    let line = try line("a\u{1F9FF}b", "SpecimenBox-Regular", "SpecimenSerif-Medium")
    #expect(line.runs.map(\.provenance) == [.requested, .missing, .requested])
    #expect(line.runs[1].glyphs.map(\.id) == [0])
    #expect(line.runs[1].font.face == library.match("SpecimenBox-Regular")?.face.id)
  }

  @Test("A base and its mark come from one font")
  func cluster() throws {
    // The box face has e but not the combining acute: the whole cluster goes to the face that has both.
    let line = try line("xe\u{301}x", "SpecimenBox-Regular", "SpecimenSans-Medium")
    #expect(line.runs.map(\.utf8Range) == [0..<1, 1..<4, 4..<5])
    #expect(line.runs[1].provenance == .fallback(1))
  }

  @Test("A decomposed letter is at home in a font that has only the composed one")
  func composed() throws {
    let line = try line("e\u{301}", "SpecimenSans-Medium")
    #expect(line.runs.map(\.provenance) == [.requested])
    #expect(line.runs[0].glyphs.count == 1)
  }

  @Test("Invisible characters alone call for no other font")
  func invisible() throws {
    let line = try line("a\u{200D}\u{FE0F}b", "SpecimenBox-Regular", "SpecimenSerif-Medium")
    #expect(line.runs.allSatisfy { $0.provenance == .requested })
  }
}

@Suite("Truncation")
struct TruncationTests {
  let library: FontLibrary
  let shaper: TextShaper
  let attributes: TextAttributes

  init() throws {
    library = TestFaces.library()
    shaper = TextShaper(library: library)
    let serif = try #require(library.match("SpecimenSerif-Medium")).face
    attributes = TextAttributes(cascade: [serif.instance(weight: nil, opticalSize: nil)], pointSize: 20)
  }

  @Test("A text that fits is whole")
  func whole() throws {
    let cut = try shaper.line("Large Title", attributes, maximumWidth: 600)
    #expect(cut.hiddenCharacters == 0)
    #expect(cut.line.text == "Large Title")
  }

  @Test("A long text ends in an ellipsis, fits, and could not hold one character more")
  func cut() throws {
    let text = String(repeating: "Large Title ", count: 20)
    let cut = try shaper.line(text, attributes, maximumWidth: 200)
    #expect(cut.line.text.last == "…")
    #expect(cut.line.width <= 200)
    let shown = text.count - cut.hiddenCharacters
    let more = try shaper.line(String(text.prefix(shown + 1)) + "…", attributes)
    #expect(more.width > 200)
  }

  @Test("A width that holds nothing leaves the ellipsis")
  func nothing() throws {
    let cut = try shaper.line("Large Title", attributes, maximumWidth: 1)
    #expect(cut.line.text == "…")
    #expect(cut.hiddenCharacters == 11)
  }
}
