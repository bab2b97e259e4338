internal import Spelling
package import YAML

/// Part of a combination that makes no job: every axis that it names has one of these values.
package struct MatrixExclude: Hashable, Sendable {
  /// The values by axis; those of documents may be patterns with `*` and `?`, in which `*` stands for slashes too.
  package var values: [MatrixAxis: [String]]
  /// Where it stands.
  package var place: YAMLPlace

  /// An exclude of these values.
  package init(_ values: [MatrixAxis: [String]], at place: YAMLPlace) {
    self.values = values
    self.place = place
  }

  /// Whether a combination is left out.
  package func matches(_ combination: Combination) -> Bool {
    values.allSatisfy { axis, words in
      guard let own = combination.effectiveWord(axis) else { return false }
      return words.contains { word in
        axis == .document ? Wildcards.matches(word, own) : word.lowercased() == own.lowercased()
      }
    }
  }
}
