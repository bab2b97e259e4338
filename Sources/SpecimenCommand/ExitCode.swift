/// How the command ends; when several things went wrong, the highest.
package enum ExitCode: Int32, CaseIterable, Comparable, Sendable {
  /// Done; nothing differs, and nothing was found at the chosen level.
  case done = 0
  /// A finding: `check` found something at the chosen level, a sheet or a picture differs from its golden, or `doctor`
  /// names a style that is not drawn in its own face.
  case difference = 1
  /// Wrong usage, a wrong document or unreadable input, or a path that is not there.
  case usage = 2
  /// A golden is missing or stale, whole or in a cell.
  case golden = 3
  /// A font is unreadable, or missing or substituted under --strict, or there are no default fonts.
  case font = 4
  /// The output was not written, or a limit was hit.
  case output = 5
  /// Of `run`: some sheet was not drawn for a reason that may be gone when it is tried again.
  case again = 75

  package static func < (first: ExitCode, second: ExitCode) -> Bool { first.rawValue < second.rawValue }
}

extension ExitCode {
  /// What the code says to whoever reads the help; nil for one that no verb of this version ends with.
  var meaning: String? {
    switch self {
    case .done: "done"
    case .difference: "something differs, check found something, or doctor found why"
    case .golden: "a golden missing or stale"
    case .usage: "wrong usage or unreadable input"
    case .font: "font unreadable, missing or substituted under --strict, or no default fonts"
    case .output: "output not written, or a limit hit"
    case .again: "try again: 'run' and 'merge' miss sheets that may come right"
    }
  }

  /// The codes that this version ends with, and what they say.
  static var meanings: [(code: Int32, meaning: String)] {
    allCases.compactMap { code in code.meaning.map { (code.rawValue, $0) } }
  }
}
