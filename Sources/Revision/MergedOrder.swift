/// The order of a list that shows what two revisions have.
enum MergedOrder {
  /// The elements of the new revision, and those of the old one that went: each behind the nearest element before it that
  /// stayed, or in front of all where none did.
  ///
  /// `key` is what the old revision calls an element; nil for one that it doesn't have.
  static func merged<Element, Key: Hashable>(
    _ old: [Element], into new: [Element], by key: (Element) -> Key?
  ) -> [Element] {
    let stayed = Set(new.compactMap(key))
    var inFront: [Element] = []
    var behind: [Key: [Element]] = [:]
    var last: Key?
    for element in old {
      guard let own = key(element) else { continue }
      if stayed.contains(own) {
        last = own
      } else if let last {
        behind[last, default: []].append(element)
      } else {
        inFront.append(element)
      }
    }
    return inFront + new.flatMap { element in [element] + (key(element).flatMap { behind[$0] } ?? []) }
  }

  /// The same for keys alone.
  static func merged<Key: Hashable>(_ old: [Key], into new: [Key]) -> [Key] { merged(old, into: new) { $0 } }
}
