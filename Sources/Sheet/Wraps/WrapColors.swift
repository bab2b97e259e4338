/// The colours of a map of wraps: the ground for a single line, deeper blue for more.
///
/// All are as light, or on a dark ground as dark, that the theme's ink is read on each of them at 4.5:1, and the colour of
/// marks stands out from each at 3:1; a test works it out.
package struct WrapColors: Hashable, Sendable {
  /// What a single line stands on.
  package let first: Frame.Color
  /// What ``end`` lines and more stand on.
  package let last: Frame.Color

  /// The number of lines at which the colours end; beyond it they stay.
  package static let end = 8

  /// The colours of a theme.
  package init(_ theme: Theme) {
    switch theme {
    case .light:
      first = Frame.Color(red: 0xF4, green: 0xF4, blue: 0xF2)
      last = Frame.Color(red: 0x90, green: 0xBE, blue: 0xE8)
    case .dark:
      first = Frame.Color(red: 0x26, green: 0x27, blue: 0x29)
      last = Frame.Color(red: 0x1D, green: 0x5C, blue: 0x96)
    }
  }

  /// The ground of a number of lines.
  package subscript(lines: Int) -> Frame.Color {
    // The square root makes the step from one line to two, which matters most, stand out.
    first.mixed(with: last, (Double(min(max(lines, 1), Self.end) - 1) / Double(Self.end - 1)).squareRoot())
  }
}
