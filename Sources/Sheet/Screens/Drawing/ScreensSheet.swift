public import DynamicType
public import TextLayout
public import TypeSystem

/// Mock screens as pages: a page a screen, a column a category, every screen true to size.
///
/// What a change of category did not reach stands on a tint, what does not fit is outlined, and notes beside each screen
/// say both in words and numbers.
public struct ScreensSheet {
  private let system: ResolvedTypeSystem
  private let from: ContentSizeCategory
  private let colophon: Colophon
  private let palette: Palette
  private let maximumSide: Double

  /// White between a column's notes and the next column, in points.
  private static let gutter = 32.0
  /// The narrowest that a page's contents are, in points: the fonts' table asks for it.
  private static let leastWidth = 440.0

  /// Pages of a system's screens; `from` is the category that they were built at, `maximumSide` is in points.
  public init(
    _ system: ResolvedTypeSystem, from: ContentSizeCategory = .default, theme: Theme = .light,
    colophon: Colophon = Colophon(renderers: []), maximumSide: Double = SheetOptions.longestPage
  ) {
    self.maximumSide = maximumSide
    self.system = system
    self.from = from
    self.colophon = colophon
    palette = theme.palette(for: system)
  }

  /// Lays pages out: each of `screens` is one screen over its categories.
  ///
  /// - Throws: ``SheetError/empty`` without screens or categories, and ``SheetError/screenTooLarge(screen:size:limit:)``.
  public func layOut(_ screens: [[LaidOutScreen]], with shaper: TextShaper) throws(SheetError) -> LaidOutSheet {
    guard !screens.isEmpty, screens.allSatisfy({ !$0.isEmpty }) else { throw .empty }
    for screen in screens { try checkColumns(screen) }
    var pages: [SheetPage] = []
    for (index, screen) in screens.enumerated() {
      pages.append(SheetPage(frame: try page(screen, number: index + 1, labels(shaper))))
    }
    let notices = CellNotices(screens)
    return LaidOutSheet(
      pages: pages, marks: notices.marks, missingCharacters: notices.missingCharacters,
      borrowedCharacters: notices.borrowedCharacters, undrawnGlyphs: notices.undrawnGlyphs)
  }

  /// A screen with its notes, without a head: a picture of its own.
  package func picture(of screen: LaidOutScreen, with shaper: TextShaper) throws(SheetError) -> Frame {
    try check(screen.size, screen.name)
    let column = try ScreenColumn(screen, labels(shaper))
    var builder = FrameBuilder()
    let margin = 4.0
    column.paintDevice(into: &builder, x: margin, top: margin)
    let size = Frame.Size(
      width: (column.width + 2 * margin).rounded(.up), height: (column.height + 2 * margin).rounded(.up))
    try check(size, screen.name)
    return builder.frame(size, palette, of: system, subject: "\(screen.name) at \(screen.category.label)")
  }

  private func labels(_ shaper: TextShaper) -> LabelSetter {
    LabelSetter(shaper: shaper, fonts: system.labelFonts, language: "en", palette: palette)
  }

  private func page(_ screens: [LaidOutScreen], number: Int, _ labels: LabelSetter) throws(SheetError) -> Frame {
    var columns: [ScreenColumn] = []
    for screen in screens { columns.append(try ScreenColumn(screen, labels)) }
    let taken = columns.reduce(-Self.gutter) { $0 + $1.width + Self.gutter }
    let width = max(taken, Self.leastWidth).rounded(.up)
    // A page no wider than its columns has no white beside them.
    let spare = (width - taken) / Double(columns.count)
    let furniture = ChartFurniture(system: system, colophon: colophon, labels: labels, width: width)
    var builder = FrameBuilder()
    let top = try furniture.paintHead(screens[0].name, explanation(screens[0]), into: &builder)
    builder.bookmark(screens[0].name, x: GridMetrics.margin, y: 0, page: number)
    let bottom = paint(columns, spare: spare, into: &builder, top: top, page: number)
    let legend = try legend(screens, labels, width: width)
    let last = try furniture.paintFoot([legend], into: &builder, top: bottom)
    let size = Frame.Size(
      width: width + 2 * GridMetrics.margin, height: (last + GridMetrics.margin).rounded(.up))
    try check(size, screens[0].name)
    return builder.frame(
      size, palette, of: system, subject: "\(screens[0].name): \(explanation(screens[0]))", label: screens[0].name)
  }

  /// Refuses a page that is too large for its screens alone, before anything is set or painted.
  private func checkColumns(_ screens: [LaidOutScreen]) throws(SheetError) {
    let margins = 2 * GridMetrics.margin
    let width = screens.reduce(margins - Self.gutter) { $0 + ScreenColumn.width(of: $1) + Self.gutter }
    let height = margins + ScreenColumn.headHeight + (screens.map(\.size.height).max() ?? 0)
    try check(Frame.Size(width: max(width, Self.leastWidth + margins), height: height), screens[0].name)
  }

  private func check(_ size: Frame.Size, _ name: String) throws(SheetError) {
    guard max(size.width, size.height) <= maximumSide else {
      throw .screenTooLarge(screen: name, size: size, limit: maximumSide)
    }
  }

  private func explanation(_ screen: LaidOutScreen) -> String {
    "policy \(screen.policy.rawValue), from \(from.label), \(Decimals.short(screen.size.width)) pt wide, "
      + (screen.isRightToLeft ? "right to left" : "left to right")
  }

  private func legend(
    _ screens: [LaidOutScreen], _ labels: LabelSetter, width: Double
  ) throws(SheetError) -> Legend {
    var entries: [[Label]] = []
    for pieces in ScreenWords.legend(screens, labels) { entries.append(try labels.wrapped(pieces, width: width)) }
    return Legend(entries, width: width)
  }

  /// Paints the columns side by side on their grounds, their devices' tops aligned, and returns where they end.
  ///
  /// `spare` is what each column is wider than it needs, in points.
  private func paint(
    _ columns: [ScreenColumn], spare: Double, into builder: inout FrameBuilder, top: Double, page: Int
  ) -> Double {
    let deviceTop = ScreenColumn.deviceTop(countsDepth: columns.map(\.counts.depth).max() ?? 0)
    let bottom = (top + deviceTop + (columns.map(\.height).max() ?? 0) + Self.gutter / 2).rounded(.up)
    var places: [Double] = []
    var x = GridMetrics.margin
    for column in columns {
      places.append(x)
      if let ground = palette.ground(of: column.screen.category) {
        builder.rectangle(
          x: x - Self.gutter / 2, y: top, width: column.width + spare + Self.gutter, height: bottom - top, ground)
      }
      x += column.width + spare + Self.gutter
    }
    builder.rectangle(
      x: GridMetrics.margin, y: top + ScreenColumn.headHeight, width: x - Self.gutter - GridMetrics.margin, height: 1,
      palette.ink)
    for (x, column) in zip(places, columns) {
      builder.bookmark("\(column.screen.name), \(column.screen.category.label)", x: x, y: top, page: page)
      column.paint(into: &builder, x: x, top: top, deviceTop: deviceTop)
    }
    return bottom
  }
}
