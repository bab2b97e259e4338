internal import Screens
internal import TypeSystem

/// How a laid out screen stands in its device, which is higher than a short screen: bars at its bottom stay there.
struct ScreenStand {
  /// A screen, and the edge of the device around it, from the first screen's top left corner, in points.
  struct Device {
    var screen: Frame.Rect
    var edge: Frame.Rect

    /// Where the device's first view ends; nil without scrolling, and for a width that no device has.
    var fold: (y: Double, height: Double)? {
      guard let height = ScreenStand.deviceHeights[screen.width], edge.height > height else { return nil }
      return (edge.y + height, height)
    }
  }

  /// The devices from the top down: the screen's own, and one for each that is presented.
  let devices: [Device]
  /// The height of all as it is drawn, in points; the laid out one's, or more.
  let height: Double
  /// How far the bars at the screen's bottom are drawn below where they were laid out, in points.
  private let gap: Double
  private let lowered: Set<Int>

  /// White within a device above and below all screens, in points, and so the radius of its corners.
  static let bezel = 22.0
  /// The same between two screens, where a path stands between two devices.
  private static let innerBezel = 11.0
  /// The heights of devices by their widths, in points: from Apple's own list of displays, portrait.
  ///
  /// 320 is the iPhone SE of 2016, 375 that of 2020, 393 the iPhone 15, 430 its Plus, 744 the iPad mini, 1024 the iPad
  /// Pro of 12.9 inches. What lies below a device's height is reached by scrolling.
  private static let deviceHeights: [Double: Double] = [320: 568, 375: 667, 393: 852, 430: 932, 744: 1133, 1024: 1366]
  /// The least height of a device, in widths: any lower, and it looks like one that lies on its side.
  private static let leastRatio = 1.2

  init(_ screen: LaidOutScreen) {
    let presented = screen.parts.filter { $0.kind == .presented }.map(\.frame.y)
    let least = screen.size.width * Self.leastRatio - 2 * Self.bezel
    // Screens that present others stand above them, where they were laid out.
    gap = presented.isEmpty ? max(0, least - screen.size.height).rounded(.up) : 0
    height = screen.size.height + gap
    lowered = gap > 0 ? Self.atBottom(of: screen) : []
    let ends = presented.map { $0 - ScreenMetrics.presentedGap } + [height]
    devices = zip([0] + presented, ends).enumerated().map { index, span in
      let screen = Frame.Rect(x: 0, y: span.0, width: screen.size.width, height: max(0, span.1 - span.0))
      let above = index == 0 ? Self.bezel : Self.innerBezel
      let below = index == presented.count ? Self.bezel : Self.innerBezel
      let edge = Frame.Rect(
        x: 0, y: screen.y - above, width: screen.width, height: screen.height + above + below)
      return Device(screen: screen, edge: edge)
    }
  }

  /// Where the devices' first views end, and how high the devices are.
  var folds: [(y: Double, height: Double)] { devices.compactMap(\.fold) }

  /// How far a part is drawn below where it was laid out, in points.
  func drop(of part: Int) -> Double { lowered.contains(part) ? gap : 0 }

  /// The frames of bars as wide as the screen, as they are drawn.
  func bars(of screen: LaidOutScreen) -> [Frame.Rect] {
    screen.parts.indices.filter { Self.isBar(screen.parts[$0], of: screen) }
      .map { screen.parts[$0].frame.moved(x: 0, y: drop(of: $0)) }
  }

  private static func isBar(_ part: LaidOutScreen.Part, of screen: LaidOutScreen) -> Bool {
    [.navigationBar, .toolbar, .tabBar].contains(part.kind)
      && part.frame.width > screen.size.width - ScreenMetrics.tolerance
  }

  /// The bars that end a screen, one upon the other, with what is in them.
  private static func atBottom(of screen: LaidOutScreen) -> Set<Int> {
    var lowered: Set<Int> = []
    var bottom = screen.size.height
    for index in screen.parts.indices.reversed() {
      let part = screen.parts[index]
      guard part.kind != .navigationBar, isBar(part, of: screen),
        abs(part.frame.bottom - bottom) < ScreenMetrics.tolerance
      else { continue }
      bottom = part.frame.y
      lowered.insert(index)
      let inside = screen.parts[(index + 1)...].prefix { $0.path.hasPrefix(part.path + "/") }
      lowered.formUnion(inside.indices)
    }
    return lowered
  }
}
