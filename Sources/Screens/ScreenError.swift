/// Why a mock screen can't be built.
public enum ScreenError: Error, Hashable, Sendable {
  /// Nothing stands on it.
  case empty(String)
}

extension ScreenError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .empty(let name): "nothing stands on the screen '\(name)'"
    }
  }
}
