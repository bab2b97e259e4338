/// The colours of a chart of deviations: the ground at 0, blue where a size is smaller, orange where it is larger.
///
/// Blue and orange stay apart for readers with protanopia, deuteranopia and tritanopia. All are as light, or on a dark
/// ground as dark, that the theme's ink is read on each of them; a test works it out.
package struct DeviationColors: Hashable, Sendable {
  /// What a deviation of 0 stands on, and what the ends of the scale do.
  package let middle: Frame.Color
  package let smaller: Frame.Color
  package let larger: Frame.Color

  /// The deviation at which the colours end, in percent; beyond it they stay.
  package static let end = 50.0

  /// The colours of a theme.
  package init(_ theme: Theme) {
    switch theme {
    case .light:
      middle = Frame.Color(red: 0xF4, green: 0xF4, blue: 0xF2)
      smaller = Frame.Color(red: 0x6C, green: 0xA8, blue: 0xDE)
      larger = Frame.Color(red: 0xF0, green: 0x9A, blue: 0x55)
    case .dark:
      middle = Frame.Color(red: 0x26, green: 0x27, blue: 0x29)
      smaller = Frame.Color(red: 0x1D, green: 0x5C, blue: 0x96)
      larger = Frame.Color(red: 0x9C, green: 0x47, blue: 0x0C)
    }
  }

  /// The ground of a deviation in percent.
  package subscript(percent: Double) -> Frame.Color {
    let share = min(1, percent.magnitude / Self.end)
    // The square root makes the first tenths, which matter most, stand out.
    let part = share.squareRoot()
    let end = percent < 0 ? smaller : larger
    return middle.mixed(with: end, part)
  }
}

extension Frame.Color {
  /// The colour on the way to another one, 0 for itself and 1 for the other.
  func mixed(with other: Frame.Color, _ part: Double) -> Frame.Color {
    func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8((Double(first) * (1 - part) + Double(second) * part).rounded())
    }
    return Frame.Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
