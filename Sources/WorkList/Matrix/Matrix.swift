package import YAML

/// Which sheets are to be drawn, as a matrix says it: lists of values, of which one each makes a job.
///
/// An axis without values is left to what the document and `generate` have.
package struct Matrix: Hashable, Sendable {
  /// A language to draw in, and the sample in it where that isn't the document's own.
  package struct Language: Hashable, Sendable {
    /// The BCP 47 tag.
    package var tag: String
    /// The sample in every cell; nil for the document's own.
    package var text: String?

    /// Pairs a tag with a sample.
    package init(_ tag: String, text: String? = nil) {
      self.tag = tag
      self.text = text
    }
  }

  /// A document's path or pattern, relative to the matrix's folder, and where it stands.
  package struct Document: Hashable, Sendable {
    /// The path or pattern as it is written.
    package var pattern: String
    /// Its place.
    package var place: YAMLPlace

    /// Pairs a pattern with its place.
    package init(_ pattern: String, at place: YAMLPlace) {
      self.pattern = pattern
      self.place = place
    }
  }

  /// An option of `generate` that every sheet has which it is for.
  package struct Option: Hashable, Sendable {
    /// The option's name without dashes, such as "scale".
    package var name: String
    /// Its values in their order; none for an option that takes none.
    package var values: [String]

    /// Names an option with its values.
    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The documents; none is the embedded default.
  package var documents: [Document] = []
  /// The languages, each tag with the same sample once.
  package var locales: [Language] = []
  /// The platforms, themes, layouts and formats by their words.
  package var words: [MatrixAxis: [String]] = [:]
  /// What every sheet has, sorted by name.
  package var options: [Option] = []
  /// The combinations that are left out.
  package var excludes: [MatrixExclude] = []

  /// A matrix without an axis, which is one sheet.
  package init() {}

  /// The words of an axis that lists words.
  package subscript(axis: MatrixAxis) -> [String] { words[axis] ?? [] }
}
