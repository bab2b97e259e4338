internal import DynamicType
internal import TypeSystem

/// The names of categories above a chart, on two lines where they are close, with grounds for the default and the
/// accessibility sizes.
struct CategoryHeads {
  let room: ChartRoom
  private let labels: [Label]

  /// The height of the heads in whole points.
  let height = 34.0
  private static let baselines = [12.0, 23.0]

  init(_ room: ChartRoom) throws(SheetError) {
    self.room = room
    var labels: [Label] = []
    for category in room.system.categories {
      labels.append(
        try room.labels.set([room.labels.ink(category.label, category == room.defaultCategory ? .bold : .regular)]))
    }
    self.labels = labels
  }

  /// Paints grounds from the heads down to `bottom`, and the names over the middles that `x` tells.
  func paint(into builder: inout FrameBuilder, top: Double, bottom: Double, x: (Int) -> Double) {
    let pitch = labels.count > 1 ? x(1) - x(0) : 60
    for (index, category) in room.system.categories.enumerated() {
      guard let color = room.palette.ground(of: category) else { continue }
      builder.rectangle(x: x(index) - pitch / 2, y: top, width: pitch, height: bottom - top, color)
    }
    let isClose = (labels.map(\.width).max() ?? 0) > pitch - 3
    for (index, label) in labels.enumerated() {
      let baseline = top + Self.baselines[isClose ? index % 2 : 1]
      builder.label(label, x: x(index) - label.width / 2, baseline: baseline)
    }
  }
}
