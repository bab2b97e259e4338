internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// Where the lines of a style, a role or `defaults` say the sizes of their rule.
  func sizePlaces(_ map: DecodedMap, _ rule: StyleRule) -> SizePlaces {
    var places = SizePlaces(size: rule.size == nil ? nil : map["size"]?.place)
    for entry in map["at"]?.entries ?? [] {
      guard let category = ContentSizeCategory(spelling: entry.name), places.at[category] == nil,
        rule.at[category]?.size != nil
      else { continue }
      places.at[category] = entry.value["size"]?.place
    }
    return places
  }

  /// Reports the first category of the platform at which a rule's size is no more than 0, once for each `size`.
  func checkSizes(_ what: String, _ rule: StyleRule, _ places: SizePlaces, _ context: SizeContext) {
    for category in table.categories {
      guard let strategy = rule.effective(at: category).size, let place = places.at[category] ?? places.size,
        let size = strategy.anySize(at: category, context), size.pointSize <= 0 || size.unrounded <= 0,
        placesWithoutSize.insert(place).inserted
      else { continue }
      // Three digits say enough of what 17 times 1.1 less 20 comes to.
      let number = SizeRounding.point.applied(to: min(size.pointSize, size.unrounded) * 1000) / 1000
      report(.sizeNotAboveZero(what, category, Quoting.number(number), strategy: strategy.name), at: place)
    }
  }

  /// Warns where a size doesn't hold at some categories, because what is extended or followed says others there.
  ///
  /// A size under `at` in `defaults` is there for every style, whatever its own is.
  func checkInheritedSizes(_ what: String, _ own: SizePlaces, of base: String, _ inherited: SizePlaces) {
    guard let place = own.size else { return }
    let categories = table.categories.filter { category in
      own.at[category] == nil && inherited.at[category] != nil
        && inherited.at[category] != defaultSizes.at[category]
    }
    if !categories.isEmpty { reports.add(.inheritedSizes(what, base, categories), at: place, .warning) }
  }
}
