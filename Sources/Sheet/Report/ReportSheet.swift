internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A document for a design review: what there is and what was found on a page, the four charts, every finding, and each
/// style at every category, at true size.
///
/// Where a category is too large for the paper, the poster's tiles stand in place of the styles' pages.
struct ReportSheet {
  let system: ResolvedTypeSystem
  let colophon: Colophon
  let options: SheetOptions
  let findings: [FindingLine]

  /// Lays the report out, on A4 unless the options name a paper.
  func layOut(with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    guard !system.styles.isEmpty, !system.categories.isEmpty else { throw .empty }
    let palette = options.theme.palette(for: system)
    let parts = try PagesParts(system, on: options.paper ?? .a4, palette, options.guides, shaper)
    var sections: [ReportSection] = []
    for layout in [Layout.ranges, .hierarchy, .deviation, .metrics] {
      sections.append(try ReportChart(parts: parts, layout: layout, theme: options.theme).section())
    }
    sections.append(try ReportFindings(parts.labels, parts.grid, findings).section())
    let styles = try ReportStyles(parts, options, colophon)
    let cover = try ReportCover(
      parts: parts, opening: try parts.opening(colophon), findings: findings, sections: sections, styles: styles)
    return parts.sheet(try frames(cover, sections, styles, parts))
  }

  private func frames(
    _ cover: ReportCover, _ sections: [ReportSection], _ styles: ReportStyles, _ parts: PagesParts
  ) throws(SheetError) -> [Frame] {
    let before = cover.pageCount + sections.reduce(0) { $0 + $1.pages.count }
    let furniture = PagesFurniture(grid: parts.grid, labels: parts.labels, pageCount: before + styles.pageCount)
    var frames = try cover.frames(furniture)
    for section in sections {
      for (index, page) in section.pages.enumerated() {
        var builder = FrameBuilder()
        let number = frames.count + 1
        try furniture.paintHead(
          document: system.document.name, style: section.title, place: section.place(index), into: &builder)
        if index == 0 { builder.bookmark(section.title, x: 0, y: 0, page: number) }
        try page.paint(&builder, number)
        try furniture.paintFoot(Legend([], width: 0), page: number, into: &builder)
        frames.append(
          builder.frame(
            parts.grid.paper.size, parts.labels.palette, of: system, subject: cover.subject,
            label: section.label(index)))
      }
    }
    return frames + (try styles.frames(furniture, from: before + 1, subject: cover.subject))
  }
}
