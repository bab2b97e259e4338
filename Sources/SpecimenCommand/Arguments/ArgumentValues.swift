/// What a value on the command line may be, as far as a shell can complete it.
package enum ArgumentValues: Hashable, Sendable {
  /// Anything, or nothing that could be listed.
  case any
  /// One of these words.
  case words([String])
  /// Some of these words between commas.
  case list([String])
  /// One of these words and an equals sign, and then anything.
  case assignment([String])
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
}
