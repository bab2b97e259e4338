extension Double {
  /// The nearest whole number, and of two equally near ones the one further from zero; zero has no sign.
  ///
  /// It equals `rounded(.toNearestOrAwayFromZero)`, which on Linux calls C's mathematics library: this module does
  /// without, so that a program of Swift alone links. NaN and infinity stay as they are.
  package var roundedHalfAwayFromZero: Double {
    // A Double of 2^52 or more is whole already, and a smaller one fits Int64.
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    let rest = self - whole
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }
}
