/// The words that a matrix may use, which are those of the command that draws.
package struct MatrixVocabulary: Sendable {
  /// An option that `options:` may have.
  package struct Option: Hashable, Sendable {
    /// The name without dashes.
    package var name: String
    /// Whether it takes a value; one without is true or false.
    package var takesValue: Bool
    /// Whether it may have several values.
    package var isRepeatable: Bool

    /// Describes an option.
    package init(_ name: String, takesValue: Bool, isRepeatable: Bool) {
      self.name = name
      self.takesValue = takesValue
      self.isRepeatable = isRepeatable
    }
  }

  /// The words of platforms, themes, layouts and formats, in the order in which they are told.
  package var words: [MatrixAxis: [String]]
  /// The words that are known and make no job, and why.
  package var refused: [MatrixAxis: [String: String]]
  /// The options that every sheet may have.
  package var options: [Option]
  /// The options of the command that a matrix can't have, and where what they say belongs.
  package var otherOptions: [String: String]

  /// Collects words.
  package init(
    words: [MatrixAxis: [String]], refused: [MatrixAxis: [String: String]] = [:], options: [Option],
    otherOptions: [String: String] = [:]
  ) {
    self.words = words
    self.refused = refused
    self.options = options
    self.otherOptions = otherOptions
  }
}
