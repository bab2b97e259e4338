internal import DynamicType
internal import TypeSystem
internal import Typeface

/// A document to begin with, made from the fonts of a folder: every family with its faces, and a rule for each style.
struct FirstDocument {
  let library: FontLibrary
  /// The folder of the fonts, as the document is to name it.
  let directory: String

  /// What is in the document's families, and what of the fonts found no place there.
  struct Result {
    var document: TypeSystemDocument
    /// A sentence for each face that is left out.
    var leftOut: [String]
  }

  /// The document; the family with most faces, then by name, is the one that styles use.
  func make(name: String?) -> Result {
    var families: OrderedMap<String, FontFamily> = [:]
    var leftOut: [String] = []
    var best: (key: String, name: String, faces: Int)?
    for family in library.families {
      let faces = library.faces(inFamily: family)
      let key = Self.key(family, taken: families.keys)
      families[key] = FontFamily(self.faces(faces, &leftOut))
      if faces.count > best?.faces ?? 0 { best = (key, family, faces.count) }
    }
    var document = TypeSystemDocument(
      name: name ?? best?.name ?? "Type system",
      fonts: FontSources(sources: [.directory(DirectorySource(path: directory))]),
      families: families, styles: [:])
    guard let best else { return Result(document: document, leftOut: leftOut) }
    let table = DynamicTypeTable.table(for: document.platform)
    for style in TextStyle.standard {
      let weight = nearest(to: table.weight(style) ?? .regular, in: best.name)
      document.styles[.apple(style)] = StyleRule(font: .family(best.key), weight: weight)
    }
    return Result(document: document, leftOut: leftOut)
  }

  private func faces(_ faces: [Face], _ leftOut: inout [String]) -> FontFamily.Faces {
    let upright = faces.first { $0.axis("wght") != nil && !$0.isItalic }
    if let variable = upright {
      let italic = faces.first { $0.axis("wght") != nil && $0.isItalic }
      return .variable(VariableFaces(face: variable.postScriptName, italicFace: italic?.postScriptName))
    }
    var listed: OrderedMap<FaceKey, String> = [:]
    let sorted = faces.sorted {
      (abs($0.width - 5), $0.weight, $0.isItalic ? 1 : 0) < (abs($1.width - 5), $1.weight, $1.isItalic ? 1 : 0)
    }
    for face in sorted {
      let key = FaceKey(FontWeight(rawValue: face.weight) ?? .regular, face.isItalic ? .italic : .upright)
      if let taken = listed[key] {
        leftOut.append("\(face.postScriptName) is \(key) as \(taken) is, and is left out")
      } else {
        listed[key] = face.postScriptName
      }
    }
    return .listed(listed)
  }

  /// The weight that the family draws for one of Apple's.
  private func nearest(to weight: FontWeight, in family: String) -> FontWeight {
    guard let (face, _) = library.face(inFamily: family, weight: weight.rawValue, italic: false) else { return weight }
    let drawn = face.instance(weight: weight.rawValue, opticalSize: nil)
    return FontWeight(rawValue: face.weight(of: drawn)) ?? weight
  }

  /// A family's name as a key: "Source Sans Pro" is sourceSansPro; a second one of that name is sourceSansPro2.
  private static func key(_ family: String, taken: [String]) -> String {
    var key = ""
    var startsWord = false
    for scalar in family.unicodeScalars {
      guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        startsWord = !key.isEmpty
        continue
      }
      let text = String(scalar)
      key += startsWord ? text.uppercased() : key.isEmpty ? text.lowercased() : text
      startsWord = false
    }
    if key.isEmpty { key = "family" }
    if key == "system" { key = "systemFamily" }
    guard taken.contains(key) else { return key }
    let number = (2...).first { !taken.contains("\(key)\($0)") } ?? 2
    return "\(key)\(number)"
  }
}
