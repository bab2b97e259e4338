internal import Screens
internal import TypeSystem

/// The edge of a device around a screen, or around one that is presented, which stands below the screen that presents it.
struct WireDevice {
  private let device: ScreenStand.Device
  /// The bars that reach to the device's edges.
  private let topBar: Frame.Rect?
  private let bottomBar: Frame.Rect?
  /// The path of what is presented; nil for the first device.
  private let path: Label?
  private let isLast: Bool
  private let palette: Palette

  /// From a presented screen's top up to the baseline of its path.
  private static let pathRise = 16.0

  /// The devices of a screen, from the top down.
  static func devices(of screen: LaidOutScreen, _ stand: ScreenStand, _ labels: LabelSetter) throws(SheetError)
    -> [WireDevice]
  {
    let presented = screen.parts.filter { $0.kind == .presented }
    let bars = stand.bars(of: screen)
    var devices: [WireDevice] = []
    for (index, device) in stand.devices.enumerated() {
      var path: Label?
      if index > 0 {
        path = try labels.set(
          [labels.quiet("presented: \(presented[index - 1].path)")], size: LabelSetter.Size.columnHead,
          maximumWidth: screen.size.width)
      }
      devices.append(
        WireDevice(
          device: device, topBar: bars.first { abs($0.y - device.screen.y) < ScreenMetrics.tolerance },
          bottomBar: bars.last { abs($0.bottom - device.screen.bottom) < ScreenMetrics.tolerance }, path: path,
          isLast: index == presented.count, palette: labels.palette))
    }
    return devices
  }

  /// Paints a hairline, round at its corners, around the screen whose upper left corner stands at a place.
  ///
  /// The grounds of bars reach to the device's edges. The last device has the bar at its bottom that a thumb knows.
  func paint(into builder: inout FrameBuilder, x: Double, y: Double) {
    let screen = device.screen
    let edge = device.edge.moved(x: x, y: y).inset(by: -ScreenPainter.line)
    let (above, below) = (screen.y - device.edge.y, device.edge.bottom - screen.bottom)
    builder.polygon(WireShape.rounded(edge, top: above, bottom: below), palette.background)
    paintGrounds(to: edge, top: above, bottom: below, into: &builder, x: x, y: y)
    builder.polygon(
      WireShape.edge(edge, top: above, bottom: below, thickness: ScreenPainter.line), palette.fallbackBar)
    if let path { builder.label(path, x: x, baseline: y + screen.y - Self.pathRise) }
    if let fold = device.fold {
      builder.polygon(
        WireShape.dashes(x: x, y: y + fold.y, width: screen.width, thickness: ScreenPainter.line),
        palette.fallbackBar)
    }
    guard isLast else { return }
    let width = (screen.width * 0.36).rounded()
    let bar = Frame.Rect(
      x: x + (screen.width - width) / 2, y: edge.bottom - ScreenStand.bezel / 2, width: width, height: 3)
    builder.polygon(WireShape.rounded(bar, radius: 1.5), palette.hairline)
  }

  /// Paints what the bars' grounds have beyond the screen, and as much of the bars that no seam shows.
  private func paintGrounds(
    to edge: Frame.Rect, top: Double, bottom: Double, into builder: inout FrameBuilder, x: Double, y: Double
  ) {
    if let middle = topBar?.moved(x: x, y: y).middle.y {
      let ground = Frame.Rect(x: edge.x, y: edge.y, width: edge.width, height: middle - edge.y)
      builder.polygon(WireShape.rounded(ground, top: top, bottom: 0), palette.barGround)
    }
    if let middle = bottomBar?.moved(x: x, y: y).middle.y {
      let ground = Frame.Rect(x: edge.x, y: middle, width: edge.width, height: edge.bottom - middle)
      builder.polygon(WireShape.rounded(ground, top: 0, bottom: bottom), palette.barGround)
    }
  }
}
