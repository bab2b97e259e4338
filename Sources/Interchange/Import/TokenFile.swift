internal import TypeSystem

/// The tokens of a file, out of their groups.
struct TokenFile {
  /// A token as it stands.
  struct Token: Hashable, Sendable {
    /// What stands under `$value`.
    var value: InterchangeValue
    /// The token's own type, or the nearest group's; nil without either.
    var type: String?
    /// What else stands in the token, by keys with a dollar sign.
    var extras: OrderedMap<String, InterchangeValue>
  }

  /// How an alias came out.
  enum Answer {
    /// The value, which is no alias, and the type of the token that it is of.
    case found(InterchangeValue, type: String?)
    /// What is wrong, as the rest of a sentence.
    case problem(String)
  }

  /// Groups nested more deeply are refused, and so are longer chains of aliases.
  static let depthLimit = 64

  /// The tokens by their paths, keys with full stops between them.
  private(set) var tokens: OrderedMap<String, Token> = [:]
  /// What was found that is neither a token nor a group.
  private(set) var notes: [ImportNote] = []
  /// The tokens whose keys lack their dollar sign: the first one's path, and how many there are.
  private var unsigned: (first: String, count: Int)?
  /// One note for all of those.
  private(set) var unsignedNote: ImportNote?
  /// The tokens that others name.
  private(set) var named: Set<String> = []

  /// Takes in the groups and tokens of a file.
  mutating func read(_ root: OrderedMap<String, InterchangeValue>) throws(InterchangeError) {
    try readGroup(root, path: [], type: nil)
    guard let unsigned else { return }
    let (subject, verb) =
      unsigned.count == 1 ? ("has", "is") : ("and \(unsigned.count - 1) more have", "are")
    let why = "\(subject) 'value' without its '$', and \(verb) not read: the format's keys are '$value' and '$type'"
    unsignedNote = ImportNote(key: unsigned.first, why: why)
    notes.removeAll { Self.isUnsignedKey($0.path) }
  }

  /// Whether a path ends in a key that older files write without its dollar sign.
  private static func isUnsignedKey(_ path: String) -> Bool {
    ["type", "value", "description"].contains(path.split(separator: ".").last.map(String.init))
  }

  /// Whether a group is a token as older files, and Tokens Studio, write it: its keys lack their dollar sign.
  private static func isUnsigned(_ members: OrderedMap<String, InterchangeValue>) -> Bool {
    guard members["$value"] == nil, let value = members["value"] else { return false }
    return value.members == nil || members["type"]?.text != nil
  }

  private mutating func readGroup(
    _ group: OrderedMap<String, InterchangeValue>, path: [String], type: String?
  ) throws(InterchangeError) {
    guard path.count <= Self.depthLimit else {
      throw .tooDeep(path: path.prefix(4).joined(separator: ".") + "…", limit: Self.depthLimit)
    }
    let type = group["$type"]?.text ?? type
    for (key, value) in group {
      let place = (path + [key]).joined(separator: ".")
      if key.hasPrefix("$"), key != "$root" {
        if !["$type", "$description", "$schema"].contains(key) {
          notes.append(ImportNote(key: place, why: "says something of a group, and is not read"))
        }
        continue
      }
      guard let members = value.members else {
        notes.append(ImportNote(path: place, what: value.summary, why: "is neither a token nor a group"))
        continue
      }
      if let content = members["$value"] {
        var extras = members
        extras["$value"] = nil
        extras["$type"] = nil
        let own = members["$type"]?.text ?? type
        let name = key == "$root" ? path.joined(separator: ".") : place
        tokens[name] = Token(value: content, type: own, extras: extras)
      } else if Self.isUnsigned(members) {
        unsigned = (unsigned?.first ?? place, (unsigned?.count ?? 0) + 1)
      } else {
        try readGroup(members, path: path + [key], type: type)
      }
    }
  }

  /// Follows aliases, such as "{font.base}", to a value that is none.
  mutating func resolve(_ value: InterchangeValue, type: String? = nil) -> Answer {
    var value = value
    var type = type
    var visited: [String] = []
    while let name = Self.alias(value) {
      if let start = visited.firstIndex(of: name) {
        let circle = (visited[start...] + [name]).map(\.onOneLine).joined(separator: " → ")
        return .problem("is an alias that goes round in a circle: \(circle)")
      }
      guard visited.count < Self.depthLimit else {
        return .problem("is an alias over more than \(Self.depthLimit) tokens")
      }
      guard let token = tokens[name] else { return .problem("names no token: '\(name.onOneLine)'") }
      visited.append(name)
      named.insert(name)
      value = token.value
      type = type ?? token.type
    }
    if let reference = value.members?["$ref"] {
      return .problem("is a reference by JSON pointer, which is not followed: \(reference.summary)")
    }
    return .found(value, type: type)
  }

  private static func alias(_ value: InterchangeValue) -> String? {
    guard let text = value.text, text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
