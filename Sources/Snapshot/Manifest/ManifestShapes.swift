/// Reads the part of a manifest that lists shapes: under each face its texts with their glyphs, under each text its
/// shapes.
struct ManifestShapes {
  /// The shapes in the order of their lines.
  private(set) var records: [ShapeRecord] = []
  /// The shapes' indices by label.
  private(set) var indices: [String: Int] = [:]

  private var font: Int?
  private var text: (text: String, ids: [UInt32])?

  /// Reads from the line "shapes" up to the line "cells".
  init(_ parser: inout ManifestParser, fonts: [FontRecord]) throws(ManifestError) {
    guard !parser.isAtEnd, parser.line.begins(with: "shapes"), parser.line.words.count == 1 else {
      throw parser.line.wrong("'font …' or 'shapes'")
    }
    let headings = Self.headings(fonts)
    try parser.advance()
    while !parser.isAtEnd, !parser.line.begins(with: "cells") {
      let line = parser.line
      switch line.indent {
      case 0: try readFont(line, headings)
      case 2: try readText(line)
      case 4: try readShape(line)
      default: throw line.wrong(Self.expected)
      }
      try parser.advance()
    }
  }

  private static let expected = "a face, or in it a text with its glyphs, or in that a shape"

  /// The fonts' indices by heading: the name, and a number where a font before it has the same.
  private static func headings(_ fonts: [FontRecord]) -> [[String]: Int] {
    var counts: [String: Int] = [:]
    var headings: [[String]: Int] = [:]
    for (index, font) in fonts.enumerated() {
      let count = counts[font.name, default: 0] + 1
      counts[font.name] = count
      headings[count == 1 ? [font.name] : [font.name, "#\(count)"]] = index
    }
    return headings
  }

  private mutating func readFont(_ line: ManifestLine, _ headings: [[String]: Int]) throws(ManifestError) {
    guard let index = headings[line.words.map(\.text)] else {
      throw .unknownFont(line: line.number, name: line.words.map(\.text).joined(separator: " "))
    }
    font = index
    text = nil
  }

  private mutating func readText(_ line: ManifestLine) throws(ManifestError) {
    let expected = "a text in quotes and the indices of its glyphs"
    guard font != nil, let first = line.words.first, first.isQuoted else { throw line.wrong(expected) }
    var ids: [UInt32] = []
    for word in line.words.dropFirst() {
      let id = try line.integer(word.text[...], "a glyph's index", in: 0...Int(UInt32.max), expected: expected)
      ids.append(UInt32(id))
    }
    text = (first.text, ids)
  }

  private mutating func readShape(_ line: ManifestLine) throws(ManifestError) {
    guard let font, let text else { throw line.wrong(Self.expected) }
    let expected =
      "a shape's label, its instance in quotes if it has one, the outlines' fingerprint and a position for "
      + "each of \(counted(text.ids.count, "glyph"))"
    var words = line.words[...]
    let label = words.removeFirst()
    var instance = ""
    if let word = words.first, word.isQuoted {
      instance = word.text
      words.removeFirst()
    }
    guard !label.isQuoted, let outlines = words.popFirst(), words.count == text.ids.count else {
      throw line.wrong(expected)
    }
    let fingerprint = try line.fingerprint(outlines, expected: expected)
    var glyphs: [ShapeRecord.Glyph] = []
    glyphs.reserveCapacity(words.count)
    for (id, word) in zip(text.ids, words) { glyphs.append(try Self.glyph(id, word, line, expected)) }
    guard indices.updateValue(records.count, forKey: label.text) == nil else {
      throw .duplicateShape(line: line.number, label: label.text)
    }
    records.append(
      ShapeRecord(font: font, instance: instance, text: text.text, glyphs: glyphs, outlines: fingerprint))
  }

  /// A glyph from its position, such as "612" or "612@0,-12".
  private static func glyph(
    _ id: UInt32, _ word: ManifestToken, _ line: ManifestLine, _ expected: String
  ) throws(ManifestError) -> ShapeRecord.Glyph {
    let parts = word.text.split(separator: "@", omittingEmptySubsequences: false)
    let advance = try line.number(parts[0], "an advance", expected: expected)
    guard parts.count > 1 else { return ShapeRecord.Glyph(id: id, advance: advance) }
    let offsets = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, offsets.count == 2 else { throw line.wrong(expected) }
    return ShapeRecord.Glyph(
      id: id, advance: advance, xOffset: try line.number(offsets[0], "an offset", expected: expected),
      yOffset: try line.number(offsets[1], "an offset", expected: expected))
  }
}
