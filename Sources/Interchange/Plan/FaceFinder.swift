internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Finds the face that a document means, whether or not its font is there: an app has fonts that a sheet has to do without.
///
/// Nothing stands in: stand-ins are for drawing. Fonts, where they are known, tell which face of a family a weight is.
struct FaceFinder {
  let document: TypeSystemDocument
  let fonts: FontLibrary?

  /// The face of a reference, a weight and a slant.
  func face(
    _ reference: FontReference, _ weight: FontWeight, _ slant: Slant, axes: [AxisCoordinate] = [], isBold: Bool = false
  ) -> PlannedFace {
    var face = find(reference, weight, slant, axes, isBold)
    switch reference {
    case .family(let key), .named(let key): face.key = key
    case .system, .face: break
    }
    return face
  }

  private func find(
    _ reference: FontReference, _ weight: FontWeight, _ slant: Slant, _ axes: [AxisCoordinate], _ isBold: Bool
  ) -> PlannedFace {
    switch reference {
    case .system:
      return PlannedFace(source: .system, weight: weight, slant: slant, axes: axes, family: "system")
    case .face(let name):
      return named(name, weight, slant, axes)
    case .named(let name):
      if let found = inFamily(name, weight, slant, axes) { return found }
      if let match = fonts?.match(name) {
        return named(match.instance?.postScriptName ?? match.face.postScriptName, weight, slant, axes)
      }
      return PlannedFace(source: .family(name), weight: weight, slant: slant, axes: axes, family: name)
    case .family(let key):
      guard let family = document.families[key] else {
        return PlannedFace(source: .family(key), weight: weight, slant: slant, axes: axes, family: key)
      }
      return declared(key, family, isBold ? boldWeight(family, weight, slant) : weight, slant, axes)
    }
  }

  /// The weight that Bold Text makes of one, as the sheet has it where the family's fonts are there.
  private func boldWeight(_ family: FontFamily, _ weight: FontWeight, _ slant: Slant) -> FontWeight {
    fonts.flatMap { family.boldWeight(weight, slant, among: $0) } ?? family.boldWeight(weight, slant)
  }

  /// A face by its PostScript name, with its own weight and slant where its font is there.
  private func named(_ name: String, _ weight: FontWeight, _ slant: Slant, _ axes: [AxisCoordinate]) -> PlannedFace {
    let face = PlannedFace(source: .postScript(name), weight: weight, slant: slant, axes: axes, family: name)
    guard let match = fonts?.match(name), match.by == .postScriptName || match.by == .instanceName else { return face }
    var found = face
    let place = match.instance?.coordinates.first { $0.tag == "wght" }.map { Int($0.value) }
    found.weight = FontWeight(rawValue: place ?? match.face.weight) ?? weight
    found.slant = match.face.isItalic ? .italic : .upright
    found.family = match.face.family
    return found
  }

  private func declared(
    _ key: String, _ family: FontFamily, _ weight: FontWeight, _ slant: Slant, _ axes: [AxisCoordinate]
  ) -> PlannedFace {
    let asked = FaceKey(weight, slant)
    switch family.faces {
    case .listed(let faces):
      let place = FaceKey.nearest(to: asked, among: faces.keys) ?? asked
      return PlannedFace(
        source: faces[place].map { .postScript($0) } ?? .family(key), weight: place.weight, slant: place.slant,
        axes: axes, family: key)
    case .naming(let naming):
      let place = FaceKey.nearest(to: asked, among: naming.keys) ?? asked
      return PlannedFace(
        source: naming.postScriptName(of: place).map { .postScript($0) } ?? .family(key), weight: place.weight,
        slant: place.slant, axes: axes, family: key)
    case .variable(let variable):
      let isItalic = slant == .italic
      let name = isItalic ? variable.italicFace ?? variable.face : variable.face
      let slanting = isItalic && variable.italicFace == nil ? slantingPlaces(of: name) : []
      let places = [AxisCoordinate(tag: "wght", value: Double(weight.rawValue))] + slanting + variable.axes + axes
      guard let match = fonts?.match(name), match.by == .postScriptName || match.by == .instanceName else {
        return PlannedFace(
          source: .postScript(name), weight: weight, slant: slant, axes: Self.lastOfEach(places), family: key)
      }
      return Self.moved(match.face, weight, slant, places, family: key)
    case .matching(let name):
      return inFamily(name, weight, slant, axes)
        ?? PlannedFace(source: .family(name), weight: weight, slant: slant, axes: axes, family: name)
    }
  }

  /// The places on the axes that make an upright variable face slant: known only where its font is there.
  private func slantingPlaces(of name: String) -> [AxisCoordinate] {
    guard let face = fonts?.match(name)?.face, !face.isItalic else { return [] }
    return ["ital", "slnt"].compactMap { (tag: Tag) in
      face.axis(tag).map { AxisCoordinate(tag: tag, value: tag == "slnt" ? $0.minimum : $0.maximum) }
    }
  }

  /// The face of a family among the fonts that are there, a variable one moved to the weight; nil without the family.
  private func inFamily(
    _ name: String, _ weight: FontWeight, _ slant: Slant, _ axes: [AxisCoordinate]
  ) -> PlannedFace? {
    guard let face = fonts?.face(inFamily: name, weight: weight.rawValue, italic: slant == .italic)?.face else {
      return nil
    }
    let slant: Slant = face.isItalic ? .italic : .upright
    guard let axis = face.axis("wght") else {
      return Self.moved(face, Self.weight(of: face), slant, axes, family: face.family)
    }
    let place = AxisCoordinate(tag: "wght", value: axis.clamp(Double(weight.rawValue)))
    return Self.moved(face, weight, slant, [place] + axes, family: face.family)
  }

  /// A face moved on its axes: by the name of an instance that stands there, else by its own name and the places.
  ///
  /// An optical size is no part of an instance's name: apps leave it to the point size.
  private static func moved(
    _ face: Face, _ weight: FontWeight, _ slant: Slant, _ places: [AxisCoordinate], family: String
  ) -> PlannedFace {
    let places = lastOfEach(places)
    let name = face.instanceName(of: face.instance(at: places))
    let isNamed = name == face.postScriptName || face.namedInstances.contains { $0.postScriptName == name }
    return PlannedFace(
      source: .postScript(isNamed ? name : face.postScriptName), weight: weight, slant: slant,
      axes: isNamed ? places.filter { $0.tag == "opsz" } : places, places: places, family: family)
  }

  private static func weight(of face: Face) -> FontWeight { FontWeight(rawValue: face.weight) ?? .regular }

  /// The places without those that a later one on the same axis replaces.
  private static func lastOfEach(_ places: [AxisCoordinate]) -> [AxisCoordinate] {
    places.enumerated().filter { index, place in !places[(index + 1)...].contains { $0.tag == place.tag } }.map(
      \.element)
  }
}
