/// A verb's arguments, taken apart but not yet understood.
package struct ParsedArguments: Sendable {
  /// The arguments that are no options, in order.
  package var operands: [String] = []

  /// The operands as documents, for a verb that takes those; the command works them out once.
  var documents = DocumentPaths()
  /// The limits that the options set.
  var limits = Limits()

  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether an option without a value was given.
  func isSet(_ option: OptionDeclaration) -> Bool { flags.contains(option.name) }

  /// The value of an option that may be given once; nil when it was not.
  func value(_ option: OptionDeclaration) -> String? { values[option.name]?.first }

  /// The values of an option, in the order given.
  func values(_ option: OptionDeclaration) -> [String] { values[option.name] ?? [] }

  mutating func set(_ option: OptionDeclaration) { flags.insert(option.name) }

  mutating func add(_ value: String, to option: OptionDeclaration) { values[option.name, default: []].append(value) }

  /// Takes the values of an option away, as though it were not given.
  mutating func remove(_ option: OptionDeclaration) { values[option.name] = nil }
}
