internal import DynamicType
internal import TypeSystem
internal import Typeface

/// A family as an enumeration in code: a case a face.
struct FamilyPlan {
  /// A face of the family.
  struct Case {
    /// The case's name, with backticks where it needs them.
    var name: String
    /// The PostScript name.
    var postScriptName: String
    /// The weight and the slant.
    var key: FaceKey
    /// The case that takes its place under Bold Text, where that is another.
    var bold: String?
    /// The faces that step in for characters that it lacks.
    var cascade: [PlannedFace] = []
  }

  /// Another name of a case: two weights of the document that are one face.
  struct Alias {
    var name: String
    var original: String
  }

  /// The key under the document's families, or the family's name among the fonts.
  var key: String
  /// The type's name.
  var typeName: String
  /// The cases, each with another PostScript name.
  var cases: [Case]
  /// Further names of cases.
  var aliases: [Alias] = []

  /// The case of a PostScript name as code names it from outside, such as `GillSans.light`.
  func expression(of postScriptName: String) -> String? {
    cases.first { $0.postScriptName == postScriptName }.map { "\(typeName).\($0.name)" }
  }
}

extension [FamilyPlan] {
  /// The family that has a face: the one that was asked for it, else the first.
  func family(of face: PlannedFace) -> FamilyPlan? {
    guard let name = face.postScriptName else { return nil }
    let having = filter { $0.expression(of: name) != nil }
    return having.first { $0.key == face.key } ?? having.first
  }

  /// The case of a face as code names it from outside.
  func expression(of face: PlannedFace) -> String? {
    face.postScriptName.flatMap { family(of: face)?.expression(of: $0) }
  }
}

extension FaceKey {
  /// The place in words, such as "light italic"; a weight without a name is "weight 350".
  var words: String {
    let weight = weight.name ?? "weight \(weight.rawValue)"
    return slant == .italic ? "\(weight) italic" : weight
  }
}
