package import DynamicType
package import Typeface

/// Finds a declared family's face for a weight and a slant.
struct FamilyFinder {
  let library: FontLibrary
  let family: FontFamily

  func find(_ request: FontChooser.Request) -> FontChooser.Answer {
    switch family.faces {
    case .listed(let faces): return find(request, among: faces.keys) { faces[$0] }
    case .naming(let naming): return find(request, among: naming.keys, naming.postScriptName)
    case .variable(let variable): return find(request, in: variable)
    case .matching(let name):
      return library.font(inFamily: name, request).map { .found($0) } ?? .missing(name: name)
    }
  }

  /// The face of the nearest place; the exact one when the family has it.
  private func find(
    _ request: FontChooser.Request, among keys: [FaceKey], _ name: (FaceKey) -> String?
  ) -> FontChooser.Answer {
    let asked = FaceKey(request.weight, request.slant)
    guard let drawn = FaceKey.nearest(to: asked, among: keys), let name = name(drawn) else {
      return .missing(name: "\(asked)")
    }
    guard let match = library.match(postScriptName: name) else { return .missing(name: name) }
    var font = library.font(match, request)
    font.weight = drawn.weight
    font.slant = drawn.slant
    if asked != drawn { font.marks.append(.nearestWeight(asked: asked, drawn: drawn)) }
    return .found(font)
  }

  private func find(_ request: FontChooser.Request, in variable: VariableFaces) -> FontChooser.Answer {
    let isItalic = request.slant == .italic
    let name = isItalic ? variable.italicFace ?? variable.face : variable.face
    guard let face = library.match(postScriptName: name)?.face else { return .missing(name: name) }
    var request = request
    var slanting: [AxisCoordinate] = []
    if isItalic, !face.isItalic {
      if let axis = face.axis("ital") { slanting.append(AxisCoordinate(tag: "ital", value: axis.maximum)) }
      // A slant axis leans to the right below 0.
      if let axis = face.axis("slnt") { slanting.append(AxisCoordinate(tag: "slnt", value: axis.minimum)) }
    }
    request.axes = slanting + variable.axes + request.axes
    return .found(library.font(face, request))
  }
}

extension FaceKey {
  /// The place that is drawn for one that may not be there, by CSS' font matching: the slant first, then the weight.
  package static func nearest(to asked: FaceKey, among keys: [FaceKey]) -> FaceKey? {
    if keys.contains(asked) { return asked }
    let slanted = keys.filter { $0.slant == asked.slant }
    let candidates = slanted.isEmpty ? keys : slanted
    let weight = FontWeight.nearest(to: asked.weight, among: candidates.map(\.weight))
    return candidates.first { $0.weight == weight }
  }
}

extension FontWeight {
  /// The weight that CSS' font matching takes for one that isn't there, or nil where there is none at all.
  static func nearest(to asked: FontWeight, among weights: [FontWeight]) -> FontWeight? {
    WeightRule.nearest(to: asked.rawValue, among: weights.map(\.rawValue)).flatMap { FontWeight(rawValue: $0) }
  }

  /// The next heavier weight that has a name; black stays.
  var nextHeavier: FontWeight { FontWeight.named.first { $0 > self } ?? self }
}

extension FontFamily {
  /// The weight that Bold Text makes of one at a slant.
  ///
  /// The heavier one of a variable or matched family is the next with a name among `drawn`, the weights that its faces
  /// draw; all that have names where the faces aren't known.
  package func boldWeight(
    _ weight: FontWeight, _ slant: Slant = .upright, drawn: [FontWeight] = FontWeight.named
  ) -> FontWeight {
    switch boldText {
    case nil: return weight
    case .map(let weights): return weights[weight] ?? weight
    case .heavier:
      let own: [FontWeight] =
        switch faces {
        case .listed(let faces): FaceKey.weights(faces.keys, slant)
        case .naming(let naming): FaceKey.weights(naming.keys, slant)
        case .variable, .matching: drawn
        }
      return own.filter { $0 > weight }.min() ?? weight
    }
  }
}

extension FontFamily {
  /// The weight that Bold Text makes of one with these fonts; nil where `heavier` has none of the family's faces to ask.
  package func boldWeight(_ weight: FontWeight, _ slant: Slant, among fonts: FontLibrary) -> FontWeight? {
    let finder = FamilyFinder(library: fonts, family: self)
    if boldText == .heavier, !finder.isThere(slant) { return nil }
    return finder.boldWeight(weight, slant)
  }
}

extension FaceKey {
  /// The weights that there are at a slant, or at any where there are none of that slant.
  fileprivate static func weights(_ keys: [FaceKey], _ slant: Slant) -> [FontWeight] {
    let own = keys.filter { $0.slant == slant }
    return (own.isEmpty ? keys : own).map(\.weight)
  }
}

extension FamilyFinder {
  /// The weight that Bold Text makes of one at a slant.
  func boldWeight(_ weight: FontWeight, _ slant: Slant) -> FontWeight {
    family.boldText == .heavier
      ? family.boldWeight(weight, slant, drawn: drawnWeights(slant)) : family.boldWeight(weight, slant)
  }

  /// Whether the faces that tell the weights of a slant are known.
  fileprivate func isThere(_ slant: Slant) -> Bool {
    switch family.faces {
    case .listed, .naming: true
    case .variable, .matching: !drawnWeights(slant).isEmpty
    }
  }

  /// The weights that the faces of a variable or matched family draw at a slant.
  private func drawnWeights(_ slant: Slant) -> [FontWeight] {
    switch family.faces {
    case .listed, .naming: return []
    case .variable(let variable):
      let name = slant == .italic ? variable.italicFace ?? variable.face : variable.face
      return library.match(postScriptName: name).map { Self.weights(of: $0.face) } ?? []
    case .matching(let name):
      let keys = library.faces(inFamily: name).flatMap { face in
        Self.weights(of: face).map { FaceKey($0, face.isItalic ? .italic : .upright) }
      }
      return FaceKey.weights(keys, slant)
    }
  }

  /// A face's weight, or the weights with names on its axis.
  private static func weights(of face: Face) -> [FontWeight] {
    guard let axis = face.axis("wght") else { return FontWeight(rawValue: face.weight).map { [$0] } ?? [] }
    return FontWeight.named.filter { axis.clamp(Double($0.rawValue)) == Double($0.rawValue) }
  }
}
