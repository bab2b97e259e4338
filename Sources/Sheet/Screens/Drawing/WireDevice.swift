internal import Screens
internal import TypeSystem

/// The edge of a device around a screen, or around one that is presented, which stands below the screen that presents it.
struct WireDevice {
  private let screen: Frame.Rect
  /// The path of what is presented; nil for the first device.
  private let path: Label?
  private let isLast: Bool
  private let palette: Palette

  /// White within the device above and below all screens, in points, and so the radius of its corners.
  static let bezel = 22.0
  /// The same between two screens, where a path stands between two devices.
  private static let innerBezel = 11.0
  /// From a presented screen's top up to the baseline of its path.
  private static let pathRise = 16.0

  /// The devices of a screen, from the top down.
  static func devices(of screen: LaidOutScreen, _ labels: LabelSetter) throws(SheetError) -> [WireDevice] {
    let presented = screen.parts.filter { $0.kind == .presented }
    let tops = [0] + presented.map(\.frame.y)
    let bottoms = presented.map { $0.frame.y - ScreenMetrics.presentedGap } + [screen.size.height]
    var devices: [WireDevice] = []
    for (index, top) in tops.enumerated() {
      var path: Label?
      if index > 0 {
        path = try labels.set(
          [labels.quiet("presented: \(presented[index - 1].path)")], size: LabelSetter.Size.columnHead,
          maximumWidth: screen.size.width)
      }
      let rect = Frame.Rect(x: 0, y: top, width: screen.size.width, height: max(0, bottoms[index] - top))
      devices.append(
        WireDevice(screen: rect, path: path, isLast: index == presented.count, palette: labels.palette))
    }
    return devices
  }

  /// Paints a hairline, round at its corners, around the screen whose upper left corner stands at a place.
  ///
  /// The last device has the bar at its bottom that a thumb knows.
  func paint(into builder: inout FrameBuilder, x: Double, y: Double) {
    let above = path == nil ? Self.bezel : Self.innerBezel
    let below = isLast ? Self.bezel : Self.innerBezel
    let device = Frame.Rect(
      x: x + screen.x, y: y + screen.y - above, width: screen.width, height: screen.height + above + below
    ).inset(by: -ScreenPainter.line)
    builder.polygon(WireShape.rounded(device, top: above, bottom: below), palette.background)
    builder.polygon(
      WireShape.edge(device, top: above, bottom: below, thickness: ScreenPainter.line), palette.fallbackBar)
    if let path { builder.label(path, x: x, baseline: y + screen.y - Self.pathRise) }
    guard isLast else { return }
    let width = (screen.width * 0.36).rounded()
    let bar = Frame.Rect(
      x: x + (screen.width - width) / 2, y: device.bottom - Self.bezel / 2, width: width, height: 3)
    builder.polygon(WireShape.rounded(bar, radius: 1.5), palette.hairline)
  }
}
