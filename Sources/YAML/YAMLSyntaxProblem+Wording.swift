// libyaml's words as its scanner.c and parser.c have them in version 0.2.5; those that are not listed are passed on.
extension YAMLSyntaxProblem {
  /// Whether the place to look at is where the broken thing began, and not where reading stopped.
  var isAboutItsBeginning: Bool {
    problem == "could not find expected ':'"
      || (problem == "found unexpected end of stream" && context == "while scanning a quoted scalar")
  }

  /// Whether libyaml's words say that a list or a map in brackets doesn't end.
  static func isAboutAnEnd(_ problem: String) -> Bool { problem.hasPrefix("did not find expected ',' or '") }

  /// Whether an end is missing, and not a comma.
  private var lacksEnd: Bool { isOutdented || character == nil || isBracket }

  private var isBracket: Bool { character == "}" || character == "]" }

  private var isBracketTooMany: Bool {
    let problems = [
      "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>",
    ]
    return isBracket && problems.contains(problem)
  }

  private func missing(_ end: String) -> String {
    guard lacksEnd else { return "\(found) stands where ',' or '\(end)' should" }
    return "a '\(end)' is missing " + (character == nil ? "at the end of the text" : "before \(found)")
  }

  private func missingHint(_ end: String, _ what: String) -> String? {
    let comma = lacksEnd ? "" : "a ',' or a '\(end)' is missing before it; "
    return begin.map { "\(comma)the \(what) begins at \($0)\(commentWarning)" }
  }

  /// What is wrong, in a sentence.
  var sentence: String {
    switch problem {
    case "found character that cannot start any token": "\(found) can't begin a value"
    case "mapping values are not allowed in this context": "':' stands where no key can end"
    case "block sequence entries are not allowed in this context": "'-' stands where no list item can begin"
    case "mapping keys are not allowed in this context": "'?' stands where no key can begin"
    case "could not find expected ':'": "this line has no ':' after its key"
    case _ where isBracketTooMany: "there is one \(found) too many"
    case "did not find expected key": "\(found) stands where a key should begin"
    case "did not find expected '-' indicator": "\(found) stands where the next '-' of the list should"
    case "did not find expected ',' or ']'": missing("]")
    case "did not find expected ',' or '}'": missing("}")
    case "did not find expected node content": "\(found) stands where a value should"
    case "did not find expected <document start>": "\(found) stands after the document's end"
    case "found unexpected end of stream": "the quoted text that begins here has no closing quote"
    case "found unexpected document indicator": "a document ends inside quoted text"
    case "found unexpected ':'": "':' stands inside a text without quotes"
    case "found unknown escape character": "\(found) after '\\' is no escape"
    case "did not find expected hexdecimal number": "an escape has too few hexadecimal digits"
    case "found invalid Unicode character escape code": "the escape stands for no character"
    case "did not find expected alphabetic or numeric character" where context == "while scanning an alias":
      "\(found) can't stand in an alias's name"
    case "did not find expected alphabetic or numeric character": "\(found) can't stand in an anchor's name"
    default: "the document can't be read as YAML: \(problem)"
    }
  }

  /// What to do about it, or nil.
  var hint: String? {
    switch problem {
    case "found character that cannot start any token": "put the text in quotes"
    case "could not find expected ':'" where hasTightColon: "put a space after ':', as in 'key: value'"
    case "mapping values are not allowed in this context" where hasTightColon:
      "put a space after ':', as in 'key: value'"
    case "mapping values are not allowed in this context":
      "text with ': ' in it needs quotes, and a map under a key begins on a line of its own"
    case "block sequence entries are not allowed in this context": "a list under a key begins on a line of its own"
    case "could not find expected ':'": "write 'key: value', and indent the lines of longer text"
    case _ where isBracketTooMany: "remove it, or open it before"
    case "did not find expected key" where character == ",": "keys on lines of their own have no ',' between them"
    case "did not find expected '-' indicator" where character == ",":
      "items on lines of their own have no ',' between them"
    case "did not find expected key":
      begin.map { "the keys of one map begin in one column; this map begins at \($0)" }
    case "did not find expected '-' indicator":
      begin.map { "the items of one list begin in one column; this list begins at \($0)" }
    case "did not find expected ',' or ']'": missingHint("]", "list")
    case "did not find expected ',' or '}'": missingHint("}", "map")
    case "found unexpected end of stream": "close the quotes"
    case "found unknown escape character": "write '\\\\' for a backslash, or use single quotes"
    case "found invalid Unicode character escape code":
      "a character beyond \\uFFFF is two escapes in JSON, \\uD83D\\uDE00, or one, \\U0001F600"
    default: nil
    }
  }

  private var commentWarning: String {
    hasComment ? "; '#' after a space begins a comment, so a colour needs quotes" : ""
  }

  /// What stands at the place, in quotes.
  private var found: String {
    character.map { YAMLError.quoted(String($0)) } ?? "the end of the line"
  }
}
