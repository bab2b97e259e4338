public import DynamicType
internal import Spelling

extension FontWeight {
  /// The weight that a word stands for: one of Apple's nine names in any case, or a number from 1 to 1000.
  ///
  /// - Throws: `AppFontError.unknownWeight`, whose hint has the list, where Font traps.
  public init(type word: String) throws(AppFontError) {
    guard let weight = FontWeight(spelling: word) else {
      let names = FontWeight.named.compactMap(\.name)
      throw .unknownWeight(word: word, nearest: Spelling.nearest(to: word, in: names, limit: 2))
    }
    self = weight
  }
}
