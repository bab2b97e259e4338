internal import TypeSystem
internal import Typeface
internal import YAML

extension DocumentDecoder {
  /// The most features, and the most axes, of one map.
  static let maximumFeatures = 128

  /// Features as a map of tags or AAT pairs to values, or as a list of those that are on.
  func readFeatures(_ node: YAMLNode) -> [FontFeature] {
    var features: [FontFeature] = []
    if let items = node.items {
      checkCount(items.count, "'features'", at: node.place)
      for item in items.prefix(Self.maximumFeatures) {
        guard let name = string(item, "an entry of 'features'") else { continue }
        add(named(name, value: 1, at: item.place), to: &features)
      }
      return features
    }
    guard let entries = node.entries else {
      let remedy = listForm(of: node, "'features'")
      report(
        .wrongType("'features'", wanted: "a map or a list", found: describe(node), remedy: remedy), at: node.place)
      return []
    }
    checkCount(entries.count, "'features'", at: node.place)
    for entry in entries.prefix(Self.maximumFeatures) {
      guard let value = featureValue(entry) else { continue }
      add(named(entry.name, value: value, at: entry.key.place), to: &features)
    }
    return features
  }

  private func checkCount(_ count: Int, _ what: String, at place: YAMLPlace) {
    if count > Self.maximumFeatures { report(.tooMany(what, count, limit: Self.maximumFeatures), at: place) }
  }

  /// The later one of two with the same tag counts.
  private func add(_ new: [FontFeature], to features: inout [FontFeature]) {
    features.removeAll { old in new.contains { $0.tag == old.tag } }
    features += new
  }

  private func featureValue(_ entry: YAMLEntry) -> UInt32? {
    let what = "the feature \(Quoting.quoted(entry.name))"
    switch entry.value.scalar?.value {
    case .bool(let isOn): return isOn ? 1 : 0
    case .integer, .number: return wholeNumber(entry.value, what, 0...65_535).map { UInt32($0) }
    default:
      let wanted = "true, false or the number of an alternate"
      report(.wrongType(what, wanted: wanted, found: describe(entry.value)), at: entry.value.place)
      return nil
    }
  }

  /// The features of a tag, or of an AAT pair such as `37/1`.
  private func named(_ name: String, value: UInt32, at place: YAMLPlace) -> [FontFeature] {
    guard name.contains("/") else {
      if let tag = featureTag(name) { return [FontFeature(tag: tag, value: value)] }
      report(.notAFeature(name), at: place)
      return []
    }
    let numbers = name.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let type = numbers[0], let selector = numbers[1],
      let (tags, isOn) = AATFeature.features(type: type, selector: selector)
    else {
      report(.unknownPair(name), at: place)
      return []
    }
    // A selector is chosen or not; choosing the one that switches features off is how they are off.
    guard value == 1 || (value == 0 && isOn) else {
      report(.pairValue(name, isOn: isOn), at: place)
      return []
    }
    return tags.map { FontFeature(tag: $0, value: isOn ? value : 0) }
  }

  /// Four letters or digits, as all registered tags are.
  private func featureTag(_ name: String) -> Tag? {
    let isRegular = name.utf8.count == 4 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isRegular ? Tag(name) : nil
  }

  /// Places on variation axes by their tags.
  func readAxes(_ node: YAMLNode) -> [AxisCoordinate] {
    var axes: [AxisCoordinate] = []
    let entries = entries(node, "'axes'") ?? []
    checkCount(entries.count, "'axes'", at: node.place)
    for entry in entries.prefix(Self.maximumFeatures) {
      let value = number(entry.value, "the axis \(Quoting.quoted(entry.name))", .axis)
      guard entry.name.utf8.count == 4, let tag = Tag(entry.name) else {
        report(.notAnAxis(entry.name), at: entry.key.place)
        continue
      }
      if let value { axes.append(AxisCoordinate(tag: tag, value: value)) }
    }
    return axes
  }
}
