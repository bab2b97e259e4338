internal import Revision
internal import TextLayout
internal import TypeSystem

/// The head of the first page: the document's name, what it is compared with, and what differs, counted.
struct RevisionOpening {
  let blocks: [RevisionBlock]

  private static let flow = FlowLayout(gap: 18, pitch: 16)

  init(
    _ sheet: RevisionSheet, _ labels: LabelSetter, _ shaper: TextShaper, on grid: RevisionGrid
  ) throws(SheetError) {
    let title = try TitleSetter(system: sheet.new, shaper: shaper)
      .title(sizes: RevisionMetrics.titleSizes, width: grid.width)
    let names = sheet.revision.names
    let revised = names.old == names.new ? "before and after" : "revised from \(names.old)"
    var phrases: [[Label]] = []
    for phrase in [revised] + sheet.revision.summary + sheet.findings.summary {
      phrases.append(try labels.wrapped([labels.quiet(phrase)], size: LabelSetter.Size.subtitle, width: grid.width))
    }
    let separator = try labels.set([labels.quiet("·")], size: LabelSetter.Size.subtitle)
    let placed = Self.flow.place(phrases, width: grid.width)
    let depth = placed.last?.y ?? 0
    let ink = labels.palette.ink
    // The title stands in the page's head, where other pages have their rule.
    let top = RevisionMetrics.title - RevisionMetrics.bodyTop
    blocks = [
      RevisionBlock(height: top + 26 + depth + 6) { builder, y in
        builder.text(title, x: grid.left, baseline: y + top, ink)
        for phrase in placed {
          let baseline = y + top + 26 + phrase.y
          builder.label(phrase.label, x: grid.left + phrase.x, baseline: baseline)
          guard phrase.x > 0 else { continue }
          builder.label(
            separator, x: grid.left + phrase.x - (Self.flow.gap + separator.width) / 2, baseline: baseline)
        }
      }
    ]
  }
}
