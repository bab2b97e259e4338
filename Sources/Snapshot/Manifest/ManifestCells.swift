/// Reads the parts of a manifest that list cells and their places: under each style a line for each category and
/// column, and then for each style a line with the places.
struct ManifestCells {
  /// The cells in the order of their lines.
  private(set) var records: [CellRecord] = []

  private var groups: [(style: Style, start: Int)] = []
  private var names: Set<CellName> = []

  /// What the lines of cells stand under.
  private enum Style: Hashable {
    case plain
    case named(String)

    /// Reads a heading's first word.
    init(_ word: ManifestToken) { self = word.text == "-" && !word.isQuoted ? .plain : .named(word.text) }

    /// The name of the cell that a line under the heading is about.
    func cell(_ key: String) -> CellName {
      switch self {
      case .plain: CellName(key)
      case .named(let style): CellName("\(style)@\(key)")
      }
    }
  }

  /// Reads from the line "cells" up to the last.
  init(_ parser: inout ManifestParser, shapes: [String: Int]) throws(ManifestError) {
    try Self.readHeading("cells", &parser)
    while !parser.isAtEnd, !parser.line.begins(with: "places") {
      let line = parser.line
      switch line.indent {
      case 0: try readStyle(line)
      case 2: try readCell(line, shapes)
      default: throw line.wrong("a style, or in it a cell")
      }
      try parser.advance()
    }
    try Self.readHeading("places", &parser)
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].start : records.count
      try readPlaces(parser.line, group.style, group.start..<end, isAtEnd: parser.isAtEnd)
      try parser.advance()
    }
  }

  private static func readHeading(_ keyword: String, _ parser: inout ManifestParser) throws(ManifestError) {
    guard !parser.isAtEnd, parser.line.begins(with: keyword), parser.line.words.count == 1 else {
      throw parser.line.wrong("'\(keyword)'")
    }
    try parser.advance()
  }

  private mutating func readStyle(_ line: ManifestLine) throws(ManifestError) {
    guard let word = line.words.first, line.words.count == 1 else { throw line.wrong("a style, or in it a cell") }
    groups.append((Style(word), records.count))
  }

  private mutating func readCell(_ line: ManifestLine, _ shapes: [String: Int]) throws(ManifestError) {
    let expected = "a cell's 'CATEGORY.COLUMN SIZE SHAPES WIDTHxHEIGHT FINGERPRINT' under its style"
    guard let group = groups.last, line.words.count == 5 else { throw line.wrong(expected) }
    let words = line.words
    let name = group.style.cell(words[0].text)
    let size = words[1].text == "-" ? nil : try line.number(words[1].text[...], "the size", expected: expected)
    let ink = words[3].text.split(separator: "x", omittingEmptySubsequences: false)
    guard ink.count == 2 else { throw line.wrong(expected) }
    let width = try line.integer(ink[0], "the width", in: ManifestParser.length, expected: expected)
    let height = try line.integer(ink[1], "the height", in: ManifestParser.length, expected: expected)
    let record = CellRecord(
      name: name, pointSize: size, shapes: try Self.shapes(words[2], line, shapes),
      place: PixelRect(x: 0, y: 0, width: width, height: height),
      pixels: try line.fingerprint(words[4], expected: expected))
    guard names.insert(name).inserted else { throw .duplicateCell(line: line.number, name: name) }
    records.append(record)
  }

  private static func shapes(
    _ word: ManifestToken, _ line: ManifestLine, _ shapes: [String: Int]
  ) throws(ManifestError) -> [Int] {
    guard word.text != "-" else { return [] }
    var indices: [Int] = []
    for label in word.text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let index = shapes[String(label)] else { throw .unknownShape(line: line.number, label: String(label)) }
      indices.append(index)
    }
    return indices
  }

  private mutating func readPlaces(
    _ line: ManifestLine, _ style: Style, _ cells: Range<Int>, isAtEnd: Bool
  ) throws(ManifestError) {
    let expected = "a style and 'X,Y' for each of its \(counted(cells.count, "cell"))"
    guard !isAtEnd, line.indent == 0, let heading = line.words.first, Style(heading) == style,
      line.words.count == cells.count + 1
    else { throw line.wrong(expected) }
    for (index, word) in zip(cells, line.words.dropFirst()) {
      let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw line.wrong(expected) }
      records[index].place.x = try line.integer(parts[0], "a left edge", in: Self.position, expected: expected)
      records[index].place.y = try line.integer(parts[1], "a top edge", in: Self.position, expected: expected)
    }
  }

  /// Where an edge may stand.
  private static let position = Int(Int32.min)...Int(Int32.max)
}
