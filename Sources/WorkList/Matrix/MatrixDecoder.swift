internal import DocumentText
internal import YAML

/// Makes a matrix of a tree, and gathers what is wrong with it.
struct MatrixDecoder {
  let vocabulary: MatrixVocabulary
  private(set) var problems: [(problem: MatrixProblem, place: YAMLPlace)] = []

  init(vocabulary: MatrixVocabulary) { self.vocabulary = vocabulary }

  /// The keys of a matrix.
  static let keys = MatrixAxis.allCases.map(\.key) + ["options", "exclude"]

  mutating func report(_ problem: MatrixProblem, at place: YAMLPlace) { problems.append((problem, place)) }

  /// The matrix that a text's root says.
  mutating func matrix(_ node: YAMLNode) -> Matrix? {
    guard let entries = entries(node, "the matrix", known: Self.keys) else { return nil }
    var matrix = Matrix()
    for entry in entries {
      switch entry.name {
      case MatrixAxis.document.key: matrix.documents = documents(entry.value)
      case MatrixAxis.locale.key: matrix.locales = locales(entry.value)
      case "options": matrix.options = options(entry.value)
      case "exclude": matrix.excludes = excludes(entry.value)
      default:
        if let axis = MatrixAxis.allCases.first(where: { $0.key == entry.name }) {
          matrix.words[axis] = words(entry.value, axis)
        }
      }
    }
    return matrix
  }

  private mutating func documents(_ node: YAMLNode) -> [Matrix.Document] {
    var documents: [Matrix.Document] = []
    for item in items(node, "'documents'") {
      guard let pattern = text(item, "an entry of 'documents'") else { continue }
      guard pattern.utf8.first != UInt8(ascii: "/") else {
        report(.absoluteDocument(pattern), at: item.place)
        continue
      }
      documents.append(Matrix.Document(pattern, at: item.place))
    }
    return documents
  }

  private mutating func locales(_ node: YAMLNode) -> [Matrix.Language] {
    var locales: [Matrix.Language] = []
    var seen: Set<Matrix.Language> = []
    for item in items(node, "'locales'") {
      guard let locale = locale(item) else { continue }
      guard LanguageTag.isWellFormed(locale.tag) else {
        report(.notALanguage(locale.tag), at: item.place)
        continue
      }
      if seen.insert(Matrix.Language(locale.tag.lowercased(), text: locale.text)).inserted {
        locales.append(locale)
      } else {
        report(.twice(.locale, locale.tag), at: item.place)
      }
    }
    return locales
  }

  private mutating func locale(_ node: YAMLNode) -> Matrix.Language? {
    if node.scalar != nil { return text(node, "an entry of 'locales'").map { Matrix.Language($0) } }
    let reportCount = problems.count
    guard let entries = entries(node, "an entry of 'locales'", known: ["tag", "text"]) else { return nil }
    var locale = Matrix.Language("")
    for entry in entries {
      switch entry.name {
      case "tag": locale.tag = text(entry.value, "'tag'") ?? ""
      case "text": locale.text = text(entry.value, "'text'")
      default: break
      }
    }
    guard !locale.tag.isEmpty else {
      // A key that is only misspelt has been told already.
      if problems.count == reportCount { report(.missingTag, at: node.place) }
      return nil
    }
    return locale
  }

  private mutating func words(_ node: YAMLNode, _ axis: MatrixAxis) -> [String] {
    var words: [String] = []
    for item in items(node, "'\(axis.key)'") {
      guard let word = word(item, axis) else { continue }
      if words.contains(word) { report(.twice(axis, word), at: item.place) } else { words.append(word) }
    }
    return words
  }

  /// A word of an axis as it is printed, whatever its case.
  mutating func word(_ node: YAMLNode, _ axis: MatrixAxis) -> String? {
    guard let text = text(node, "a \(axis.rawValue)") else { return nil }
    let known = vocabulary.words[axis] ?? []
    guard let word = known.first(where: { $0.lowercased() == text.lowercased() }) else {
      report(.unknownWord(axis, text, known: known), at: node.place)
      return nil
    }
    if let reason = vocabulary.refused[axis]?[word] {
      report(.refusedWord(axis, word, reason: reason), at: node.place)
      return nil
    }
    return word
  }
}
