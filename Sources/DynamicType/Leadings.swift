/// Which line heights `FontMetrics` divides by each other: those it was measured to use, or those that Apple prints.
///
/// They differ in eight of the 132 cells of iOS, and the measured ones are what a device does: a 17 pt font that
/// follows headline is 39 pt at AX4, where the printed leadings would make it 43. On watchOS only printed ones are
/// known, and both words mean those.
public enum Leadings: String, CaseIterable, Sendable {
  /// The line heights that the values of `UIFontMetrics` on iOS 26.1 imply, each pinned to one whole number of points.
  case measured
  /// The leadings of Apple's Human Interface Guidelines.
  case printed
}
