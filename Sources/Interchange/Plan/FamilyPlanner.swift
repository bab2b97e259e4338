internal import DynamicType
internal import TypeSystem
internal import Typeface

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

  /// A declared family, with Bold Text's mapping and the cascade.
  private mutating func plan(_ key: String, _ family: FontFamily) -> FamilyPlan {
    var plan: FamilyPlan
    if case .matching(let name) = family.faces {
      plan = self.plan(key, finder.fonts?.faces(inFamily: name) ?? [])
    } else {
      plan = FamilyPlan(key: key, typeName: types.name(key, .type, fallback: "Family"), cases: [])
      var names = SwiftNames()
      for (place, postScriptName) in Self.entries(of: family) {
        let name = names.name(place.words, .member, fallback: "face1")
        if let original = plan.cases.first(where: { $0.postScriptName == postScriptName }) {
          plan.aliases.append(FamilyPlan.Alias(name: name, original: original.name))
        } else {
          plan.cases.append(FamilyPlan.Case(name: name, postScriptName: postScriptName, key: place))
        }
      }
      if case .variable(let variable) = family.faces { addInstances(of: variable, &names, &plan) }
    }
    for index in plan.cases.indices {
      plan.cases[index].cascade = cascade(family, plan.cases[index].key)
      if family.boldText != nil { plan.cases[index].bold = bold(of: plan.cases[index], in: plan, key) }
    }
    return plan
  }

  /// The places of a family whose faces the document names.
  private static func entries(of family: FontFamily) -> [(FaceKey, String)] {
    switch family.faces {
    case .listed(let faces): return faces.map { ($0.key, $0.value) }
    case .naming(let naming):
      return naming.keys.compactMap { key in naming.postScriptName(of: key).map { (key, $0) } }
    case .variable(let variable):
      let italic = variable.italicFace.map { [(FaceKey(.regular, .italic), $0)] } ?? []
      return [(FaceKey(.regular), variable.face)] + italic
    case .matching: return []
    }
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
      addInstances(of: face, slant, &names, &plan)
    }
    return plan
  }

  /// The named instances of a variable family whose other places are the family's own.
  private func addInstances(of variable: VariableFaces, _ names: inout SwiftNames, _ plan: inout FamilyPlan) {
    let faces = [(variable.face, Slant.upright)] + (variable.italicFace.map { [($0, Slant.italic)] } ?? [])
    for (name, slant) in faces {
      guard let match = finder.fonts?.match(name), match.by == .postScriptName || match.by == .instanceName else {
        continue
      }
      addInstances(of: match.face, slant, &names, &plan) { instance in
        variable.axes.allSatisfy { place in
          instance.coordinates.allSatisfy { $0.tag != place.tag || $0.tag == "opsz" || $0.value == place.value }
        }
      }
    }
  }

  private func addInstances(
    of face: Face, _ slant: Slant, _ names: inout SwiftNames, _ plan: inout FamilyPlan,
    where isTaken: (NamedInstance) -> Bool = { _ in true }
  ) {
    for instance in face.namedInstances where isTaken(instance) {
      guard let name = instance.postScriptName else { continue }
      let weight = instance.coordinates.first { $0.tag == "wght" }.flatMap { FontWeight(rawValue: Int($0.value)) }
      add(instance.name, name, FaceKey(weight ?? .regular, slant), &names, &plan)
    }
  }

  private func add(
    _ style: String, _ postScriptName: String, _ key: FaceKey, _ names: inout SwiftNames, _ plan: inout FamilyPlan
  ) {
    guard !plan.cases.contains(where: { $0.postScriptName == postScriptName }) else { return }
    let name = names.name(style, .member, fallback: "face1")
    plan.cases.append(FamilyPlan.Case(name: name, postScriptName: postScriptName, key: key))
  }

  /// The case that Bold Text makes of one; nil for a case that no weight of the family leads to, such as a condensed one.
  private func bold(of face: FamilyPlan.Case, in plan: FamilyPlan, _ key: String) -> String? {
    let (weight, slant) = (face.key.weight, face.key.slant)
    guard finder.face(.family(key), weight, slant).postScriptName == face.postScriptName else { return nil }
    let bold = finder.face(.family(key), weight, slant, isBold: true)
    let others = plan.cases.filter { $0.postScriptName != face.postScriptName }
    guard bold.axes.contains(where: { $0.tag == "wght" }) else {
      return others.first { $0.postScriptName == bold.postScriptName }?.name
    }
    // A weight between a variable face's named instances has no case: the next heavier one takes its place.
    return others.filter { $0.key.slant == slant && $0.key.weight > weight && $0.key.weight >= bold.weight }
      .min { $0.key.weight < $1.key.weight }?.name
  }

  private func cascade(_ family: FontFamily, _ key: FaceKey) -> [PlannedFace] {
    (family.cascade + finder.document.cascade).map { finder.face($0, key.weight, key.slant) }
  }
}
