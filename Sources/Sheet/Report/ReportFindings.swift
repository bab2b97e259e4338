internal import DynamicType
internal import TypeSystem

/// The findings of a report: a heading a level and rule, worst first, and below it a place, a message and a hint each.
struct ReportFindings {
  private let labels: LabelSetter
  private let grid: PagesGrid
  private let blocks: [Block]
  private let counts: String

  /// Lines that stay on one page.
  private struct Block {
    /// What begins a group, with a rule above it.
    var heading: Label?
    var place: Label
    var lines: [Label]

    var height: Double { (heading == nil ? 0 : 30) + Double(lines.count) * 11 + 18 }
  }

  /// From the left end to what is said.
  private static let indent = 136.0
  /// The most lines of a message, and of a hint.
  private static let mostLines = 8

  init(_ labels: LabelSetter, _ grid: PagesGrid, _ findings: [FindingLine]) throws(SheetError) {
    self.labels = labels
    self.grid = grid
    counts = FindingWords.levels.map { level in
      FindingWords.count(findings.count { $0.level == level }, level)
    }.joined(separator: ", ")
    var blocks: [Block] = []
    for level in FindingWords.levels {
      let own = findings.filter { $0.level == level }
      var rules: [String] = []
      for finding in own where !rules.contains(finding.rule) { rules.append(finding.rule) }
      for rule in rules {
        let group = own.filter { $0.rule == rule }
        var lastHint = ""
        for (index, finding) in group.enumerated() {
          var block = try Self.block(finding, labels, grid, hint: finding.hint == lastHint ? "" : finding.hint)
          lastHint = finding.hint
          if index == 0 { block.heading = try Self.heading(level, rule, group.count, labels) }
          blocks.append(block)
        }
      }
    }
    self.blocks = blocks
  }

  private static func heading(
    _ level: FindingLevel, _ rule: String, _ count: Int, _ labels: LabelSetter
  ) throws(SheetError) -> Label {
    try labels.set(
      [
        FindingWords.piece(level, level.rawValue + "  ", labels), labels.ink(rule, .bold),
        labels.quiet(count > 1 ? "  \(count)" : ""),
      ], size: LabelSetter.Size.columnHead)
  }

  private static func block(
    _ finding: FindingLine, _ labels: LabelSetter, _ grid: PagesGrid, hint: String
  ) throws(SheetError) -> Block {
    let place = FindingWords.place(finding)
    let width = grid.width - indent
    var lines: [Label] = []
    if !place.details.isEmpty { lines += try labels.wrapped([labels.quiet(place.details)], width: width) }
    lines += try labels.wrapped([labels.ink(finding.message)], width: width).prefix(mostLines)
    if !hint.isEmpty { lines += try labels.wrapped([labels.quiet(hint)], width: width).prefix(mostLines) }
    return Block(
      place: try labels.set([labels.ink(place.name, .medium)], maximumWidth: indent - 12), lines: lines)
  }

  /// The pages; one that says so where nothing was found.
  func section() -> ReportSection {
    var pages: [ReportSection.Page] = []
    for range in breaks() {
      pages.append(
        ReportSection.Page { [self] builder, _ throws(SheetError) in
          try paint(blocks[range], into: &builder)
        })
    }
    return ReportSection(
      title: "Findings", explanation: blocks.isEmpty ? "nothing was found" : counts, pages: pages)
  }

  private func breaks() -> [Range<Int>] {
    ReportBreaks.pages(blocks.map(\.height), room: grid.bodyBottom(above: Legend([], width: 0)) - grid.bodyTop)
  }

  private func paint(_ shown: ArraySlice<Block>, into builder: inout FrameBuilder) throws(SheetError) {
    guard !shown.isEmpty else {
      let words = try labels.set([labels.quiet("nothing was found")], size: LabelSetter.Size.subtitle)
      builder.label(words, x: grid.left, baseline: grid.bodyTop + 28)
      return
    }
    var y = grid.bodyTop
    for (index, block) in shown.enumerated() {
      if let heading = block.heading {
        if index > 0 {
          builder.rectangle(x: grid.left, y: y + 2, width: grid.width, height: 0.5, labels.palette.hairline)
        }
        builder.label(heading, x: grid.left, baseline: y + 20)
        y += 30
      }
      builder.label(block.place, x: grid.left, baseline: y + 10)
      for (line, label) in block.lines.enumerated() {
        builder.label(label, x: grid.left + Self.indent, baseline: y + 10 + Double(line) * 11)
      }
      y += block.height - (block.heading == nil ? 0 : 30)
    }
  }
}
