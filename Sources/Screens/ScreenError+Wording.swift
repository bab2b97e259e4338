internal import Spelling
internal import TypeSystem

extension ScreenError: CustomStringConvertible {
  /// What was asked and what was found, in one line that begins with the path.
  public var description: String {
    switch self {
    case .problem(let problem, let path): "\(path): \(problem.message)"
    case .unknownStyle(let style, let path, _):
      "\(path): the type system has no \(style.isRole ? "role" : "style") '\(style.displayName)'"
    case .undefinedStyle(let style, let path): "\(path): \(ResolutionError.undefinedStyle(style).description)"
    case .noSize(let style, let path): "\(path): the style '\(style.displayName)' has no size at some category"
    case .noStyle(let path): "\(path): the text has no style to be set in again"
    case .tooManyVisits(let screen, let count):
      "\(screen): a change would make up to \(Amounts.count(count)) visits, and at most \(Amounts.count(ScreenPlan.maximumVisits)) are made"
    case .noSuchController(let path): "the screen has no controller at '\(path)'"
    case .noCategory: "the type system was worked out for no content size category"
    case .resolution(let error): error.description
    }
  }

  /// What to do about it, where there is something to say.
  public var hint: String? {
    switch self {
    case .problem(let problem, _): problem.hint
    case .unknownStyle(_, _, let nearest):
      nearest.isEmpty ? nil : "did you mean \(Spelling.list(nearest.map { "'\($0)'" }, "or"))?"
    case .undefinedStyle(let style, _): ResolutionError.undefinedStyle(style).hint
    case .noSize: "give the style a size at every category"
    case .noStyle: "give it a 'style'; what isn't strict sets it in body"
    case .tooManyVisits: "lay fewer controllers in each other, or choose another policy"
    case .noSuchController: nil
    case .noCategory: nil
    case .resolution(let error): error.hint
    }
  }
}
