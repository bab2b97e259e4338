/// A part of a work list: the lines whose numbers from 0 leave `index` when they are divided by `count`.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 0.
  package let index: Int
  /// How many parts there are, at least 1.
  package let count: Int

  /// The most parts of a list.
  package static let limit = 1_000_000

  /// A part of so many.
  ///
  /// - Throws: ``ShardError/outOfRange(_:count:from:)``; `source` says where the number came from.
  package init(_ index: Int, of count: Int, from source: String) throws(ShardError) {
    guard (1...Self.limit).contains(count) else { throw .count("\(count)") }
    guard (0..<count).contains(index) else { throw .outOfRange(index, count: count, from: source) }
    self.index = index
    self.count = count
  }

  /// Reads `I/N`.
  package init(_ text: String, option: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]) else {
      throw .malformed(text, option: option)
    }
    try self.init(index, of: count, from: option)
  }

  /// A whole number in ASCII digits; nil for anything else, a sign too.
  static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}
