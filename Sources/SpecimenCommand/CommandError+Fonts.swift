internal import Typeface

extension CommandError {
  /// What an error about a source of fonts means here: a folder that can't be read is wrong input, exit code 2.
  init(_ error: FontError) {
    switch error {
    case .directoryMissing(let path): self = .noSuchPath(path)
    case .notADirectory, .directoryUnreadable, .tooManyNames, .tooManyFiles, .emptyKey, .emptyIdentifier,
      .unknownPlugin, .pluginOnlyReads:
      self = .below(error.description, hint: error.hint, exitCode: error.isLackOfDescriptors ? .output : .usage)
    case .fontconfig, .pluginFailed:
      self = .below(error.description, hint: error.hint, exitCode: .font)
    }
  }
}
