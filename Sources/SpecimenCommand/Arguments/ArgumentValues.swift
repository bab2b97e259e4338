/// What a value on the command line may be, as far as a shell can complete it.
///
/// A kind and its words, and not an enum that carries them: several such cases hide an array's address in one word with the
/// case's number, and the leak check of the address sanitizer then takes what a static declaration holds for lost.
package struct ArgumentValues: Hashable, Sendable {
  /// How the words are used.
  enum Kind: Hashable, Sendable {
    case any, words, list, assignment, file, folder
  }

  let kind: Kind
  let words: [String]

  /// Anything, or nothing that could be listed.
  package static let any = ArgumentValues(kind: .any, words: [])
  /// The path of a file.
  package static let file = ArgumentValues(kind: .file, words: [])
  /// The path of a folder.
  package static let folder = ArgumentValues(kind: .folder, words: [])

  /// One of these words.
  package static func words(_ words: [String]) -> ArgumentValues { ArgumentValues(kind: .words, words: words) }
  /// Some of these words between commas.
  package static func list(_ words: [String]) -> ArgumentValues { ArgumentValues(kind: .list, words: words) }
  /// One of these words and an equals sign, and then anything.
  package static func assignment(_ words: [String]) -> ArgumentValues {
    ArgumentValues(kind: .assignment, words: words)
  }
}
