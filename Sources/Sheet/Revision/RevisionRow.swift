internal import DynamicType
internal import Revision
internal import TextLayout
internal import TypeSystem

/// A cell before and after: side by side on one baseline, or one under the other where a sample needs the width.
struct RevisionRow {
  private let cell: CellRevision
  private let style: StyleName
  private let column: Column
  private let old: SetCell?
  private let new: SetCell?
  private let labels: LabelSetter
  private let grid: RevisionGrid

  init(_ pair: RevisionCells.Pair, _ style: StyleName, _ labels: LabelSetter, on grid: RevisionGrid) {
    cell = pair.cell
    column = pair.column
    old = pair.old?.set
    new = pair.new?.set
    self.style = style
    self.labels = labels
    self.grid = grid
  }

  private var isStacked: Bool {
    [old, new].contains { ($0?.sample?.width ?? 0) > grid.sampleWidth }
  }

  /// The row with its numbers, as high as its line boxes and its ink.
  func block() throws(SheetError) -> RevisionBlock {
    let undrawn = self.undrawn
    var numbers = try self.numbers()
    for (mark, words) in undrawn { numbers.append(try labels.set([labels.mark(mark, words)])) }
    let name = [
      try labels.set([labels.ink(cell.category.label, .medium)], size: LabelSetter.Size.columnHead),
      try labels.set([labels.quiet(column.rawValue)]),
    ]
    let baselines = self.baselines
    let below = max(
      baselines.last?.below ?? 0, RevisionMetrics.pitch * Double(max(numbers.count, 2) - 1) + 4 - baselines.spread)
    let height = ((baselines.last?.y ?? 0) + below + RevisionMetrics.padding).rounded(.up)
    let words = isStacked ? [try labels.set([labels.quiet("before")]), try labels.set([labels.quiet("after")])] : []
    return RevisionBlock(height: height, lacksGlyphs: !undrawn.isEmpty) { builder, top in
      paintGround(into: &builder, top: top, height: height)
      let first = top + (baselines.first?.y ?? 0)
      for (index, label) in name.enumerated() {
        builder.label(label, x: grid.left, baseline: first + RevisionMetrics.pitch * Double(index))
      }
      for (index, label) in numbers.enumerated() {
        builder.label(label, x: grid.numberX, baseline: first + RevisionMetrics.pitch * Double(index))
      }
      if !isStacked { paintGuides(into: &builder, baseline: first) }
      for (index, place) in baselines.enumerated() {
        let baseline = top + place.y
        if isStacked {
          builder.label(
            words[place.isNew ? 1 : 0], x: grid.oldX - 8 - words[place.isNew ? 1 : 0].width, baseline: baseline)
        }
        paint(place.isNew, into: &builder, baseline: baseline)
        if !isStacked, index == 0, old != nil, new != nil { paint(true, into: &builder, baseline: baseline) }
      }
    }
  }

  fileprivate struct Baseline {
    var y: Double
    var below: Double
    var isNew: Bool
  }

  /// Where samples stand below the row's top: one baseline for both, or two.
  private var baselines: [Baseline] {
    let least = 9.0
    guard isStacked, let old, let new else {
      let cells = [old, new].compactMap { $0 }
      let above = cells.map(\.ascent).max() ?? 0
      return [
        Baseline(
          y: (RevisionMetrics.padding + max(above, least)).rounded(.up), below: cells.map(\.descent).max() ?? 0,
          isNew: self.old == nil)
      ]
    }
    let first = (RevisionMetrics.padding + max(old.ascent, least)).rounded(.up)
    let second = (first + old.descent + 4 + max(new.ascent, least)).rounded(.up)
    return [
      Baseline(y: first, below: old.descent, isNew: false), Baseline(y: second, below: new.descent, isNew: true),
    ]
  }

  private func paintGround(into builder: inout FrameBuilder, top: Double, height: Double) {
    if let ground = labels.palette.ground(of: cell.category) {
      builder.rectangle(
        x: grid.left - PagesMetrics.bleed, y: top, width: grid.width + 2 * PagesMetrics.bleed, height: height, ground)
    }
    builder.rectangle(x: grid.left, y: top, width: grid.width, height: 0.5, labels.palette.hairline)
  }

  /// The old face's baseline, x-height and cap height, through both samples.
  private func paintGuides(into builder: inout FrameBuilder, baseline: Double) {
    guard let old, old.sample != nil, new != nil else { return }
    for height in [0] + old.guides.map(\.height) {
      let y = baseline - height - (height > 0 ? GuideSetter.thickness : 0)
      builder.rectangle(
        x: grid.oldX, y: y, width: grid.wholeWidth, height: GuideSetter.thickness, labels.palette.hairline)
    }
  }

  private func paint(_ isNew: Bool, into builder: inout FrameBuilder, baseline: Double) {
    guard let cell = isNew ? new : old, let sample = cell.sample else { return }
    let width = isStacked ? grid.wholeWidth : grid.sampleWidth
    let left = isNew && !isStacked ? grid.newX : grid.oldX
    let x = cell.isRightToLeft ? left + width - sample.width : left
    let name = CellPainter.name(style, cell.category, column) + (isNew ? ".new" : ".old")
    builder.cell(name, x: x, baseline: baseline) { builder in
      builder.text(sample, x: x, baseline: baseline, cell.color ?? labels.palette.ink)
      builder.undrawn(cell.undrawn, x: x, baseline: baseline, labels.palette)
    } label: { _ in
    }
  }
}

extension RevisionRow {
  /// How many glyphs of each sample are not drawn: once where both lack as many, else with the side.
  private var undrawn: [(mark: Mark, words: String)] {
    let sides = [(old, "before"), (new, "after")].flatMap { cell, side in
      (cell?.marks ?? []).compactMap { mark -> (mark: Mark, words: String)? in
        guard case .undrawableGlyphs = mark, let words = MarkWords.inCell(mark) else { return nil }
        return (mark, self.cell.isOneSided ? words : "\(words) \(side)")
      }
    }
    guard sides.count == 2, sides[0].mark == sides[1].mark else { return sides }
    return [(sides[0].mark, MarkWords.inCell(sides[0].mark) ?? "")]
  }

  /// The size with its arrow, by how much it changed, and the other numbers that did.
  private func numbers() throws(SheetError) -> [Label] {
    guard !cell.isOneSided else {
      let size = cell.words(.pointSize, in: cell.new == nil ? .old : .new)
      return [try labels.set([labels.ink(size, .bold)], size: LabelSetter.Size.columnHead)]
    }
    let (before, after) = (cell.words(.pointSize, in: .old), cell.words(.pointSize, in: .new))
    var lines: [Label] = []
    if cell.differs(in: .pointSize) {
      lines.append(
        try labels.set(
          [labels.quiet("\(before) → "), labels.ink(after, .bold)], size: LabelSetter.Size.columnHead))
      if let words = cell.pointSizeWords { lines.append(try labels.set([labels.ink(words)])) }
    } else {
      lines.append(try labels.set([labels.quiet(after)], size: LabelSetter.Size.columnHead))
    }
    for number in [CellNumber.leading, .letterSpacing] where cell.differs(in: number) {
      let name = number == .leading ? "line" : "spacing"
      lines.append(
        try labels.set([labels.quiet("\(name) \(cell.words(number, in: .old)) → \(cell.words(number, in: .new))")]))
    }
    return lines
  }
}

extension [RevisionRow.Baseline] {
  /// From the first baseline to the last.
  fileprivate var spread: Double { (last?.y ?? 0) - (first?.y ?? 0) }
}
