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

extension OutputTarget {
  /// What stands for the sheet's name in the value of `--out`.
  static let namePlace = "{name}"

  /// Whether the path has a place for the sheet's name.
  var hasNamePlace: Bool {
    guard case .file(let path) = self else { return false }
    return path.split(separator: Self.namePlace, maxSplits: 1, omittingEmptySubsequences: false).count > 1
  }

  /// The path with a sheet's name, made safe, in every place for it.
  package func named(_ name: String) -> OutputTarget {
    guard case .file(let path) = self else { return self }
    let parts = path.split(separator: Self.namePlace, omittingEmptySubsequences: false)
    return .file(parts.joined(separator: FileName.safe(name)))
  }
}
