extension Limits {
  /// Reads the limits that the command line sets; the others have their defaults.
  ///
  /// - Throws: exit code 2 for a name that is none, a value out of its range, and a limit that is set twice.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.init()
    let option = CommonOptions.limit.flag
    var set: [LimitName: String] = [:]
    for text in arguments.values(CommonOptions.limit) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = LimitName(rawValue: parts[0]) else {
        throw .contradiction(
          "no limit named \(TerminalText.quoted(parts[0])) (\(option))",
          hint: "the limits are \(Words.alternatives(LimitName.allCases.map(\.rawValue), "and"))")
      }
      guard parts.count == 2 else {
        throw .assignment(
          option: option, found: text, form: "NAME=VALUE", example: "\(option) \(Limit.named(name).example)")
      }
      if let first = set[name] {
        throw .assignedTwice(option: option, target: name.rawValue, first: first, second: parts[1])
      }
      set[name] = parts[1]
      try Limit.named(name).set(parts[1], in: &self)
    }
  }
}

extension Limit {
  /// The limit of a name.
  static func named(_ name: LimitName) -> Limit {
    guard let limit = all.first(where: { $0.name == name }) else {
      preconditionFailure("no limit for \(name.rawValue)")
    }
    return limit
  }

  /// The limit with its default, as it is typed.
  var example: String { "\(name.rawValue)=\(text(standard))" }

  /// The values that it may have, as they are typed.
  package var rangeText: String { "\(text(range.lowerBound)) to \(text(range.upperBound))" }

  /// A value as it is typed: with the largest letter that leaves it whole.
  package func text(_ value: Int) -> String {
    guard let letter = letters.last(where: { value >= $0.factor && value % $0.factor == 0 }) else {
      return "\(value)\(unit == .seconds ? "s" : "")"
    }
    return "\(value / letter.factor)\(letter.name)"
  }

  /// The letters that may stand behind a value, the smallest first.
  private var letters: [(name: Character, factor: Int)] {
    switch unit {
    case .bytes: [("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30)]
    case .count: [("K", 1_000), ("M", 1_000_000), ("G", 1_000_000_000)]
    case .seconds: []
    }
  }

  /// Sets the limit to what a value says.
  fileprivate func set(_ text: String, in limits: inout Limits) throws(CommandError) {
    guard let number = number(text), range.contains(number) else {
      throw .number(option: "\(CommonOptions.limit.flag) \(name.rawValue)", found: text, range: rangeText)
    }
    limits[keyPath: value] = number
  }

  /// The whole number that a text says, in ASCII digits and with the unit's letter; nil for anything else.
  ///
  /// Before a letter a half may stand, and commas between thousands, as messages have them: "1.5G", "400,000K".
  private func number(_ text: String) -> Int? {
    var digits = text[...]
    var (factor, half) = (1, 0)
    if unit == .seconds {
      if digits.last == "s" { digits.removeLast() }
    } else if let last = digits.last, let letter = letters.first(where: { "\($0.name)" == last.uppercased() }) {
      digits.removeLast()
      factor = letter.factor
      if digits.hasSuffix(".5") {
        digits.removeLast(2)
        half = factor / 2
      }
    }
    let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }),
      groups.count == 1 || groups[0].utf8.count <= 3 && groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      let number = Int(groups.joined())
    else { return nil }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    let (sum, isSumTooLarge) = product.addingReportingOverflow(half)
    return isTooLarge || isSumTooLarge ? nil : sum
  }
}
