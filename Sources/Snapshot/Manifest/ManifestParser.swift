/// Reads a manifest's lines in their order: what it was made from, fonts, shapes, cells, and the last line.
struct ManifestParser {
  private let source: ManifestLines
  private var next = 0
  /// The line that is to be read.
  private(set) var line: ManifestLine

  /// Checks a file as a whole and stands at its second line.
  init(_ bytes: [UInt8]) throws(ManifestError) {
    source = try ManifestLines(bytes)
    line = try ManifestLine(source.lines[0], number: 1)
    try advance()
  }

  /// Goes on to the next line; the last stays the last.
  mutating func advance() throws(ManifestError) {
    next = min(next + 1, source.lines.count - 1)
    line = try ManifestLine(source.lines[next], number: next + 1)
  }

  /// Whether the line to be read is the file's last.
  var isAtEnd: Bool { next == source.lines.count - 1 }

  /// Reads the whole.
  mutating func parse() throws(ManifestError) -> Manifest {
    var manifest = try header()
    manifest.fonts = try fonts()
    let shapes = try ManifestShapes(&self, fonts: manifest.fonts)
    manifest.shapes = shapes.records
    manifest.cells = try ManifestCells(&self, shapes: shapes.indices).records
    try readEnding(cells: manifest.cells.count)
    return manifest
  }

  /// The line that a keyword begins, if it is the one to be read, without the keyword; it has `count` more words.
  private mutating func words(
    _ keyword: String, count: Int, expected: String
  ) throws(ManifestError) -> (line: ManifestLine, words: [ManifestToken])? {
    guard !isAtEnd, line.begins(with: keyword) else { return nil }
    guard line.words.count == count + 1 else { throw line.wrong(expected) }
    let found = (line, Array(line.words.dropFirst()))
    try advance()
    return found
  }

  private mutating func header() throws(ManifestError) -> Manifest {
    let tool = try tool()
    var libraries: [LibraryRecord] = []
    while let (_, words) = try words("library", count: 2, expected: "'library NAME VERSION'") {
      libraries.append(LibraryRecord(name: words[0].text, version: words[1].text))
    }
    let document = try document()
    let table = try table()
    let scale = try scale()
    let page = try page()
    let image = try image()
    return Manifest(
      tool: tool, libraries: libraries, document: document, table: table, scale: scale, page: page, image: image,
      fonts: [], shapes: [], cells: [])
  }

  private mutating func tool() throws(ManifestError) -> String {
    let words = line.words.dropFirst()
    guard !isAtEnd, line.begins(with: "tool"), !words.isEmpty, words.count == 1 || !words.contains(where: \.isQuoted)
    else { throw line.wrong("'tool NAME'") }
    try advance()
    return words.map(\.text).joined(separator: " ")
  }

  private mutating func document() throws(ManifestError) -> DocumentRecord? {
    let expected = "'document NAME sha256 DIGEST'"
    guard let (line, words) = try words("document", count: 3, expected: expected) else { return nil }
    guard words[1].text == "sha256" else { throw line.wrong(expected) }
    return DocumentRecord(name: words[0].text, sha256: words[2].text)
  }

  private mutating func table() throws(ManifestError) -> TableRecord? {
    let expected = "'table PLATFORM FINGERPRINT'"
    guard let (line, words) = try words("table", count: 2, expected: expected) else { return nil }
    return TableRecord(platform: words[0].text, fingerprint: try line.fingerprint(words[1], expected: expected))
  }

  private mutating func scale() throws(ManifestError) -> Double {
    let expected = "'scale PIXELS-A-POINT'"
    guard let (line, words) = try words("scale", count: 1, expected: expected) else { throw line.wrong(expected) }
    return try line.number(words[0].text[...], "the scale", expected: expected)
  }

  private mutating func page() throws(ManifestError) -> PageRecord {
    let expected = "'page WIDTH x HEIGHT FINGERPRINT'"
    guard let (line, words) = try words("page", count: 4, expected: expected) else { throw line.wrong(expected) }
    guard words[1].text == "x" else { throw line.wrong(expected) }
    return PageRecord(
      width: try line.integer(words[0].text[...], "the page's width", in: Self.length, expected: expected),
      height: try line.integer(words[2].text[...], "the page's height", in: Self.length, expected: expected),
      fingerprint: try line.fingerprint(words[3], expected: expected))
  }

  private mutating func image() throws(ManifestError) -> ImageRecord? {
    let expected = "'image COUNT bytes FINGERPRINT'"
    guard let (line, words) = try words("image", count: 3, expected: expected) else { return nil }
    let bytes = try line.integer(words[0].text[...], "the image's length", in: Self.fileLength, expected: expected)
    guard words[1].text == (bytes == 1 ? "byte" : "bytes") else { throw line.wrong(expected) }
    return ImageRecord(bytes: bytes, fingerprint: try line.fingerprint(words[2], expected: expected))
  }

  private mutating func fonts() throws(ManifestError) -> [FontRecord] {
    let expected = "'font NAME FILE sha256 DIGEST'"
    var fonts: [FontRecord] = []
    while let (line, words) = try words("font", count: 4, expected: expected) {
      guard words[2].text == "sha256" else { throw line.wrong(expected) }
      fonts.append(FontRecord(name: words[0].text, file: words[1].text, sha256: words[3].text))
    }
    return fonts
  }

  private func readEnding(cells: Int) throws(ManifestError) {
    let ending = ManifestWriter.ending(cells)
    guard isAtEnd, line.words.count == 4, line.text.hasPrefix(ending + " ") else {
      throw line.wrong("'\(ending)' and a checksum")
    }
    let recorded = try line.fingerprint(line.words[3], expected: "'\(ending)' and a checksum")
    guard line.text == "\(ending) \(recorded)" else { throw line.wrong("'\(ending)' and a checksum") }
    guard recorded == source.checksum else {
      throw .changedAfterWriting(recorded: recorded, found: source.checksum)
    }
  }

  /// How many pixels a side may have.
  static let length = 0...Int(Int32.max)
  /// How many bytes an image may have.
  private static let fileLength = 0...(1 << 53)
}
