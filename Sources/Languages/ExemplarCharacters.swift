/// Turns an exemplar set of CLDR's into what a font must have.
///
/// CLDR lists small letters, and strings that are one letter to their readers: {ch}, {ɛ̀}. A font needs their characters,
/// and the capitals that begin a sentence.
package struct ExemplarCharacters {
  /// Single characters, and sequences of a character and its marks, in the order of code points.
  package let main: [String]

  /// Works the list out; `language` is the language's subtag, for Turkish capitals.
  package init(_ exemplars: [String], language: String) {
    var single: Set<Unicode.Scalar> = []
    var sequences: Set<[Unicode.Scalar]> = []
    for item in exemplars {
      for cluster in Self.clusters(item) {
        if cluster.count == 1 { single.insert(cluster[0]) } else { sequences.insert(cluster) }
      }
    }
    let hasDottedCapital = ["az", "tr"].contains(language)
    // A sequence says nothing new where each of its characters is asked for by itself.
    sequences = sequences.filter { !$0.allSatisfy(single.contains) }
    for cluster in Array(sequences) {
      guard let capital = Self.capital(of: cluster[0], hasDottedCapital: hasDottedCapital) else { continue }
      sequences.insert([capital] + cluster.dropFirst())
    }
    single.formUnion(single.compactMap { Self.capital(of: $0, hasDottedCapital: hasDottedCapital) })
    main = (single.map { [$0] } + sequences).sorted { $0.lexicographicallyPrecedes($1) }.map { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
  }

  /// A string in pieces of one character and the marks upon it.
  private static func clusters(_ text: String) -> [[Unicode.Scalar]] {
    var clusters: [[Unicode.Scalar]] = []
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory.isMark, !clusters.isEmpty {
        clusters[clusters.count - 1].append(scalar)
      } else {
        clusters.append([scalar])
      }
    }
    return clusters
  }

  /// The capital that a small letter has at the beginning of a sentence, where that is another and a single character.
  ///
  /// So ß has none (SS is asked for anyway), nor has 'n in one piece, nor a Georgian letter, whose capitals are only for
  /// whole words.
  private static func capital(of scalar: Unicode.Scalar, hasDottedCapital: Bool) -> Unicode.Scalar? {
    if scalar == "i", hasDottedCapital { return "\u{130}" }
    let mapping = scalar.properties.titlecaseMapping.unicodeScalars
    guard let capital = mapping.first, mapping.count == 1, capital != scalar else { return nil }
    return capital
  }
}

extension Unicode.GeneralCategory {
  /// Whether it is one of the categories of combining marks.
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
