internal import DynamicType
internal import Screens
internal import TextLayout
internal import TypeSystem

/// Paints a mock screen as a wireframe: its texts in ink, all that is the system's in quiet lines, faults outlined.
struct ScreenPainter {
  private let screen: LaidOutScreen
  private let palette: Palette
  private let stand: ScreenStand
  private let devices: [WireDevice]
  /// The rooms that are outlined, by the parts that have a fault.
  private let outlines: [Int: [Frame.Rect]]

  /// White within the device above and below the screen, in points.
  static let bezel = ScreenStand.bezel
  /// The thickness of the lines that are the system's, and of the outlines of faults, in points.
  static let line = 0.75
  static let outline = 1.5

  init(_ screen: LaidOutScreen, _ stand: ScreenStand, _ labels: LabelSetter) throws(SheetError) {
    self.screen = screen
    self.stand = stand
    palette = labels.palette
    devices = try WireDevice.devices(of: screen, stand, labels)
    let faults = screen.issues.filter { if case .stale = $0.kind { false } else { true } }
    outlines = Dictionary(grouping: faults, by: \.part).reduce(into: [:]) { outlines, faults in
      let part = screen.parts[faults.key]
      let tabs = WireTabs(part, faults.value.map(\.kind)).faulty
      outlines[faults.key] = tabs.isEmpty ? [part.frame] : tabs.map(\.frame)
    }
  }

  /// From the device's upper edge to its lower one, in points.
  var height: Double { stand.height + 2 * Self.bezel }

  /// Paints the device with its upper left corner at a place, then part after part, each as a cell by its path.
  ///
  /// The device, and what has the screen's own name for a path, are one cell with what `label` adds.
  func paint(
    into builder: inout FrameBuilder, x: Double, top: Double, label: (inout FrameBuilder) -> Void
  ) {
    let y = top + Self.bezel
    let wholes = screen.parts.indices.filter { screen.parts[$0].path == screen.name }
    builder.cell(cellName(screen.name), x: x, baseline: y) { builder in
      for device in devices { device.paint(into: &builder, x: x, y: y) }
      for part in wholes { paint(part, into: &builder, x: x, y: y + stand.drop(of: part)) }
    } label: {
      label(&$0)
    }
    for index in screen.parts.indices where !wholes.contains(index) {
      let part = screen.parts[index]
      let y = y + stand.drop(of: index)
      let baseline = part.lines.first?.origin ?? Frame.Point(x: part.frame.x, y: part.frame.bottom)
      builder.cell(
        cellName(part.path), x: x + baseline.x, baseline: y + baseline.y,
        ifPainted: {
          paint(index, into: &$0, x: x, y: y)
        })
    }
  }

  private func cellName(_ path: String) -> String { "\(path)@\(screen.category.name)" }

  /// Paints a part: its ground, what the system draws of it, its text, and what is wrong with it.
  private func paint(_ index: Int, into builder: inout FrameBuilder, x: Double, y: Double) {
    let part = screen.parts[index]
    let device = screen.device.moved(x: x, y: y)
    let clip = part.clip?.moved(x: x, y: y) ?? device
    builder.clip = clip
    defer { builder.clip = nil }
    WireControl(part, x: x, y: y, palette, isRightToLeft: screen.isRightToLeft).paint(into: &builder)
    if part.standing == .stale, let ground = textGround(part) {
      builder.polygon(WireShape.rounded(ground.moved(x: x, y: y), radius: 3), palette.staleGround)
    }
    for (place, line) in part.lines.enumerated() {
      builder.text(
        line.line, x: x + line.origin.x, baseline: y + line.origin.y, color(of: part, line: place))
      builder.undrawn(line.undrawn, x: x + line.origin.x, baseline: y + line.origin.y, palette)
    }
    if part.replacedFace != nil, clip.hasArea, let ground = textGround(part), ground.moved(x: x, y: y).touches(clip) {
      // Beside the text, in the white that a screen leaves at its edge, and so beside what a fixed width leaves.
      builder.clip = Frame.Rect(x: device.x, y: clip.y, width: device.width, height: clip.height)
      let strip = Frame.Rect(x: ground.x - 5, y: ground.y, width: 3, height: ground.height)
      builder.hatch(strip.moved(x: x, y: y), pitch: 4, width: 1, palette.fallbackBar)
    }
    // Around what is seen of the part: what is cut off whole has no outline.
    builder.clip = nil
    for outline in outlines[index] ?? [] {
      let seen = outline.moved(x: x, y: y).clipped(to: clip)
      guard seen.width >= 0, seen.height >= 0 else { continue }
      builder.polygon(
        WireShape.edge(seen.inset(by: -Self.outline), radius: 2, thickness: Self.outline), palette.mark)
    }
  }

  /// The room that a part's text takes of its own: as wide as its longest line, as high as its letters; nil without text.
  private func textGround(_ part: LaidOutScreen.Part) -> Frame.Rect? {
    guard let first = part.lines.first, let last = part.lines.last else { return nil }
    let left = part.lines.reduce(first.origin.x) { min($0, $1.origin.x) }
    let right = part.lines.reduce(left) { max($0, $1.origin.x + $1.line.width) }
    // Letters with accents reach about as high as the size, and their tails a quarter of it below.
    let size = part.font?.pointSize ?? 0
    let top = first.origin.y - size
    return Frame.Rect(x: left - 2, y: top, width: right - left + 4, height: last.origin.y + size / 4 + 2 - top)
  }

  /// The document's own colour, else ink; the names of tabs that aren't the current one are quiet.
  private func color(of part: LaidOutScreen.Part, line: Int) -> Frame.Color {
    if part.kind == .tabBar { return line == part.current ? palette.ink : palette.quiet }
    let ground = part.standing == .stale ? palette.staleGround : palette.background
    return part.font?.color.map { Frame.Color($0, over: ground) } ?? palette.ink
  }
}
