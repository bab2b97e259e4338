internal import TextLayout
internal import Findings
internal import Typeface
internal import DynamicType
internal import Sheet
internal import TypeSystem

/// The numbers of all cells as the page's script reads them; words that many cells share stand there once.
///
/// An object: `categories` (name and label of each), `rows` (the row's part of ids, and its name), `words`, `findings`
/// (level and cells of each), and `cells`, by row, column and category: size, leading, ratio, then indices of words:
/// face, PostScript name, weight, strategy, spacing and features (-1 for none); then the indices of marks' words, and the
/// numbers of findings.
struct PageData {
  private let contents: PageContents
  private var words: [String] = []
  private var indices: [String: Int] = [:]
  private var cells: [[[String]]]

  init(_ contents: PageContents) {
    self.contents = contents
    cells = contents.sheet.rows.map { _ in [[], []] }
  }

  /// Adds a cell; those of a column come smallest category first.
  mutating func add(_ cell: SampleCell, _ resolved: ResolvedCell, row: Int, _ column: Column, findings: [Int]) {
    let font = resolved.face
    let face = resolved.font.map { contents.fonts[$0.face] }
    let features = resolved.features.map { "\($0.tag)\($0.value == 1 ? "" : " \($0.value)")" }
    let spacing = resolved.letterSpacing == 0 ? [] : ["\(Numbers.place(resolved.letterSpacing)) pt"]
    let own = contents.sheet.rows[row].resolved(column)
    var values = [resolved.pointSize, resolved.leading, resolved.ratio].map(JSONScriptText.number)
    values.append(index(face.map { "\($0.family) \($0.style)" }))
    values.append(index(font?.postScriptName))
    values.append(index(font.map { "\($0.weight.rawValue)\($0.weight.name.map { " \($0)" } ?? "")" }))
    values.append(index(font == nil ? nil : resolved.strategy.words(baseSize: own.baseSize)))
    values.append(index(spacing.isEmpty && features.isEmpty ? nil : (spacing + features).joined(separator: ", ")))
    values.append(JSONScriptText.list(cell.marks.map { index($0.words(minimum: contents.sheet.minimumSize)) }))
    values.append(JSONScriptText.list(findings.map(String.init)))
    cells[row][column == .custom ? 0 : 1].append(JSONScriptText.list(values))
  }

  private mutating func index(_ word: String?) -> String {
    guard let word else { return "-1" }
    if let index = indices[word] { return String(index) }
    indices[word] = words.count
    words.append(word)
    return String(words.count - 1)
  }

  /// The object as text for a `<script>`.
  var text: String {
    let categories = contents.system.categories.map { category in
      JSONScriptText.list([category.name, category.label].map(JSONScriptText.string))
    }
    let rows = zip(contents.rowKeys, contents.sheet.rows).map { key, row in
      JSONScriptText.list([key, row.style.style.displayName].map(JSONScriptText.string))
    }
    let findings = contents.findings.map { placed in
      JSONScriptText.list([
        JSONScriptText.string(placed.finding.level.rawValue),
        JSONScriptText.list(placed.cells.map(JSONScriptText.string)),
      ])
    }
    let columns = cells.map { JSONScriptText.list($0.map { JSONScriptText.list($0) + "\n" }) }
    return """
      {"categories":\(JSONScriptText.list(categories)),
      "rows":\(JSONScriptText.list(rows)),
      "words":\(JSONScriptText.list(words.map(JSONScriptText.string))),
      "findings":\(JSONScriptText.list(findings)),
      "cells":\(JSONScriptText.list(columns))}
      """
  }
}
