internal import YAML

/// What is wrong with a matrix; kept as it stands, and worded when it is told.
enum MatrixProblem: Hashable {
  /// The text is not YAML.
  case yaml(YAMLError)
  /// A key that a map of the matrix doesn't have.
  case unknownKey(String, in: String, known: [String])
  /// A value of another kind.
  case wrongType(String, wanted: String, found: String)
  /// A list without items, which would make no job.
  case emptyList(String)
  /// More items than are read.
  case tooMany(String, Int, limit: Int)
  /// A word that none of an axis's values has.
  case unknownWord(MatrixAxis, String, known: [String])
  /// A word that is known, and of which no job is made.
  case refusedWord(MatrixAxis, String, reason: String)
  /// No BCP 47 tag.
  case notALanguage(String)
  /// A language without its tag.
  case missingTag
  /// A value that an axis has already.
  case twice(MatrixAxis, String)
  /// A document whose path means another file on another machine.
  case absoluteDocument(String)
  /// An option that `generate` doesn't have.
  case unknownOption(String, known: [String])
  /// An option that belongs elsewhere.
  case otherOption(String, place: String)
  /// Several values of an option that takes one.
  case severalValues(String, Int)
  /// An exclude that names no axis.
  case emptyExclude
  /// An exclude that has left nothing out.
  case idleExclude
}

extension MatrixProblem {
  /// What stands there and what is allowed, one line.
  var message: String {
    switch self {
    case .yaml(let error): error.description
    case .unknownKey(let key, let map, _): "no key \(Shown.quoted(key)) in \(map)"
    case .wrongType(let what, let wanted, let found): "\(what) takes \(wanted), not \(found)"
    case .emptyList(let what): "\(what) is empty, so there would be no job"
    case .tooMany(let what, let count, let limit): "\(what) has \(count) entries, and at most \(limit) are read"
    case .unknownWord(let axis, let word, _): "no \(axis.rawValue) named \(Shown.quoted(word))"
    case .refusedWord(let axis, let word, let reason):
      "the \(axis.rawValue) \(Shown.quoted(word)) makes no job: \(reason)"
    case .notALanguage(let tag): "\(Shown.quoted(tag)) is no language tag"
    case .missingTag: "an entry of 'locales' needs the key 'tag'"
    case .twice(let axis, let word): "the \(axis.rawValue) \(Shown.quoted(word)) is listed twice"
    case .absoluteDocument(let path): "the document \(Shown.quoted(path)) is not named from the matrix's folder"
    case .unknownOption(let name, _): "no option named \(Shown.quoted(name))"
    case .otherOption(let name, _): "the option \(Shown.quoted(name)) is none of a matrix's"
    case .severalValues(let name, let count): "the option '\(name)' takes one value, found \(count)"
    case .emptyExclude: "an entry of 'exclude' names no axis, so it would leave everything out"
    case .idleExclude: "this entry of 'exclude' leaves nothing out"
    }
  }

  /// What to do, or nil where the message says it all.
  var hint: String? {
    switch self {
    case .yaml(let error): error.hint
    case .unknownKey(let key, _, let known): Shown.suggestion(key, known, "its keys are \(Shown.list(known))")
    case .unknownWord(_, let word, let known): Shown.suggestion(word, known, "known are \(Shown.list(known))")
    case .notALanguage: "write it as in en, pt-BR or zh-Hant"
    case .missingTag: "as in { tag: ar, text: مرحبا }"
    case .twice: "remove one of the two"
    case .absoluteDocument: "a work list has the same bytes in every checkout: name it relative to the matrix"
    case .unknownOption(let name, let known): Shown.suggestion(name, known, "the options are \(Shown.list(known))")
    case .otherOption(_, let place): place
    case .emptyExclude: "for example { layout: report, format: png }"
    case .idleExclude: "remove it, or see whether a value is misspelt"
    case .wrongType, .emptyList, .tooMany, .refusedWord, .severalValues: nil
    }
  }
}
