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

/// Makes the enumerations of a document's families, or of those among the fonts.
struct FamilyPlanner {
  let finder: FaceFinder
  var types = SwiftNames(taken: SwiftNames.types)

  init(finder: FaceFinder) {
    self.finder = finder
  }

  /// The families that an app needs: those that the document declares, without the ones that only stand in.
  mutating func families(declaredIn document: TypeSystemDocument, used: Set<FontReference>) -> [FamilyPlan] {
    let standIns = Set(document.families.compactMap(\.value.standIn))
    var plans: [FamilyPlan] = []
    for (key, family) in document.families
    where used.contains(.family(key)) || !standIns.contains(.family(key)) {
      plans.append(plan(key, family))
    }
    let names = used.compactMap { if case .named(let name) = $0 { name } else { nil } }
    for name in names.sorted() {
      let faces = finder.fonts?.faces(inFamily: name) ?? []
      if !faces.isEmpty { plans.append(plan(name, faces)) }
    }
    return plans
  }

  /// Every family among the fonts, by name.
  mutating func families(among fonts: FontLibrary) -> [FamilyPlan] {
    var faces: [String: [Face]] = [:]
    for face in fonts.faces { faces[face.family, default: []].append(face) }
    return faces.sorted { $0.key < $1.key }.map { plan($0.key, $0.value) }
  }

  private mutating func plan(_ key: String, _ family: FontFamily) -> FamilyPlan {
    var entries: [(FaceKey, String)] = []
    switch family.faces {
    case .listed(let faces): entries = faces.map { ($0.key, $0.value) }
    case .naming(let naming):
      entries = naming.keys.compactMap { key in naming.postScriptName(of: key).map { (key, $0) } }
    case .variable(let variable):
      entries = [(FaceKey(.regular), variable.face)]
      if let italic = variable.italicFace { entries.append((FaceKey(.regular, .italic), italic)) }
    case .matching(let name):
      let faces = finder.fonts?.faces(inFamily: name) ?? []
      var plan = plan(key, faces)
      for index in plan.cases.indices {
        plan.cases[index].cascade = cascade(family, plan.cases[index].key)
        plan.cases[index].bold = bold(of: plan.cases[index], in: plan, reference: .family(key))
      }
      return plan
    }
    var plan = FamilyPlan(key: key, typeName: types.name(key, .type, fallback: "Family"), cases: [])
    var names = SwiftNames()
    for (place, postScriptName) in entries {
      let name = names.name(place.words, .member, fallback: "face1")
      if let original = plan.cases.first(where: { $0.postScriptName == postScriptName }) {
        plan.aliases.append(FamilyPlan.Alias(name: name, original: original.name))
      } else {
        plan.cases.append(
          FamilyPlan.Case(
            name: name, postScriptName: postScriptName, key: place, cascade: cascade(family, place)))
      }
    }
    for index in plan.cases.indices {
      plan.cases[index].bold = bold(of: plan.cases[index], in: plan, reference: .family(key))
    }
    return plan
  }

  /// A family among the fonts; a variable face brings its named instances along.
  private mutating func plan(_ family: String, _ faces: [Face]) -> FamilyPlan {
    var plan = FamilyPlan(key: family, typeName: types.name(family, .type, fallback: "Family"), cases: [])
    var names = SwiftNames()
    let sorted = faces.sorted {
      ($0.width, $0.weight, $0.isItalic ? 1 : 0, $0.postScriptName)
        < ($1.width, $1.weight, $1.isItalic ? 1 : 0, $1.postScriptName)
    }
    for face in sorted {
      let slant: Slant = face.isItalic ? .italic : .upright
      add(face.style, face.postScriptName, FaceKey(FontWeight(rawValue: face.weight) ?? .regular, slant), &names, &plan)
      for instance in face.namedInstances {
        guard let name = instance.postScriptName else { continue }
        let weight = instance.coordinates.first { $0.tag == "wght" }.flatMap { FontWeight(rawValue: Int($0.value)) }
        add(instance.name, name, FaceKey(weight ?? .regular, slant), &names, &plan)
      }
    }
    return plan
  }

  private func add(
    _ style: String, _ postScriptName: String, _ key: FaceKey, _ names: inout SwiftNames, _ plan: inout FamilyPlan
  ) {
    guard !plan.cases.contains(where: { $0.postScriptName == postScriptName }) else { return }
    let name = names.name(style, .member, fallback: "face1")
    plan.cases.append(FamilyPlan.Case(name: name, postScriptName: postScriptName, key: key))
  }

  private func bold(of face: FamilyPlan.Case, in plan: FamilyPlan, reference: FontReference) -> String? {
    let bold = finder.face(reference, face.key.weight, face.key.slant, isBold: true).postScriptName
    return plan.cases.first { $0.postScriptName == bold && bold != face.postScriptName }?.name
  }

  private func cascade(_ family: FontFamily, _ key: FaceKey) -> [PlannedFace] {
    (family.cascade + finder.document.cascade).map { finder.face($0, key.weight, key.slant) }
  }
}

extension FaceKey {
  /// The place in words, such as "light italic"; a weight without a name is "weight 350".
  var words: String {
    let weight = weight.name ?? "weight \(weight.rawValue)"
    return slant == .italic ? "\(weight) italic" : weight
  }
}
