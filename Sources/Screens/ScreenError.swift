public import TypeSystem

/// Why a mock screen can't be built.
public enum ScreenError: Error, Hashable, Sendable {
  /// Something about the screen itself, at an element's path.
  case problem(ScreenProblem, path: String)
  /// The document has no such style or role among those that were worked out.
  case unknownStyle(StyleName, path: String, nearest: [String])
  /// The document has no rule for the style, and such styles are errors in it.
  case undefinedStyle(StyleName, path: String)
  /// The style has no size at one of the categories.
  case noSize(StyleName, path: String)
  /// Under `strict`, a text without a style that the walk over the screens would give one.
  case noStyle(path: String)
  /// A change would visit more elements than it may, as the policy `appearanceManager` goes through nested controllers.
  case tooManyVisits(screen: String, Int)
  /// The screen has no element at the path, or none that can show.
  case noSuchController(path: String)
  /// The system was worked out for no category at all.
  case noCategory
  /// There is no system font for what nobody styled.
  case resolution(ResolutionError)
}
