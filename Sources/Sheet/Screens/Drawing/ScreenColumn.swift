internal import DynamicType
internal import TypeSystem

/// A column of a page of mock screens: a category's name, what is wrong there, the device, and notes beside it.
struct ScreenColumn {
  let screen: LaidOutScreen
  let head: Label
  /// The counts, on as many lines as the column's width asks for.
  let counts: Label
  let notes: ScreenNotes
  private let painter: ScreenPainter

  /// The size of a category's name: devices are large, and a page of them is looked at from afar.
  private static let headSize = 21.0
  /// From the column's top to its name's baseline, on to the rule, from there to the counts, and from those to the device.
  private static let headBaseline = 26.0
  static let headHeight = 36.0
  private static let countsDrop = 18.0
  private static let deviceDrop = 14.0

  init(_ screen: LaidOutScreen, _ labels: LabelSetter) throws(SheetError) {
    self.screen = screen
    let stand = ScreenStand(screen)
    painter = try ScreenPainter(screen, stand, labels)
    notes = try ScreenNotes(screen, stand, labels)
    let name = screen.category.label
    let pieces =
      screen.category == labels.palette.defaultCategory
      ? [labels.ink(name, .bold), labels.quiet("  default")]
      : screen.category.isAccessibilityCategory
        ? [labels.ink(name), labels.quiet("  accessibility")] : [labels.ink(name)]
    head = try labels.set(pieces, size: Self.headSize)
    var entries: [Label] = []
    for piece in ScreenWords.counts(screen, labels) {
      entries.append(try labels.set([piece], size: LabelSetter.Size.subtitle))
    }
    counts = Label.flow(entries, width: max(screen.size.width, 200))
  }

  /// The device and the notes beside it, in points.
  var width: Double { Self.width(of: screen) }

  /// The same for a screen that isn't set yet.
  static func width(of screen: LaidOutScreen) -> Double { screen.size.width + ScreenNotes.gap + ScreenNotes.width }

  /// From the device's top to the lowest of its edge and its notes, in points.
  var height: Double { max(painter.height, ScreenPainter.bezel + notes.depth + 4) }

  /// Where the devices begin below the columns' tops, given the depth of the deepest counts.
  static func deviceTop(countsDepth: Double) -> Double { headHeight + countsDrop + countsDepth + deviceDrop }

  /// Paints the column with its upper left corner at a place, the device `deviceTop` points below it.
  func paint(into builder: inout FrameBuilder, x: Double, top: Double, deviceTop: Double) {
    painter.paint(into: &builder, x: x, top: top + deviceTop) { builder in
      builder.label(head, x: x, baseline: top + Self.headBaseline)
      builder.label(counts, x: x, baseline: top + Self.headHeight + Self.countsDrop)
      paintNotes(into: &builder, x: x, top: top + deviceTop)
    }
  }

  /// Paints the device and its notes alone.
  func paintDevice(into builder: inout FrameBuilder, x: Double, top: Double) {
    painter.paint(into: &builder, x: x, top: top) { paintNotes(into: &$0, x: x, top: top) }
  }

  private func paintNotes(into builder: inout FrameBuilder, x: Double, top: Double) {
    notes.paint(into: &builder, edge: x + screen.size.width, top: top + ScreenPainter.bezel)
  }
}
