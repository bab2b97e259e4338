/// One option of a verb: its name, what it takes, and the sentence that the help gives it.
package struct OptionDeclaration: Hashable, Sendable {
  /// The long name without its dashes, such as "out".
  package let name: String
  /// The letter after a single dash, when there is one.
  package let letter: Character?
  /// What stands for the value in the help, such as "PATH"; nil for an option that takes none.
  package let value: String?
  /// What the value may be, as far as a shell can complete it.
  package let values: ArgumentValues
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// What it does, as the help says it: no capital, no full stop.
  package let help: String

  /// Declares an option; without `value` it is on or off.
  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, values: ArgumentValues = .any,
    isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.values = values
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The name as it is typed, such as "--out".
  package var flag: String { "--" + name }

  /// The name and its value as the help shows them, such as "--out PATH".
  var usage: String {
    let names = letter.map { "-\($0), \(flag)" } ?? flag
    return value.map { "\(names) \($0)" } ?? names
  }
}
