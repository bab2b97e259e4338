/// Values by key, in the order in which their keys were first set: a document's maps keep the order of its lines.
public struct OrderedMap<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
  /// The keys in order.
  public private(set) var keys: [Key] = []
  private var values: [Key: Value] = [:]

  /// A map without entries.
  public init() {}

  /// A map with these entries in their order; the last of two with one key counts, in the first one's place.
  public init(_ entries: some Sequence<(Key, Value)>) {
    for (key, value) in entries { self[key] = value }
  }

  /// The value of a key; a new key comes last, and setting nil removes the entry.
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if newValue == nil {
        if values[key] != nil { keys.removeAll { $0 == key } }
      } else if values[key] == nil {
        keys.append(key)
      }
      values[key] = newValue
    }
  }
}

extension OrderedMap: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The count of entries.
  public var endIndex: Int { keys.count }

  /// The entry at a place, counted from 0.
  public subscript(position: Int) -> (key: Key, value: Value) {
    let key = keys[position]
    guard let value = values[key] else { preconditionFailure("a key without a value") }
    return (key, value)
  }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  /// A map with the entries of a literal, in their order.
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(elements)
  }
}
