internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Reads what this product's own tokens say under `$extensions.specimen`, and gathers what a document can't take from it.
struct OwnTokens {
  /// Whether there was such a token.
  private(set) var isThere = false
  /// The styles of each strategy that tokens don't hold, and those with a rule of their own at single categories.
  private var lost: OrderedMap<String, [String]> = [:]
  /// The styles of the app's own by their tokens' groups.
  private var added: OrderedMap<String, [String]> = [:]

  /// Takes what the extension says into a rule that holds the token's size at Large.
  mutating func read(_ members: OrderedMap<String, InterchangeValue>, of path: String, into rule: inout StyleRule) {
    isThere = true
    if members["italic"] == .bool(true) { rule.slant = .italic }
    rule.relativeTo = Self.style(members["relativeTo"])
    rule.letterCase = members["case"]?.text.flatMap(LetterCase.init)
    for (tag, value) in members["features"]?.members ?? [:] {
      guard let tag = Tag(tag), let value = value.number.flatMap({ UInt32(exactly: $0) }) else { continue }
      rule.features.append(FontFeature(tag: tag, value: value))
    }
    // The weight is the token's own.
    for (tag, value) in members["axes"]?.members ?? [:] where tag != "wght" {
      if let tag = Tag(tag), let value = value.number { rule.axes.append(AxisCoordinate(tag: tag, value: value)) }
    }
    readStrategy(members, of: path, into: &rule)
  }

  private mutating func readStrategy(
    _ members: OrderedMap<String, InterchangeValue>, of path: String, into rule: inout StyleRule
  ) {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    var limits = SizeLimits(
      minimum: members["minimum"]?.number.flatMap { $0 > 0 ? $0 : nil },
      maximum: members["maximum"]?.number.flatMap { $0 > 0 ? $0 : nil })
    if let minimum = limits.minimum, let maximum = limits.maximum, minimum > maximum { limits = SizeLimits() }
    let rounding = members["rounding"]?.text.flatMap(SizeRounding.init)
    let curve = Self.style(members["curve"])
    var size: Double?
    if case .metrics(let metrics) = rule.size { size = metrics.size }
    switch members["strategy"]?.text {
    case "metrics":
      rule.size = .metrics(MetricsSize(size: size, relativeTo: curve, rounding: rounding ?? .point, limits: limits))
    case "system":
      let (factor, offset) = (members["factor"]?.number ?? 1, members["offset"]?.number ?? 0)
      guard factor > 0 else { break }
      rule.size = .system(
        SystemSize(relativeTo: curve, factor: factor, offset: offset, rounding: rounding ?? .none, limits: limits))
    case "fixed": rule.size = size.map { .fixed($0) } ?? rule.size
    case let strategy?: lost["the size by '\(strategy.onOneLine)'", default: []].append(name)
    case nil: break
    }
    if members["at"] != nil { lost["what is said at single categories", default: []].append(name) }
  }

  private static func style(_ value: InterchangeValue?) -> TextStyle? {
    value?.text.flatMap { TextStyle(spelling: $0) }
  }

  /// Remembers that a token became a style of the app's own.
  mutating func added(_ path: String, as name: String) {
    added[path.split(separator: ".").first.map(String.init) ?? path, default: []].append(name)
  }

  /// What is lost, and what became of names that aren't Apple's: a note each, whatever the number of styles.
  var notes: [ImportNote] {
    let styles = added.map { group, names in
      ImportNote(
        path: group, what: Self.list(names),
        why: names.count == 1 ? "became a style of the app's own" : "became styles of the app's own")
    }
    return styles
      + lost.map { what, names in
        let rest = what.contains("'") ? ": Apple's curve scales the size at Large" : ""
        return ImportNote(path: Self.list(names), what: what, why: "is lost\(rest)")
      }
  }

  /// The first names of a list, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map(\.onOneLine).joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
  }
}

extension OrderedMap {
  /// The value of a key, or one that takes its place where there is none.
  fileprivate subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    set { self[key] = newValue }
  }
}
