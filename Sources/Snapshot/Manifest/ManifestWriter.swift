internal import Spelling

/// Writes a manifest's text.
struct ManifestWriter {
  private let manifest: Manifest
  private let labels: [String]
  private var text = ""

  /// Prepares the text of a manifest.
  init(_ manifest: Manifest) {
    self.manifest = manifest
    labels = ShapeLabels(manifest).labels
  }

  /// The whole text.
  mutating func write() -> String {
    writeHeader()
    writeFonts()
    writeShapes()
    writeCells()
    writePlaces()
    let checksum = Fingerprint(FNV1a.of(text))
    return text + "\(Self.ending(manifest.cells.count)) \(checksum)\n"
  }

  /// The last line without its checksum.
  static func ending(_ cells: Int) -> String { "end \(counted(cells, "cell"))" }

  private mutating func writeHeader() {
    line("specimen golden \(Manifest.format)")
    line("tool \(ManifestToken.writtenToEnd(manifest.tool))")
    for library in manifest.libraries {
      line("library \(ManifestToken.written(library.name)) \(ManifestToken.written(library.version))")
    }
    if let document = manifest.document {
      line("document \(ManifestToken.written(document.name)) sha256 \(Self.digest(document.sha256))")
    }
    if let table = manifest.table {
      line("table \(ManifestToken.written(table.platform)) \(table.fingerprint)")
    }
    line("scale \(DecimalText.shortest(manifest.scale))")
    line("page \(manifest.page.width) x \(manifest.page.height) \(manifest.page.fingerprint)")
    if let image = manifest.image { line("image \(counted(image.bytes, "byte")) \(image.fingerprint)") }
  }

  private mutating func writeFonts() {
    for font in manifest.fonts {
      line(
        "font \(ManifestToken.written(font.name)) \(ManifestToken.written(font.file)) sha256 \(Self.digest(font.sha256))"
      )
    }
  }

  private mutating func writeShapes() {
    line("shapes")
    let names = fontNames()
    var previous: ShapeRecord?
    for (index, shape) in manifest.shapes.enumerated() {
      if shape.font != previous?.font {
        line(names.indices.contains(shape.font) ? names[shape.font] : "-")
        previous = nil
      }
      if previous?.text.unicodeScalars.elementsEqual(shape.text.unicodeScalars) != true
        || previous?.glyphs.map(\.id) != shape.glyphs.map(\.id)
      {
        line("  \(ManifestToken.quoted(shape.text))" + shape.glyphs.map { " \($0.id)" }.joined())
      }
      let instance = shape.instance.isEmpty ? "" : " \(ManifestToken.quoted(shape.instance))"
      let positions = shape.glyphs.map { " \(GlyphText.position($0))" }.joined()
      line("    \(labels[index])\(instance) \(shape.outlines)\(positions)")
      previous = shape
    }
  }

  private mutating func writeCells() {
    line("cells")
    for group in groups() {
      line(group.heading)
      for cell in group.cells {
        let size = cell.pointSize.map(DecimalText.shortest) ?? "-"
        let shapes = cell.shapes.map { labels.indices.contains($0) ? labels[$0] : "?" }.joined(separator: "+")
        let ink = "\(cell.place.width)x\(cell.place.height)"
        line("  \(Self.key(cell)) \(size) \(shapes.isEmpty ? "-" : shapes) \(ink) \(cell.pixels)")
      }
    }
  }

  private mutating func writePlaces() {
    line("places")
    for group in groups() {
      line(group.heading + group.cells.map { " \($0.place.x),\($0.place.y)" }.joined())
    }
  }

  /// Cells that stand under one heading: neighbours of one style, or without one.
  private func groups() -> [(heading: String, cells: ArraySlice<CellRecord>)] {
    manifest.cells.split(between: { Self.style($0) != Self.style($1) }).map { cells in
      (cells.first.flatMap(Self.style).map(ManifestToken.written) ?? "-", cells)
    }
  }

  /// The style of a cell; nil where its name is a plain one.
  private static func style(_ cell: CellRecord) -> String? { cell.name.category == nil ? nil : cell.name.style }

  /// What a cell's name says after its style and the "@".
  private static func key(_ cell: CellRecord) -> String {
    let dropped = style(cell).map { $0.unicodeScalars.count + 1 } ?? 0
    return ManifestToken.written(String(cell.name.text.unicodeScalars.dropFirst(dropped)))
  }

  /// The fonts' names as headings of shapes, with a number where several fonts have the same.
  private func fontNames() -> [String] {
    var counts: [String: Int] = [:]
    return manifest.fonts.map { font in
      let count = counts[font.name, default: 0] + 1
      counts[font.name] = count
      return ManifestToken.written(font.name) + (count == 1 ? "" : " #\(count)")
    }
  }

  private mutating func line(_ words: String) {
    text += words
    text += "\n"
  }

  /// A digest as it is, and "-" where there is none.
  private static func digest(_ text: String) -> String { text == "-" ? text : ManifestToken.written(text) }
}

extension Array {
  /// The array in pieces, parted between neighbours for which the closure says so.
  fileprivate func split(between parts: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var pieces: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index == endIndex - 1 || parts(self[index], self[index + 1]) {
      pieces.append(self[start...index])
      start = index + 1
    }
    return pieces
  }
}
