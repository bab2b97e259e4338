internal import TextLayout
internal import TypeSystem

/// Paints what the system draws of a part, apart from its text: bars, edges, icons and dots.
struct WireControl {
  private let part: LaidOutScreen.Part
  private let frame: Frame.Rect
  /// The places of icons or dots, in their order.
  private let symbols: [Frame.Rect]
  private let palette: Palette
  private let isRightToLeft: Bool

  /// The inset of a cell's rule from the side where its text begins, in points.
  private static let ruleInset = 16.0

  /// What the system draws of a part of a screen whose upper left corner stands at a place.
  init(_ part: LaidOutScreen.Part, x: Double, y: Double, _ palette: Palette, isRightToLeft: Bool) {
    self.part = part
    frame = part.frame.moved(x: x, y: y)
    symbols = part.symbols.map { $0.moved(x: x, y: y) }
    self.palette = palette
    self.isRightToLeft = isRightToLeft
  }

  func paint(into builder: inout FrameBuilder) {
    switch part.kind {
    case .navigationBar:
      paintBar(into: &builder, rule: frame.bottom - ScreenPainter.line)
    case .toolbar: paintBar(into: &builder, rule: frame.y)
    case .tabBar:
      paintBar(into: &builder, rule: frame.y)
      for (tab, icon) in symbols.enumerated() { paint(icon: icon, isCurrent: tab == part.current, into: &builder) }
    case .tableCell: paintRule(into: &builder)
    case .collectionCell, .textField: paintEdge(frame, radius: 8, into: &builder)
    case .button: paintEdge(frame, radius: 10, into: &builder)
    case .pageControl:
      for (page, dot) in symbols.enumerated() { paint(dot: dot, isCurrent: page == part.current, into: &builder) }
    case .image: paintImage(into: &builder)
    case .navigationController, .tabBarController, .screen, .tableScreen, .collectionScreen, .presented, .view, .stack,
      .label, .textView, .barButton:
      break
    }
  }

  private func paintBar(into builder: inout FrameBuilder, rule y: Double) {
    builder.rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height, palette.barGround)
    builder.rectangle(x: frame.x, y: y, width: frame.width, height: ScreenPainter.line, palette.fallbackBar)
  }

  private func paintEdge(_ rect: Frame.Rect, radius: Double, into builder: inout FrameBuilder) {
    builder.polygon(WireShape.edge(rect, radius: radius, thickness: ScreenPainter.line), palette.fallbackBar)
  }

  /// A cell's rule runs from where its text begins to the screen's other edge.
  private func paintRule(into builder: inout FrameBuilder) {
    let x = frame.x + (isRightToLeft ? 0 : Self.ruleInset)
    builder.rectangle(
      x: x, y: frame.bottom - ScreenPainter.line, width: frame.width - Self.ruleInset, height: ScreenPainter.line,
      palette.hairline)
  }

  /// An icon's empty frame; that of the current tab is filled.
  private func paint(icon: Frame.Rect, isCurrent: Bool, into builder: inout FrameBuilder) {
    let icon = icon.inset(by: 2)
    if isCurrent {
      builder.polygon(WireShape.rounded(icon, radius: 6), palette.ink)
    } else {
      builder.polygon(WireShape.edge(icon, radius: 6, thickness: 1), palette.fallbackBar)
    }
  }

  /// The current page's dot is a disc, the others are rings; a document's tints colour both.
  private func paint(dot: Frame.Rect, isCurrent: Bool, into builder: inout FrameBuilder) {
    let (middle, radius) = (dot.middle, dot.width / 2)
    if isCurrent {
      builder.disc(x: middle.x, y: middle.y, radius: radius, currentTint ?? palette.ink)
    } else {
      builder.ring(
        x: middle.x, y: middle.y, radius: radius - 0.5, width: 1, otherTint ?? palette.fallbackBar,
        ground: palette.background)
    }
  }

  private var currentTint: Frame.Color? { part.tint?.current.map { Frame.Color($0, over: palette.background) } }
  private var otherTint: Frame.Color? { part.tint?.other.map { Frame.Color($0, over: palette.background) } }

  /// A frame with its diagonals, as drawings have it for a picture that isn't there.
  private func paintImage(into builder: inout FrameBuilder) {
    builder.outline(frame, width: ScreenPainter.line, palette.fallbackBar)
    let box = frame.inset(by: ScreenPainter.line)
    let corners = [
      (Frame.Point(x: box.x, y: box.y), Frame.Point(x: box.right, y: box.bottom)),
      (Frame.Point(x: box.x, y: box.bottom), Frame.Point(x: box.right, y: box.y)),
    ]
    for (start, end) in corners {
      builder.line(from: start, to: end, width: 0.5, palette.hairline)
    }
  }
}
