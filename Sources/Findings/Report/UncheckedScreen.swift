public import Screens
public import Sheet

/// A mock screen that can't be built, or whose texts can't be set: nothing, or not all, was found of it.
public struct UncheckedScreen: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// Why it can't be checked.
  public var reason: Reason

  /// What keeps a screen from being checked.
  public enum Reason: Hashable, Sendable {
    /// It can't be built.
    case build(ScreenError)
    /// It can't be laid out.
    case layout(SheetError)
  }

  /// Puts a screen's name and the reason together.
  public init(screen: String, reason: Reason) {
    self.screen = screen
    self.reason = reason
  }

  /// The path of the node that is at fault; nil where it is the whole screen.
  public var path: String? {
    guard case .build(let error) = reason else { return nil }
    return switch error {
    case .problem(_, let path), .unknownStyle(_, let path, _), .undefinedStyle(_, let path), .noSize(_, let path),
      .noStyle(let path), .noSuchController(let path):
      path
    case .tooManyVisits, .noCategory, .resolution: nil
    }
  }

  /// What is wrong, in one line that begins with the path of the node, or with the screen's name.
  public var message: String {
    switch reason {
    case .build(let error): path == nil ? "\(screen): \(error)" : "\(error)"
    case .layout(let error): "\(screen): \(error)"
    }
  }

  /// What to do about it, where there is something to say.
  public var hint: String? {
    switch reason {
    case .build(let error): error.hint
    case .layout(let error): error.hint
    }
  }
}
