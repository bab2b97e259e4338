internal import DynamicType
internal import TypeSystem
internal import Typeface
internal import YAML

extension DocumentDecoder {
  /// The families by their keys.
  func readFamilies(_ node: YAMLNode) -> OrderedMap<String, FontFamily> {
    var families = OrderedMap<String, FontFamily>()
    var standIns: [String: YAMLNode] = [:]
    for entry in entries(node, "'families'") ?? [] {
      if entry.name == "system" || entry.name.isEmpty {
        report(.reservedFamily(entry.name), at: entry.key.place)
        continue
      }
      let what = "the family \(Quoting.quoted(entry.name))"
      guard let map = map(entry.value, .family, what: what) else { continue }
      standIns[entry.name] = map["standIn"]
      if let family = family(map) { families[entry.name] = family }
    }
    checkStandIns(standIns)
    return families
  }

  private func family(_ map: DecodedMap) -> FontFamily? {
    let boldText = map["boldText"].flatMap { readBoldText($0) }
    let cascade = map["cascade"].flatMap { items($0, "'cascade'") } ?? []
    let references = cascade.compactMap { familyReference($0, "an entry of 'cascade'") }
    let features = map["features"].map { readFeatures($0) } ?? []
    let standIn = map["standIn"].flatMap { familyReference($0, "'standIn'") }
    guard let key = onlyKey(of: ["faces", "naming", "variable", "family"], in: map, .family), let value = map[key],
      let faces = faces(key, value)
    else { return nil }
    return FontFamily(faces, boldText: boldText, cascade: references, features: features, standIn: standIn)
  }

  private func faces(_ key: String, _ value: YAMLNode) -> FontFamily.Faces? {
    switch key {
    case "faces": listedFaces(value).map { .listed($0) }
    case "naming": naming(value).map { .naming($0) }
    case "variable": variable(value).map { .variable($0) }
    default: string(value, "'family'").map { .matching($0) }
    }
  }

  private func listedFaces(_ node: YAMLNode) -> OrderedMap<FaceKey, String>? {
    let remedy = written(node).map { "write { 400: \($0) }" }
    guard let entries = entries(node, "'faces'", remedy: remedy) else { return nil }
    if entries.isEmpty { report(.emptyMap("'faces'", of: "faces, such as '400: Name-Regular'"), at: node.place) }
    var faces = OrderedMap<FaceKey, String>()
    var seen: [FaceKey: YAMLPlace] = [:]
    for entry in entries {
      let name = string(entry.value, "the face \(Quoting.quoted(entry.name))")
      guard let key = faceKey(entry) else { continue }
      if let first = seen[key] {
        report(.sameThing(entry.name, as: "the face '\(key)'", first: first), at: entry.key.place)
        continue
      }
      seen[key] = entry.key.place
      if let name { faces[key] = name }
    }
    return faces
  }

  /// A weight and a slant: `400`, `bold`, `italic`, `700 italic`, `ultra light italic`.
  private func faceKey(_ entry: YAMLEntry) -> FaceKey? {
    var words = entry.name.split(separator: " ").map { String($0) }
    let slant: Slant = words.last == Slant.italic.rawValue ? .italic : .upright
    if words.last.flatMap({ Slant(rawValue: $0) }) != nil { words.removeLast() }
    let name = words.joined(separator: " ")
    if let weight = words.isEmpty && !entry.name.isEmpty ? .regular : FontWeight(spelling: name) {
      return FaceKey(weight, slant)
    }
    report(.unknownFaceKey(entry.name), at: entry.key.place)
    return nil
  }

  private func naming(_ node: YAMLNode) -> FaceNaming? {
    guard let map = map(node, .naming, what: "'naming'") else { return nil }
    let base = map["base"].flatMap { string($0, "'base'") }
    let separator = map["separator"].flatMap { string($0, "'separator'", mayBeEmpty: true) } ?? "-"
    let weights = map["weights"].flatMap { weightParts($0) }
    var naming = FaceNaming(base: base ?? "", separator: separator, weights: weights ?? [:])
    if let node = map["italic"], let italic = self.map(node, .italic, what: "'italic'") {
      naming.italicSuffix = italic["suffix"].flatMap { string($0, "'suffix'") }
      if let node = italic["dropWeight"] { naming.droppedInItalic = droppedParts(node, of: weights) }
    }
    return base == nil || weights == nil ? nil : naming
  }

  private func weightParts(_ node: YAMLNode) -> OrderedMap<FontWeight, String>? {
    let remedy = written(node).map { "write { regular: \($0) }" }
    guard let entries = entries(node, "'weights'", remedy: remedy) else { return nil }
    if entries.isEmpty { report(.emptyMap("'weights'", of: "weights, such as 'bold: Bold'"), at: node.place) }
    var parts = OrderedMap<FontWeight, String>()
    var seen: [FontWeight: YAMLPlace] = [:]
    for entry in entries {
      let part = string(entry.value, "the weight \(Quoting.quoted(entry.name))", mayBeEmpty: true)
      guard let weight = unseenWeight(entry, &seen) else { continue }
      if let part { parts[weight] = part }
    }
    return parts
  }

  private func unseenWeight(_ entry: YAMLEntry, _ seen: inout [FontWeight: YAMLPlace]) -> FontWeight? {
    guard let weight = weight(key: entry) else { return nil }
    if let first = seen[weight] {
      report(.sameThing(entry.name, as: "the weight \(weight.rawValue)", first: first), at: entry.key.place)
      return nil
    }
    seen[weight] = entry.key.place
    return weight
  }

  private func droppedParts(_ node: YAMLNode, of weights: OrderedMap<FontWeight, String>?) -> [String] {
    let parts = weights?.map(\.value) ?? []
    var dropped: [String] = []
    for item in items(node, "'dropWeight'") ?? [] {
      guard let part = string(item, "an entry of 'dropWeight'") else { continue }
      if weights == nil || parts.contains(part) {
        dropped.append(part)
      } else {
        report(.unknownPart(part, known: parts), at: item.place)
      }
    }
    return dropped
  }

  private func variable(_ node: YAMLNode) -> VariableFaces? {
    guard let map = map(node, .variable, what: "'variable'") else { return nil }
    let face = map["face"].flatMap { string($0, "'face'") }
    let italicFace = map["italicFace"].flatMap { string($0, "'italicFace'") }
    let axes = map["axes"].map { readAxes($0) } ?? []
    return face.map { VariableFaces(face: $0, italicFace: italicFace, axes: axes) }
  }

  private func readBoldText(_ node: YAMLNode) -> BoldText? {
    if node.entries == nil {
      return choice(node, "'boldText'", ["heavier"], orMap: "{ regular: bold }") == nil ? nil : .heavier
    }
    var map = OrderedMap<FontWeight, FontWeight>()
    var seen: [FontWeight: YAMLPlace] = [:]
    for entry in node.entries ?? [] {
      let heavier = weight(entry.value, "the weight of \(Quoting.quoted(entry.name))")
      guard let weight = unseenWeight(entry, &seen) else { continue }
      if let heavier { map[weight] = heavier }
    }
    return .map(map)
  }

  /// Reports stand-ins that lead back to where they began, each circle once.
  private func checkStandIns(_ nodes: [String: YAMLNode]) {
    var finished: Set<String> = []
    for start in familyNames {
      var path: [String] = []
      var onPath: [String: Int] = [:]
      var current = start
      while let node = nodes[current], !finished.contains(current) {
        if let begin = onPath[current] {
          report(.standInCycle(Array(path[begin...]) + [current]), at: node.place)
          break
        }
        onPath[current] = path.count
        path.append(current)
        guard let next = node.scalar?.text else { break }
        current = next
      }
      finished.formUnion(path)
    }
  }
}
