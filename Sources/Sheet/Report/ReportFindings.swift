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
    /// The group's heading again, for a page that begins within it.
    var running: Label
    var place: [Label]
    var lines: [Label]
    /// Whether what follows belongs to it: a hint that the whole group shares.
    var keepsWithNext = false

    var height: Double { (heading == nil ? 0 : headingHeight) + ownHeight }
    var ownHeight: Double { Double(max(place.count, lines.count)) * Label.pitch + 18 }
  }

  private static let headingHeight = 30.0

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
        blocks += try Self.group(own.filter { $0.rule == rule }, labels, grid)
      }
    }
    self.blocks = blocks
  }

  /// The findings of a rule at a level; a hint that all of them share stands once, below them.
  private static func group(
    _ group: [FindingLine], _ labels: LabelSetter, _ grid: PagesGrid
  ) throws(SheetError) -> [Block] {
    guard let first = group.first else { return [] }
    let isShared = group.count > 1 && !first.hint.isEmpty && group.allSatisfy { $0.hint == first.hint }
    let count = group.count > 1 ? "  \(group.count)" : ""
    let running = try heading(first, ", continued", labels)
    var blocks: [Block] = []
    for finding in group {
      blocks.append(try block(finding, running, labels, grid, hint: isShared ? "" : finding.hint))
    }
    blocks[0].heading = try heading(first, count, labels)
    if isShared {
      blocks[blocks.count - 1].keepsWithNext = true
      let lines = try labels.wrapped([labels.quiet(first.hint)], width: grid.width - indent).prefix(mostLines)
      blocks.append(
        Block(
          running: running, place: [try labels.set([labels.quiet("for all \(group.count)")])], lines: Array(lines)))
    }
    return blocks
  }

  private static func heading(
    _ finding: FindingLine, _ end: String, _ labels: LabelSetter
  ) throws(SheetError) -> Label {
    let word = finding.title == finding.rule ? "" : "  " + finding.rule
    return try labels.set(
      [
        FindingWords.piece(finding.level, finding.level.rawValue + "  ", labels), labels.ink(finding.title, .bold),
        labels.quiet(word + end),
      ], size: LabelSetter.Size.columnHead)
  }

  private static func block(
    _ finding: FindingLine, _ running: Label, _ labels: LabelSetter, _ grid: PagesGrid, hint: String
  ) throws(SheetError) -> Block {
    let place = FindingWords.place(finding)
    let width = grid.width - indent
    var lines: [Label] = []
    if !place.details.isEmpty { lines += try labels.wrapped([labels.quiet(place.details)], width: width) }
    lines += try labels.wrapped([labels.ink(finding.message)], width: width).prefix(mostLines)
    if !hint.isEmpty { lines += try labels.wrapped([labels.quiet(hint)], width: width).prefix(mostLines) }
    return Block(
      running: running, place: try labels.wrapped([labels.ink(place.name, .medium)], width: indent - 12), lines: lines)
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
    let parts = blocks.map { block in
      PageBreaks.Part(
        block.height, keepsWithNext: block.keepsWithNext, running: block.heading == nil ? Self.headingHeight : 0)
    }
    return PageBreaks.pages(parts, room: grid.bodyBottom(above: Legend([], width: 0)) - grid.bodyTop)
  }

  private func paint(_ shown: ArraySlice<Block>, into builder: inout FrameBuilder) throws(SheetError) {
    guard !shown.isEmpty else {
      let words = try labels.set([labels.quiet("nothing was found")], size: LabelSetter.Size.subtitle)
      builder.label(words, x: grid.left, baseline: grid.bodyTop + 28)
      return
    }
    var y = grid.bodyTop
    for (index, block) in shown.enumerated() {
      if let heading = block.heading ?? (index == 0 ? block.running : nil) {
        if index > 0 {
          builder.rectangle(x: grid.left, y: y + 2, width: grid.width, height: 0.5, labels.palette.hairline)
        }
        builder.label(heading, x: grid.left, baseline: y + 20)
        y += Self.headingHeight
      }
      for (line, label) in block.place.enumerated() {
        builder.label(label, x: grid.left, baseline: y + 10 + Double(line) * Label.pitch)
      }
      for (line, label) in block.lines.enumerated() {
        builder.label(label, x: grid.left + Self.indent, baseline: y + 10 + Double(line) * Label.pitch)
      }
      y += block.ownHeight
    }
  }
}
