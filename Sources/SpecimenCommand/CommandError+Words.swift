internal import Spelling

extension CommandError: CustomStringConvertible {
  /// One line in lower case: what was asked, and what was found.
  package var description: String {
    switch self {
    case .noVerb: "no verb given"
    case .unknownVerb(let word, _): "no verb named \(quoted(word))"
    case .optionBeforeVerb(let option): "the option \(quoted(option)) stands before the verb"
    case .malformedArgument(let text, let position): "argument \(position) is not UTF-8: \(quoted(text))"
    case .unknownOption(let option, let verb, _): "'\(verb)' has no option \(quoted(option))"
    case .missingValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)"
    case .emptyValue(let option, let placeholder): "\(option) needs a value, found '': \(option) \(placeholder)"
    case .unwantedValue(let option, let found): "\(option) takes no value, found \(quoted(found))"
    case .repeatedOption(let option, let first, let second):
      "\(option) is given twice: \(quoted(first)) and \(quoted(second))"
    case .unexpectedArgument(let argument, let verb): "'\(verb)' does not take the argument \(quoted(argument))"
    case .missingArgument(let placeholder, let verb): "'\(verb)' needs an argument: \(placeholder)"
    case .emptyArgument(let position, let verb): "argument \(position) of '\(verb)' is empty"
    case .missingOption(let option, let verb, _): "'\(verb)' needs \(option)"
    case .unknownWord(let word, let kind, let option, _): "no \(kind) named \(quoted(word)) (\(option))"
    case .emptyList(let option, let found): "\(option) names nothing: found \(quoted(found))"
    case .reversedRange(let option, let found, _): "the range \(quoted(found)) runs backwards (\(option))"
    case .number(let option, let found, let range): "\(option) takes a number from \(range), found \(quoted(found))"
    case .assignment(let option, let found, let form, _): "\(option) takes \(form), found \(quoted(found))"
    case .assignedTwice(let option, let target, let first, let second):
      "\(option) is given twice for \(target): \(quoted(first)) and \(quoted(second))"
    case .contradiction(let text, _): text
    case .unknownExtension(let path, _): "no format is known by the name \(quoted(path))"
    case .formatMismatch(let format, let path): "--format \(format) does not agree with the name \(quoted(path))"
    case .formatNeeded(let option, _): "\(option) needs --format, since there is no file name to tell it by"
    case .textTooLong(let option, let count, let limit):
      "the text of \(option) has \(Amounts.count(count)) characters, over the limit of \(Amounts.count(limit))"
    case .pagesInOneFile(let count, let place):
      "the sheet is \(count) pictures, and \(Self.name(place)) takes one"
    case .nameClash(let first, let second, let path):
      "\(quoted(first)) and \(quoted(second)) would both be written to \(quoted(path))"
    case .malformed(let kind, let option, let found, _): "\(quoted(found)) is no \(kind) (\(option))"
    case .sourceDate(let found): "SOURCE_DATE_EPOCH takes whole seconds from 0 to 253402300799, found \(quoted(found))"
    case .noSuchPath(let path): "no file or folder \(quoted(path))"
    case .notWritten(.standardOutput, let error): "cannot write to standard output: \(error)"
    case .notWritten(.file(let path), let error): "cannot write \(quoted(path)): \(error)"
    case .noDefaultFonts(let looked, _):
      "no default fonts in " + Words.alternatives(looked.map(TerminalText.quoted), "nor")
    case .below(let text, _, _): text
    }
  }

  /// What to do about it; nil when the error says it all.
  package var hint: String? {
    switch self {
    case .noVerb: "'specimen --help' lists the verbs"
    case .unknownVerb(let word, let known): meant(word, known) ?? "the verbs are \(Words.alternatives(known, "and"))"
    case .optionBeforeVerb: "the verb comes first: specimen VERB [options]"
    case .malformedArgument: "a file with such a name is read when the folder that it lies in is given"
    case .unknownOption(let option, let verb, let known):
      meant(option, known) ?? "'specimen \(verb) --help' lists its options"
    case .missingValue(let option, _): "a value that begins with two dashes is written \(option)=VALUE"
    case .unexpectedArgument(_, let verb), .missingArgument(_, let verb), .emptyArgument(_, let verb):
      "'specimen \(verb) --help' shows what it takes"
    case .missingOption(_, _, let example), .assignment(_, _, _, let example), .malformed(_, _, _, let example):
      "for example \(example)"
    case .unknownWord(let word, _, _, let known): meant(word, known) ?? "known are \(Words.alternatives(known, "and"))"
    case .reversedRange(_, _, let straight): "write \(straight)"
    case .contradiction(_, let hint): hint
    case .unknownExtension(_, let known), .formatNeeded(_, let known):
      "add " + Words.alternatives(known.map { "--format \($0)" })
    case .pagesInOneFile: "--format pdf holds them all; and under a plain name in --out they are numbered"
    case .nameClash: "draw them in runs of their own, with other names for --out"
    case .textTooLong: "a specimen shows a phrase, not a page; --limit text-characters=N sets more"
    case .formatMismatch: "leave --format out, or change the name"
    case .notWritten(let place, let error): writingHint(place, error)
    case .noDefaultFonts(_, let isChosen):
      isChosen
        ? "name the folder in which the system font or its stand-in 'Inter' lies; without --default-fonts the program has its own"
        : "make sheet"
    case .below(_, let hint, _): hint
    default: nil
    }
  }

  private static func name(_ place: Place) -> String {
    switch place {
    case .standardOutput: "standard output"
    case .file(let path): TerminalText.quoted(path)
    }
  }

  private func quoted(_ text: String) -> String { TerminalText.quoted(text) }

  private func meant(_ word: String, _ known: [String]) -> String? {
    let nearest = Spelling.nearest(to: word, in: known)
    return nearest.isEmpty ? nil : "did you mean \(Words.alternatives(nearest.map { "'\($0)'" }))?"
  }
}
