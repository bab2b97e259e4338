import Spelling

extension FontLibrary {
  /// The face that a name means: by PostScript name, a named instance's, full name, or family and style, in that order.
  ///
  /// PostScript names are compared exactly, as apps ask for them; full names, and a family and style with a space or a
  /// hyphen between them, without regard to case. File names are never looked at, and nothing stands in for a name that
  /// no face has: the answer is then `nil`.
  public func match(_ name: String) -> FaceMatch? {
    if let face = faces.first(where: { $0.postScriptName == name }) {
      return FaceMatch(face: face, instance: nil, by: .postScriptName)
    }
    for face in faces {
      if let instance = face.namedInstances.first(where: { $0.postScriptName == name }) {
        return FaceMatch(face: face, instance: instance, by: .instanceName)
      }
    }
    let wanted = name.lowercased()
    if let face = faces.first(where: { $0.fullName.lowercased() == wanted }) {
      return FaceMatch(face: face, instance: nil, by: .fullName)
    }
    return matchFamilyAndStyle(wanted)
  }

  private func matchFamilyAndStyle(_ wanted: String) -> FaceMatch? {
    for face in faces {
      let family = face.family.lowercased()
      guard wanted.hasPrefix(family) else { continue }
      let rest = wanted.dropFirst(family.count)
      guard let separator = rest.first, separator == " " || separator == "-" else { continue }
      let style = rest.dropFirst()
      if style == face.style.lowercased() { return FaceMatch(face: face, instance: nil, by: .familyAndStyle) }
      if let instance = face.namedInstances.first(where: { $0.name.lowercased() == style }) {
        return FaceMatch(face: face, instance: instance, by: .familyAndStyle)
      }
    }
    return nil
  }

  /// The families that names find, each once, sorted without regard to case; spelled as the first face spells it.
  public var families: [String] {
    var spellings: [String: String] = [:]
    for face in faces where spellings[face.family.lowercased()] == nil {
      spellings[face.family.lowercased()] = face.family
    }
    return spellings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The faces of a family, in the order in which they were taken in; case does not matter.
  public func faces(inFamily family: String) -> [Face] {
    let wanted = family.lowercased()
    return faces.filter { $0.family.lowercased() == wanted }
  }

  /// The PostScript names, instances' ones included, and families nearest to a name that found nothing, nearest first.
  public func nearestNames(to name: String, limit: Int = 3) -> [String] {
    let postScriptNames = faces.flatMap { [$0.postScriptName] + $0.namedInstances.compactMap(\.postScriptName) }
    return Spelling.nearest(to: name, in: postScriptNames + families, limit: limit)
  }
}
