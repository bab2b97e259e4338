internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// How far a size at Large may be from that of the style whose curve it follows: a quarter over it, or a fifth under.
  ///
  /// Apple's neighbouring styles are at most 1.27 apart (title2 and title1), so that one farther off has a nearer style.
  private static let curveShares = (least: 4.0 / 5, most: 5.0 / 4)

  /// Styles that grow as one whose own size is far from theirs.
  func wrongCurves() -> [Finding] {
    system.styles.compactMap { style in
      guard let curve = curve(style), curve != style.style.textStyle, let size = style.custom.baseSize,
        let own = table.pointSize(curve, .large)
      else { return nil }
      let share = size / own
      guard share < Self.curveShares.least - Self.nothing || share > Self.curveShares.most + Self.nothing,
        let nearest = nearestStyle(to: size), nearest.style != curve
      else { return nil }
      let limit = own * (share < 1 ? Self.curveShares.least : Self.curveShares.most)
      return Finding(
        .wrongCurve, level(.wrongCurve), style: style.style, column: .custom, value: size, limit: limit, unit: .points,
        message: "\(Words.points(size)) at Large grows as \(curve.rawValue), which is \(Words.points(own)) there",
        hint: "relativeTo: \(nearest.style.rawValue), which is \(Words.points(nearest.size)) at Large")
    }
  }

  /// The style whose growth a row follows; nil where its sizes follow none.
  func curve(_ style: ResolvedStyle) -> TextStyle? {
    switch style.custom.strategy {
    case .metrics(let size): size.relativeTo ?? document.context(of: style.style).reference
    case .system(let size): size.relativeTo ?? document.context(of: style.style).reference
    case .table, .multiply, .steps, .fixed: nil
    }
  }

  /// Apple's style whose size at Large is nearest to one, by their quotient; the earlier one of two.
  private func nearestStyle(to size: Double) -> (style: TextStyle, size: Double)? {
    let sized = table.shownStyles.compactMap { style in table.pointSize(style, .large).map { (style: style, size: $0) }
    }
    return sized.min { max($0.size / size, size / $0.size) < max($1.size / size, size / $1.size) }
  }
}
