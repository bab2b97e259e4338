internal import TextLayout

/// What stands in a tile's margins: where to trim, where its neighbours lie, and which tile it is.
struct TiledMarks {
  let plan: TiledPlan
  let labels: LabelSetter

  /// Between the window and a tick, the tick's length, and the thickness of both kinds.
  private static let tickGap = 3.0
  private static let tickLength = 9.0
  private static let tickWidth = 0.5
  /// The height of the map, and the most of the page's width that it may take.
  private static let mapHeight = 20.0
  private static let mapShare = 0.25

  /// The tile's name: a number for the row, a letter for the column, such as 2B; no paper is called so.
  static func name(row: Int, column: Int) -> String {
    var letters = ""
    var rest = column
    repeat {
      letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return "\(row + 1)\(letters)"
  }

  /// Ticks at the window's corners, where to trim, and within them at the overlaps, where the neighbours' edges lie.
  func paintTicks(row: Int, column: Int, into builder: inout FrameBuilder) {
    let window = plan.window
    let (right, bottom) = (window.x + window.width, window.y + window.height)
    var xs = [window.x, right]
    var ys = [window.y, bottom]
    if column > 0 { xs.append(window.x + TiledPlan.overlap) }
    if column + 1 < plan.columns { xs.append(right - TiledPlan.overlap) }
    if row > 0 { ys.append(window.y + TiledPlan.overlap) }
    if row + 1 < plan.rows { ys.append(bottom - TiledPlan.overlap) }
    let (length, thickness, color) = (Self.tickLength, Self.tickWidth, labels.palette.quiet)
    for x in xs {
      for y in [window.y - Self.tickGap - length, bottom + Self.tickGap] {
        builder.rectangle(x: x - thickness / 2, y: y, width: thickness, height: length, color)
      }
    }
    for y in ys {
      for x in [window.x - Self.tickGap - length, right + Self.tickGap] {
        builder.rectangle(x: x, y: y - thickness / 2, width: length, height: thickness, color)
      }
    }
  }

  /// The tile's place in words at the left, and on a map at the right.
  func paintFoot(row: Int, column: Int, into builder: inout FrameBuilder) throws(SheetError) {
    let baseline = (plan.pageSize.height - PagesMetrics.printerMargin).rounded(.down) - 3
    let place = "row \(row + 1), column \(column + 1) of \(plan.rows) x \(plan.columns)"
    var pieces = [labels.ink(Self.name(row: row, column: column), .bold), labels.quiet("   " + place)]
    if plan.count > 1 {
      pieces.append(labels.quiet("   12 mm overlap: trim at the corners, lay each tile on the inner ticks"))
    }
    let width = plan.window.width * (1 - Self.mapShare)
    builder.label(try labels.set(pieces, maximumWidth: width), x: plan.window.x, baseline: baseline)
    paintMap(row: row, column: column, into: &builder, bottom: baseline + 2)
  }

  /// All tiles as small rectangles of the window's shape, this one filled.
  private func paintMap(row: Int, column: Int, into builder: inout FrameBuilder, bottom: Double) {
    let shape = plan.window.width / plan.window.height
    let height = min(
      Self.mapHeight / Double(plan.rows), plan.window.width * Self.mapShare / Double(plan.columns) / shape, 7)
    let width = height * shape
    let left = plan.window.x + plan.window.width - width * Double(plan.columns)
    let top = bottom - height * Double(plan.rows)
    // A fifth of each place is the white between two.
    let gap = height / 5
    for mapRow in 0..<plan.rows {
      for mapColumn in 0..<plan.columns {
        let isThis = mapRow == row && mapColumn == column
        builder.rectangle(
          x: left + Double(mapColumn) * width + gap, y: top + Double(mapRow) * height + gap, width: width - gap,
          height: height - gap, isThis ? labels.palette.ink : labels.palette.hairline)
      }
    }
  }
}
