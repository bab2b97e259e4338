public import Typeface

/// Turns text into lines of placed glyphs, with the fonts of one library.
///
/// A text that one font has whole is shaped once for that font, its features and language, in fractions of an em, whatever
/// fonts could step in; any other once for each cascade. Every size after the first is a multiplication. Nothing is
/// rounded to pixels and nothing is hinted. One worker has one shaper.
public final class TextShaper {
  /// The most Unicode scalars of a longer text that are shaped in one go.
  static let pieceLength = 4096

  /// The fonts.
  public let library: FontLibrary
  /// How long a line may be.
  public let limits: TextLimits

  /// HarfBuzz works in 64ths of a font unit: whole advances stay exact, and those of variable fonts keep a fraction.
  ///
  /// A scale that isn't a multiple of the font's units would round every advance.
  private static let stepsPerUnit: Int32 = 64

  /// The most instances of fonts of a generation, of 6 KB each with the boxes of their glyphs' ink: the default sheet has
  /// 39, and one with sizes of its own adds two dozen.
  package static let fontLimit = 160

  private var fonts = GenerationCache<FontInstance, ShapingFont>(limit: fontLimit)
  private var openedCount = 0
  private var costs: [FaceID: GlyphCosts] = [:]
  private var lines = LineCache()
  private var buffer = ShapingBuffer()

  /// How many instances of fonts it keeps open at most, which is never more than twice ``fontLimit``.
  package var instanceCount: Int { fonts.cost }
  /// About how many bytes the lines take that it remembers.
  package var lineByteCount: Int { lines.byteCount }
  /// The most bytes of lines that it remembers.
  package static var lineByteLimit: Int { 2 * LineCache.byteLimit }
  /// How many stretches of text it has shaped so far.
  package private(set) var shapedCount = 0

  /// Makes a shaper over a library's fonts.
  public init(library: FontLibrary, limits: TextLimits = TextLimits()) {
    self.library = library
    self.limits = limits
  }

  /// Sets a text as one line.
  ///
  /// Line breaks and tabs stand as spaces; other control characters draw nothing, as zero-width ones do. Each cluster takes
  /// the first font of the cascade that has all of its characters; what none has is drawn as the first font's .notdef and
  /// marked ``GlyphRun/Provenance/missing``.
  /// Runs come in visual order, from left to right, by the Unicode Bidirectional Algorithm.
  /// - Throws: ``TextError/tooLong(characters:limit:)`` and ``TextError/tooManyMarks(_:limit:)`` for a text beyond
  ///   ``limits``, and ``TextError/noFont`` for an empty cascade.
  public func line(_ text: String, _ attributes: TextAttributes) throws(TextError) -> TextLine {
    guard !attributes.cascade.isEmpty else { throw .noFont }
    try limits.check(text)
    return unlimitedLine(text, attributes)
  }

  /// Sets a text of any length as one line, with at least one font.
  ///
  /// More than ``pieceLength`` characters of one font, script and direction are shaped in pieces.
  func unlimitedLine(_ text: String, _ attributes: TextAttributes) -> TextLine {
    let text = Self.oneLine(text)
    return place(emLine(text, attributes), text, attributes)
  }

  /// A text without line breaks, shaped; what was shaped lately is remembered.
  func emLine(_ text: String, _ attributes: TextAttributes) -> EmLine {
    let first = font(attributes.cascade[0])
    var key = LineKey(
      text: text, font: first.number,
      features: attributes.letterSpacing != 0 ? Self.ligaturesOff + attributes.features : attributes.features,
      language: attributes.language, direction: attributes.direction)
    if let line = lines.line(for: key) { return line }
    if let item = first.plainItem(of: text, direction: key.direction) {
      let line = EmLine(runs: [plainRun(item, key, first)], direction: .leftToRight)
      lines.insert(line, for: key)
      return line
    }
    key.others = Array(attributes.cascade.dropFirst())
    if let line = lines.line(for: key) { return line }
    let line = shape(key, attributes.cascade)
    if line.runs.allSatisfy({ $0.item.provenance == .requested }) { key.others = nil }
    lines.insert(line, for: key)
    return line
  }

  private static let ligaturesOff = [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]

  /// The text with line breaks and tabs as spaces.
  static func oneLine(_ text: String) -> String {
    // Each of them has one of these bytes; most texts need no look at their characters.
    guard text.withBytes({ $0.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 } }) else { return text }
    let isBreak: (Character) -> Bool = { $0.isNewline || $0 == "\t" }
    guard text.contains(where: isBreak) else { return text }
    return String(text.map { isBreak($0) ? " " : $0 })
  }

  // MARK: Shaping in ems

  private func shape(_ key: LineKey, _ cascade: [FontInstance]) -> EmLine {
    let itemizer = Itemizer(selection: FontSelection(library: library))
    let (items, direction) = itemizer.items(of: key.text, cascade: cascade, direction: key.direction)
    let controls = Self.controls(in: key.text)
    let order = BidiLevels.visualOrder(items.map(\.level))
    return EmLine(
      runs: order.map { index in
        let item = items[index]
        let font = font(cascade[item.fontIndex])
        let output = shape(item, key, key.features, font)
        return EmRun(item, controls.isEmpty ? output : Self.hiding(controls, output, font), font)
      },
      direction: direction)
  }

  /// The only run of a text of printable ASCII.
  private func plainRun(_ item: TextItem, _ key: LineKey, _ font: ShapingFont) -> EmRun {
    EmRun(item, shape(item, key, Self.withoutFractions(key.features, font), font), font)
  }

  private func shape(
    _ item: TextItem, _ key: LineKey, _ features: [FontFeature], _ font: ShapingFont
  ) -> [ShapingBuffer.Output] {
    buffer.fill(key.text, range: item.utf8Range)
    buffer.describe(direction: item.direction, script: item.script, language: key.language)
    buffer.shape(with: font, features: features)
    shapedCount += 1
    return buffer.output
  }

  /// The control characters of a text by their UTF-8 offsets.
  private static func controls(in text: String) -> [UInt32: Unicode.Scalar] {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return [:] }
    var controls: [UInt32: Unicode.Scalar] = [:]
    var offset: UInt32 = 0
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control { controls[offset] = scalar }
      offset += UInt32(UTF8.width(scalar))
    }
    return controls
  }

  /// Draws control characters as HarfBuzz draws zero-width ones: as a space without an advance, or not at all.
  private static func hiding(
    _ controls: [UInt32: Unicode.Scalar], _ output: [ShapingBuffer.Output], _ font: ShapingFont
  ) -> [ShapingBuffer.Output] {
    let space = font.glyph(" ")
    return output.compactMap { glyph in
      // A mark after a control character shares its cluster, and stays.
      guard let control = controls[glyph.cluster], glyph.id == font.glyph(control) ?? 0 else { return glyph }
      return space.map {
        ShapingBuffer.Output(id: $0, cluster: glyph.cluster, xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0)
      }
    }
  }

  func font(_ instance: FontInstance) -> ShapingFont {
    if let font = fonts.value(for: instance) { return font }
    let face = library[instance.face]
    let costs = costs(of: instance.face)
    // One that is opened again gets another number: lines that were shaped with the other are not its own.
    let font = ShapingFont(
      face, costs: costs, coordinates: instance.coordinates, stepsPerUnit: Self.stepsPerUnit, number: openedCount)
    openedCount += 1
    fonts.insert(font, for: instance, cost: 1)
    return font
  }

  /// What the glyphs of a face are drawn from, as far as they were looked at.
  func costs(of face: FaceID) -> GlyphCosts {
    if let costs = costs[face] { return costs }
    let costs = GlyphCosts(library[face], limits: library.limits)
    self.costs[face] = costs
    return costs
  }

  // MARK: Placing at a size

  private func place(_ line: EmLine, _ text: String, _ attributes: TextAttributes) -> TextLine {
    var x = 0.0
    let runs = line.runs.map { run in
      let glyphs = Self.spaced(run.glyphs, by: attributes.letterSpacing / attributes.pointSize)
      let spaces = attributes.letterSpacing == 0 ? 0 : Self.clusterCount(run.glyphs)
      let width = run.width * attributes.pointSize + Double(spaces) * attributes.letterSpacing
      defer { x += width }
      return GlyphRun(
        font: attributes.cascade[run.item.fontIndex], pointSize: attributes.pointSize, x: x, width: width,
        glyphs: glyphs, letterSpacing: attributes.letterSpacing, utf8Range: run.item.utf8Range,
        direction: run.item.direction, provenance: run.item.provenance)
    }
    return TextLine(
      text: text, runs: runs, width: x, language: attributes.language, direction: line.direction,
      features: attributes.features)
  }

  private static func clusterCount(_ glyphs: [Glyph]) -> Int {
    glyphs.indices.count { $0 + 1 == glyphs.count || glyphs[$0 + 1].cluster != glyphs[$0].cluster }
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

extension EmRun {
  fileprivate init(_ item: TextItem, _ output: [ShapingBuffer.Output], _ font: ShapingFont) {
    self.init(
      item: item, glyphs: output.map { Glyph($0, stepsPerEm: font.stepsPerEm) },
      width: Double(output.reduce(0) { $0 + Int($1.xAdvance) }) / Double(font.stepsPerEm))
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
