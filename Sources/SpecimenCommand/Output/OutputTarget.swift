/// Where a result goes.
package enum OutputTarget: Hashable, Sendable {
  /// Standard output, written as `-`.
  case standardOutput
  /// A file, or a device, pipe or link that the path names.
  case file(String)

  /// Reads the value of `--out`: `-` is standard output; a file named so is written as `./-`.
  package init(_ argument: String) {
    self = argument == "-" ? .standardOutput : .file(argument)
  }
}
