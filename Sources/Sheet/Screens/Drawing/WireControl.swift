internal import TextLayout
internal import TypeSystem

/// Paints what the system draws of a part, apart from its text: bars, edges, icons and dots.
struct WireControl {
  private let part: LaidOutScreen.Part
  private let frame: Frame.Rect
  private let palette: Palette
  private let isRightToLeft: Bool

  /// The side of a tab's icon, and from the bar's top to it, in points.
  private static let icon = 25.0
  private static let iconDrop = 5.0
  /// The inset of a cell's rule from the side where its text begins, in points.
  private static let ruleInset = 16.0
  /// A page control's dots, and from one middle to the next, in points.
  private static let dot = 7.0
  private static let dotPitch = 16.0

  init(_ part: LaidOutScreen.Part, _ frame: Frame.Rect, _ palette: Palette, isRightToLeft: Bool) {
    self.part = part
    self.frame = frame
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
      for tab in 0..<part.pages { paintIcon(of: tab, into: &builder) }
    case .tableCell: paintRule(into: &builder)
    case .collectionCell, .textField: paintEdge(frame, radius: 8, into: &builder)
    case .button: paintEdge(frame.inset(by: 1), radius: 10, into: &builder)
    case .pageControl: paintDots(into: &builder)
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

  /// An empty icon; that of the current tab is filled.
  private func paintIcon(of tab: Int, into builder: inout FrameBuilder) {
    let width = frame.width / Double(part.pages)
    let place = isRightToLeft ? part.pages - 1 - tab : tab
    let icon = Frame.Rect(
      x: frame.x + (Double(place) + 0.5) * width - Self.icon / 2, y: frame.y + Self.iconDrop, width: Self.icon,
      height: Self.icon
    ).inset(by: 2)
    if tab == part.current {
      builder.polygon(WireShape.rounded(icon, radius: 6), palette.ink)
    } else {
      builder.polygon(WireShape.edge(icon, radius: 6, thickness: 1), palette.fallbackBar)
    }
  }

  /// The current page's dot is a disc, the others are rings; a document's tints colour both.
  private func paintDots(into builder: inout FrameBuilder) {
    let middle = frame.middle
    let first = middle.x - Double(part.pages - 1) / 2 * Self.dotPitch
    for page in 0..<part.pages {
      let place = isRightToLeft ? part.pages - 1 - page : page
      let dot = Frame.Rect(
        x: first + Double(place) * Self.dotPitch - Self.dot / 2, y: middle.y - Self.dot / 2, width: Self.dot,
        height: Self.dot)
      if page == part.current {
        builder.polygon(WireShape.rounded(dot, radius: Self.dot / 2), currentTint ?? palette.ink)
      } else {
        builder.polygon(
          WireShape.edge(dot, radius: Self.dot / 2, thickness: 1), pageTint ?? palette.fallbackBar)
      }
    }
  }

  private var currentTint: Frame.Color? { part.tint?.current.map { Frame.Color($0, over: palette.background) } }
  private var pageTint: Frame.Color? { part.tint?.other.map { Frame.Color($0, over: palette.background) } }

  /// A frame with its diagonals, as drawings have it for a picture that isn't there.
  private func paintImage(into builder: inout FrameBuilder) {
    builder.polygon(WireShape.edge(frame, radius: 2, thickness: ScreenPainter.line), palette.fallbackBar)
    let box = frame.inset(by: ScreenPainter.line)
    let corners = [
      (Frame.Point(x: box.x, y: box.y), Frame.Point(x: box.right, y: box.bottom)),
      (Frame.Point(x: box.x, y: box.bottom), Frame.Point(x: box.right, y: box.y)),
    ]
    for (start, end) in corners {
      builder.polygon(WireShape.stroke(start, end, thickness: 0.5), palette.hairline)
    }
  }
}
