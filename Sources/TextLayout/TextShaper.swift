public import Typeface

/// Turns text into lines of placed glyphs, with the fonts of one library.
///
/// A text is shaped once for each set of fonts, features and language, in fractions of an em; every size after the
/// first is a multiplication. Nothing is rounded to pixels and nothing is hinted. One worker has one shaper.
public final class TextShaper {
  /// The most Unicode scalars that a line may have: HarfBuzz's time grows with the square of a run of marks.
  public static let characterLimit = 4096

  /// The fonts.
  public let library: FontLibrary

  /// HarfBuzz works in 64ths of a font unit: whole advances stay exact, and those of variable fonts keep a fraction.
  ///
  /// A scale that isn't a multiple of the font's units would round every advance.
  private static let stepsPerUnit: Int32 = 64

  private var fonts: [FontInstance: ShapingFont] = [:]
  private var lines: [LineKey: EmLine] = [:]

  /// Makes a shaper over a library's fonts.
  public init(library: FontLibrary) {
    self.library = library
  }

  /// Sets a text as one line.
  ///
  /// Line breaks and tabs stand as spaces. Each cluster takes the first font of the cascade that has all of its
  /// characters; what none has is drawn as the first font's .notdef and marked ``GlyphRun/Provenance/missing``.
  /// Runs come in visual order, from left to right, by the Unicode Bidirectional Algorithm.
  /// - Throws: ``TextError/tooLong(characters:limit:)`` for more than ``characterLimit`` characters, and
  ///   ``TextError/noFont`` for an empty cascade.
  public func line(_ text: String, _ attributes: TextAttributes) throws(TextError) -> TextLine {
    guard !attributes.cascade.isEmpty else { throw .noFont }
    let text = Self.oneLine(text)
    // A scalar has at least one byte: most texts need no counting.
    if text.utf8.count > Self.characterLimit, text.unicodeScalars.count > Self.characterLimit {
      throw .tooLong(characters: text.unicodeScalars.count, limit: Self.characterLimit)
    }
    let spaced = attributes.letterSpacing != 0
    let key = LineKey(
      text: text, cascade: attributes.cascade,
      features: spaced ? Self.ligaturesOff + attributes.features : attributes.features, language: attributes.language)
    let emLine = lines[key] ?? shape(key)
    lines[key] = emLine
    return place(emLine, text, attributes)
  }

  private static let ligaturesOff = [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]

  private static func oneLine(_ text: String) -> String {
    let isBreak: (Character) -> Bool = { $0.isNewline || $0 == "\t" }
    guard text.contains(where: isBreak) else { return text }
    return String(text.map { isBreak($0) ? " " : $0 })
  }

  // MARK: Shaping in ems

  private struct LineKey: Hashable {
    var text: String
    var cascade: [FontInstance]
    var features: [FontFeature]
    var language: String?
  }

  private struct EmLine {
    var runs: [EmRun]
  }

  private struct EmRun {
    var item: TextItem
    var glyphs: [Glyph]
  }

  private func shape(_ key: LineKey) -> EmLine {
    let items = Itemizer(selection: FontSelection(library: library)).items(of: key.text, cascade: key.cascade)
    let utf8 = Array(key.text.utf8)
    var buffer = ShapingBuffer()
    let order = BidiLevels.visualOrder(items.map(\.level))
    return EmLine(
      runs: order.map { index in
        let item = items[index]
        let font = font(key.cascade[item.fontIndex])
        buffer.fill(utf8, range: item.utf8Range)
        buffer.describe(direction: item.direction, script: item.script, language: key.language)
        buffer.shape(with: font, features: key.features)
        return EmRun(item: item, glyphs: buffer.output.map { Glyph($0, stepsPerEm: font.stepsPerEm) })
      })
  }

  private func font(_ instance: FontInstance) -> ShapingFont {
    if let font = fonts[instance] { return font }
    let font = ShapingFont(
      library[instance.face], coordinates: instance.coordinates, stepsPerUnit: Self.stepsPerUnit)
    fonts[instance] = font
    return font
  }

  // MARK: Placing at a size

  private func place(_ line: EmLine, _ text: String, _ attributes: TextAttributes) -> TextLine {
    var x = 0.0
    let runs = line.runs.map { run in
      let glyphs = Self.spaced(run.glyphs, by: attributes.letterSpacing / attributes.pointSize)
      let width = glyphs.reduce(0) { $0 + $1.advance } * attributes.pointSize
      defer { x += width }
      return GlyphRun(
        font: attributes.cascade[run.item.fontIndex], pointSize: attributes.pointSize, x: x, width: width,
        glyphs: glyphs, letterSpacing: attributes.letterSpacing, utf8Range: run.item.utf8Range,
        direction: run.item.direction, provenance: run.item.provenance)
    }
    return TextLine(text: text, runs: runs, width: x, language: attributes.language)
  }

  /// Widens the last glyph of each cluster; marks stay with their base.
  private static func spaced(_ glyphs: [Glyph], by ems: Double) -> [Glyph] {
    guard ems != 0 else { return glyphs }
    var glyphs = glyphs
    for index in glyphs.indices where index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster {
      glyphs[index].advance += ems
    }
    return glyphs
  }
}

extension TextItem {
  var direction: TextDirection { level % 2 == 1 ? .rightToLeft : .leftToRight }

  var provenance: GlyphRun.Provenance {
    if isMissing { .missing } else { fontIndex == 0 ? .requested : .fallback(fontIndex) }
  }
}

extension Glyph {
  fileprivate init(_ output: ShapingBuffer.Output, stepsPerEm: Int32) {
    let em = Double(stepsPerEm)
    self.init(
      id: output.id, cluster: Int(output.cluster), advance: Double(output.xAdvance) / em,
      xOffset: Double(output.xOffset) / em, yOffset: Double(output.yOffset) / em)
  }
}
