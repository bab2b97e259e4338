/// Takes a verb's arguments apart by what the verb declares.
///
/// `--option value` and `--option=value` mean the same. A value that begins with two dashes is only taken after `=`, so
/// that a forgotten value does not swallow the next option. `--` ends the options, `-` alone is an argument.
package struct ArgumentParser {
  /// What a verb's arguments come to.
  package enum Outcome {
    /// The help was asked for.
    case help
    /// The verb is to run with these.
    case run(ParsedArguments)
  }

  private let verb: Verb

  /// A parser for one verb.
  package init(verb: Verb) {
    self.verb = verb
  }

  /// Reads all the arguments; `--help` anywhere wins over any error.
  package func parse(_ arguments: [String]) throws(CommandError) -> Outcome {
    var parsed = ParsedArguments()
    var failure: CommandError?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      }
      if argument == CommonOptions.help.flag || argument == "-h" { return .help }
      do throws(CommandError) {
        if argument.hasPrefix("-"), argument != "-" {
          try readOption(argument, &rest, &parsed)
        } else {
          parsed.operands.append(argument)
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    try checkOperands(parsed.operands)
    parsed.limits = try Limits(parsed)
    return .run(parsed)
  }

  private func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(CommandError) {
    let name: Substring
    var value: String?
    // By scalars: a combining mark that begins the value would make one character with the equals sign.
    let scalars = argument.unicodeScalars
    if argument.hasPrefix("--"), let equals = scalars.firstIndex(of: "=") {
      name = argument[..<equals]
      value = String(scalars[scalars.index(after: equals)...])
    } else {
      name = argument[...]
    }
    guard let option = verb.allOptions.first(where: { $0.flag == name || $0.letter.map { "-\($0)" } == String(name) })
    else {
      throw .unknownOption(String(name), verb: verb.name, known: verb.allOptions.map(\.flag))
    }
    guard let placeholder = option.value else {
      if let value { throw .unwantedValue(option: option.flag, found: value) }
      return parsed.set(option)
    }
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.removeFirst() }
    guard let value else { throw .missingValue(option: option.flag, placeholder: placeholder) }
    guard !value.isEmpty else { throw .emptyValue(option: option.flag, placeholder: placeholder) }
    if !option.isRepeatable, let earlier = parsed.value(option) {
      throw .repeatedOption(option: option.flag, first: earlier, second: value)
    }
    parsed.add(value, to: option)
  }

  private func checkOperands(_ operands: [String]) throws(CommandError) {
    if operands.count > verb.operands.count.upperBound {
      throw .unexpectedArgument(operands[verb.operands.count.upperBound], verb: verb.name)
    }
    if operands.count < verb.operands.count.lowerBound {
      throw .missingArgument(verb.operands.placeholder, verb: verb.name)
    }
    if let position = operands.firstIndex(of: "") { throw .emptyArgument(position: position + 1, verb: verb.name) }
  }
}
