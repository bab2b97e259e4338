/// A limit of memory or processor time that was met, and who has set it.
package struct LimitInForce: Hashable, Sendable {
  /// Who has set a limit.
  package enum Origin: Hashable, Sendable {
    /// This program, by default or as `--limit` says.
    case option
    /// Whoever started it: RLIMIT_DATA, `ulimit -d`.
    case data
    /// Whoever started it: RLIMIT_AS, `ulimit -v`.
    case addressSpace
    /// Whoever started it: RLIMIT_CPU, `ulimit -t`.
    case processorTime
  }

  /// Bytes of memory, or seconds of processor time.
  package var value: Int
  /// Who has set it.
  package var origin: Origin

  /// Says which limit it is.
  package init(value: Int, origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// What it is called behind its value.
  var words: String {
    switch origin {
    case .option: "the limit"
    case .data: "the limit of this shell (ulimit -d)"
    case .addressSpace: "the limit of this shell (ulimit -v)"
    case .processorTime: "the limit of this shell (ulimit -t)"
    }
  }

  /// How it is raised, where the option of that name is this program's own.
  func hint(_ option: String) -> String {
    origin == .option ? "--limit \(option)=N allows more" : "raise it there; --limit can't"
  }
}
