internal import DocumentText
internal import TextLayout
internal import YAML

extension Limit {
  /// How long a text may be.
  static let texts = [
    Limit(
      name: .textCharacters, unit: .count, range: 1...65_536, purpose: "the characters of a sample",
      outcome: .outputError, value: \.textCharacters),
    Limit(
      name: .textMarks, unit: .count, range: 1...65_536, purpose: "combining marks in a row", outcome: .outputError,
      value: \.text.marks),
  ]

  /// How large a document may be.
  static let documents = [
    Limit(
      name: .documentBytes, unit: .bytes, range: 1...1 << 30, purpose: "a document", outcome: .outputError,
      value: \.documents.yaml.bytes),
    Limit(
      name: .documentDepth, unit: .count, range: 1...1_000, purpose: "lists and maps in each other",
      outcome: .documentError, value: \.documents.yaml.depth),
    Limit(
      name: .documentNodes, unit: .count, range: 1...10_000_000, purpose: "values, with aliases written out",
      outcome: .documentError, value: \.documents.yaml.nodes),
    Limit(
      name: .documentAliases, unit: .count, range: 1...10_000_000, purpose: "aliases", outcome: .documentError,
      value: \.documents.yaml.aliases),
  ]
}
