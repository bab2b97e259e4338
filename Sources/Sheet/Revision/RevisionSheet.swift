package import Revision
package import TextLayout
package import TypeSystem

/// What differs between two revisions of a type system, on pages: what, in numbers, and then the samples side by side.
///
/// Both systems name faces of one library, in which the fonts of both were joined: samples of both stand on a page.
/// One Dynamic Type point is one point of the page, 1/72 inch.
package struct RevisionSheet {
  let revision: TypeSystemRevision
  let old: ResolvedTypeSystem
  let new: ResolvedTypeSystem
  let findings: RevisionFindings
  let palette: Palette
  let paper: Paper
  let maximumSide: Double

  /// Makes the pages of a revision; `options` say the theme and the paper, which is turned on its side.
  package init(
    _ revision: TypeSystemRevision, old: ResolvedTypeSystem, new: ResolvedTypeSystem,
    findings: RevisionFindings = RevisionFindings(), options: SheetOptions = SheetOptions()
  ) {
    self.revision = revision
    self.old = old
    self.new = new
    self.findings = findings
    palette = options.theme.palette(for: new)
    paper = options.paper ?? .a4
    maximumSide = options.maximumSide
  }

  /// Lays the pages out with the fonts of the shaper's library, which both systems name.
  /// - Throws: ``SheetError`` for a sample that can't be set, and for a row that is higher than the options allow.
  package func layOut(with shaper: TextShaper) throws(SheetError) -> [SheetPage] {
    let labels = LabelSetter(shaper: shaper, fonts: new.labelFonts, language: "en", palette: palette)
    let grid = RevisionGrid(paper)
    let opening = try RevisionOpening(self, labels, shaper, on: grid)
    var blocks = opening.blocks
    let lists = RevisionLists(labels: labels, grid: grid)
    blocks += try RevisionSizes(self, labels, on: grid).blocks()
    blocks += try lists.findings(findings)
    blocks += try lists.faces(revision.faces)
    blocks += try lists.document(revision.document)
    blocks += try lists.unchanged(revision.unchanged)
    let styles = RevisionStyles(self, shaper, labels, on: grid)
    var rows: [RevisionBlock] = []
    for style in revision.styles { rows += try styles.blocks(of: style) }
    // Before the samples, so that the line has no page to itself.
    if rows.contains(where: \.lacksGlyphs) { blocks += try lists.undrawn() }
    blocks += rows
    return try pages(blocks, labels, on: grid)
  }

  private func pages(
    _ blocks: [RevisionBlock], _ labels: LabelSetter, on grid: RevisionGrid
  ) throws(SheetError) -> [SheetPage] {
    let ranges = RevisionFlow(top: RevisionMetrics.bodyTop, bottom: grid.bodyBottom).pages(of: blocks)
    let furniture = RevisionFurniture(grid: grid, labels: labels, names: revision.names, pageCount: ranges.count)
    let subject = revision.summary.joined(separator: ", ")
    var pages: [SheetPage] = []
    var running = ""
    for (index, range) in ranges.enumerated() {
      var builder = FrameBuilder()
      let bottom = blocks[range].reduce(RevisionMetrics.bodyTop) { $0 + $1.height }
      // Only a block that is higher than its page makes that higher than the paper.
      let size = Frame.Size(
        width: grid.size.width, height: bottom > grid.bodyBottom ? (bottom + 60).rounded(.up) : grid.size.height)
      try size.check(maximumSide)
      // A page that begins with a head of its own needs no other.
      running = range.first.flatMap { blocks[$0].running } ?? running
      if index > 0 { try furniture.paintHead(running, into: &builder) }
      var y = RevisionMetrics.bodyTop
      for block in blocks[range] {
        if let bookmark = block.bookmark { builder.bookmark(bookmark, x: 0, y: y, page: index + 1) }
        block.paint(&builder, y)
        y += block.height
        running = block.running ?? running
      }
      try furniture.paintFoot(page: index + 1, height: size.height, into: &builder)
      pages.append(
        SheetPage(frame: builder.frame(size, palette, of: new, subject: subject, label: "\(index + 1)")))
    }
    return pages
  }
}
