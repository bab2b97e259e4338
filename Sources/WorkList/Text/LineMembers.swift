internal import Interchange
internal import TypeSystem

/// The members of a line of JSON, asked for by name and kind.
struct LineMembers {
  private let members: OrderedMap<String, InterchangeValue>

  /// Reads a line; nil where it is no JSON, or no object.
  init?(_ line: ArraySlice<UInt8>) {
    guard let value = try? JSONReader.value(Array(line)), case .dictionary(let members) = value else { return nil }
    self.members = members
  }

  private init(_ members: OrderedMap<String, InterchangeValue>) { self.members = members }

  /// Every name with its value's texts, for a map of lists of texts; nil for any other.
  var textLists: [(name: String, texts: [String])]? {
    var lists: [(name: String, texts: [String])] = []
    for (name, value) in members {
      guard case .array(let elements) = value, let texts = Self.texts(elements) else { return nil }
      lists.append((name, texts))
    }
    return lists
  }

  /// A text; nil where there is none.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = members[name] else { return nil }
    return text
  }

  /// A whole number; nil where there is none.
  func integer(_ name: String) -> Int? {
    guard case .integer(let number)? = members[name] else { return nil }
    return number
  }

  /// A number in thousandths; nil where there is none, or one that is too large.
  func thousandths(_ name: String) -> Int? {
    switch members[name] {
    case .integer(let number): return number.magnitude < 1 << 50 ? number * 1_000 : nil
    case .real(let number): return number.magnitude < 1e15 ? Int((number * 1_000).rounded()) : nil
    default: return nil
    }
  }

  /// A truth value; nil where there is none.
  func bool(_ name: String) -> Bool? {
    guard case .bool(let value)? = members[name] else { return nil }
    return value
  }

  /// The texts of a list; nil where there is none, or where it has something else.
  func texts(_ name: String) -> [String]? {
    guard case .array(let elements)? = members[name] else { return nil }
    return Self.texts(elements)
  }

  private static func texts(_ elements: [InterchangeValue]) -> [String]? {
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// A map; nil where there is none.
  func members(_ name: String) -> LineMembers? {
    guard case .dictionary(let members)? = members[name] else { return nil }
    return LineMembers(members)
  }

  /// The maps of a list; nil where there is none, or where it has something else.
  func list(_ name: String) -> [LineMembers]? {
    guard case .array(let elements)? = members[name] else { return nil }
    var maps: [LineMembers] = []
    for element in elements {
      guard case .dictionary(let members) = element else { return nil }
      maps.append(LineMembers(members))
    }
    return maps
  }
}
