internal import DynamicType
internal import Sheet
internal import Spelling
internal import TypeSystem

/// The lines that samples take, in the order in which every format prints them: a language, a style, a width.
struct WrapsReport {
  let map: WrapMap

  /// The version of the machine-readable form, raised when a member changes its meaning or goes.
  static let schemaVersion = 1

  /// What stands after a number of lines where the limit cuts the sample.
  static let cutSign = "*"
  /// What stands after a number of lines where a word is wider than the line.
  static let wideSign = "!"

  /// The report in a format that is no picture, with a line break at its end.
  func text(as format: WrapsFormat) -> String {
    switch format {
    case .json: json.text
    case .csv: csv
    case .markdown: blocks { "### \($0)\n\n" + $1.markdown }
    default: blocks { (map.languages.count > 1 ? $0 + "\n" : "") + $1.text }
    }
  }

  /// A table a language, and under the last what its signs mean.
  private func blocks(_ block: (String, TextTable) -> String) -> String {
    let notes = notes.map { $0 + "\n" }.joined()
    let tables = map.languages.map { block(TerminalText.escaped($0.tag), table($0)) }
    return (tables + (notes.isEmpty ? [] : [notes])).joined(separator: "\n")
  }

  /// A row a style and width, a column a category.
  private func table(_ language: WrapMap.Language) -> TextTable {
    var table = TextTable(
      header: ["style", "width"] + map.categories.map(\.name),
      alignment: [.left] + Array(repeating: .right, count: map.categories.count + 1))
    for row in language.rows {
      for (index, width) in map.widths.enumerated() {
        let isFirst = index == 0
        table.rows.append(
          [isFirst ? row.style.name : "", Decimals.short(width)] + row.wraps[index].map(Self.entry))
      }
    }
    return table
  }

  /// The lines, with a sign where the limit cuts and one where a word is too wide.
  private static func entry(_ wrap: WrapMap.Wrap?) -> String {
    guard let wrap else { return "unknown" }
    return "\(wrap.lines)" + (wrap.isCut ? cutSign : "") + (wrap.wideWords > 0 ? wideSign : "")
  }

  private var notes: [String] {
    let wraps = map.languages.flatMap(\.rows).flatMap(\.wraps).flatMap { $0 }.compactMap { $0 }
    var notes: [String] = []
    if let limit = map.lineLimit, wraps.contains(where: \.isCut) {
      notes.append(
        "\(Self.cutSign) more than \(Words.counted(limit, "line", "lines")): cut; csv and json have the words and "
          + "characters that are lost")
    }
    if wraps.contains(where: { $0.wideWords > 0 }) {
      notes.append("\(Self.wideSign) a word is wider than the line, and is broken between letters")
    }
    let undrawn = map.languages.flatMap(\.rows).filter { !$0.undrawnGlyphs.isEmpty }.map(\.style.name)
    if !undrawn.isEmpty {
      let names = Spelling.list(undrawn.map(TerminalText.escaped), "and")
      notes.append("\(names): some glyphs are not drawn; their places count as they are, and are empty")
    }
    for language in map.languages {
      let named = language.rows.filter(\.isName).map(\.style.name)
      guard !named.isEmpty else { continue }
      let tag = TerminalText.escaped(language.tag)
      notes.append(
        named.count == language.rows.count
          ? "\(tag) has no samples: the styles' own names are set"
          : "\(tag) has no sample for \(Spelling.list(named.map(TerminalText.escaped), "and")): own names are set")
    }
    return notes
  }

  /// A row a language, style, width and category.
  private var csv: String {
    var table = TextTable(header: [
      "language", "style", "width", "category", "lines", "hiddenLines", "hiddenWords", "hiddenCharacters", "wideWords",
      "overflow", "isName", "glyphsNotDrawn",
    ])
    forEach { language, row, width, category, wrap in
      let undrawn = map.categories.firstIndex(of: category).flatMap {
        row.undrawnCounts.isEmpty ? nil : row.undrawnCounts[$0]
      }
      let numbers =
        wrap.map { wrap in
          [wrap.lines, wrap.hiddenLines, wrap.hiddenWords, wrap.hiddenCharacters, wrap.wideWords].map { "\($0)" }
            + [JSON.digits(wrap.overflow)]
        } ?? Array(repeating: "", count: 6)
      table.rows.append(
        [language.tag, row.style.name, JSON.digits(width), category.name] + numbers + [
          "\(row.isName)", "\(undrawn ?? 0)",
        ])
    }
    return table.csv
  }

  /// Every cell with its place: by language, style, width and category.
  func forEach(
    _ body: (WrapMap.Language, WrapMap.Row, Double, ContentSizeCategory, WrapMap.Wrap?) -> Void
  ) {
    for language in map.languages {
      for row in language.rows {
        for (width, wraps) in zip(map.widths, row.wraps) {
          for (category, wrap) in zip(map.categories, wraps) { body(language, row, width, category, wrap) }
        }
      }
    }
  }
}
