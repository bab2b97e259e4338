internal import Snapshot

/// A table of words that can be printed for people, as CSV, or as Markdown.
package struct TextTable: Hashable, Sendable {
  /// How a column's cells stand when the table is printed for people.
  package enum Alignment: Hashable, Sendable { case left, right }

  /// The titles of the columns.
  package var header: [String]
  /// The columns' alignment, as many as titles; numbers stand right.
  package var alignment: [Alignment]
  /// The cells, row by row; a shorter row's last cell may run over the columns that follow.
  package var rows: [[String]] = []

  /// Begins a table without rows; columns stand left unless told.
  package init(header: [String], alignment: [Alignment] = []) {
    self.header = header
    self.alignment = alignment + Array(repeating: .left, count: max(0, header.count - alignment.count))
  }

  /// The table in columns two spaces apart, with no space at a line's end; control codes are escaped.
  package var text: String {
    let lines = ([header] + rows).map { $0.map(TerminalText.escaped) }
    var widths = Array(repeating: 0, count: header.count)
    for line in lines {
      for (column, cell) in line.enumerated() where column < line.count - 1 || line.count == header.count {
        widths[column] = max(widths[column], TerminalText.width(of: cell))
      }
    }
    return lines.map { line(of: $0, widths) + "\n" }.joined()
  }

  /// The table as RFC 4180 describes, but with a line feed alone at each line's end; control codes are escaped, and
  /// no text is a formula (``CSVText``).
  package var csv: String {
    ([header] + rows).map { row in
      filled(row).map(CSVText.cell).joined(separator: ",") + "\n"
    }.joined()
  }

  /// The table in GitHub's Markdown, with the signs that mean something there escaped.
  package var markdown: String {
    let rule = alignment.map { $0 == .left ? "---" : "---:" }
    let lines = [header.map(Self.markdownCell), rule] + rows.map { filled($0).map(Self.markdownCell) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func line(of cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[column] - TerminalText.width(of: cell)))
      if column > 0 { line += "  " }
      line += alignment[column] == .right && cells.count == header.count ? padding + cell : cell + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func filled(_ row: [String]) -> [String] {
    row + Array(repeating: "", count: max(0, header.count - row.count))
  }

  private static func markdownCell(_ cell: String) -> String { MarkdownText.marked(TerminalText.escaped(cell)) }
}
