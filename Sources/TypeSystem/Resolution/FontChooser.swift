internal import DynamicType
internal import Spelling
internal import Typeface

/// Finds the face that a rule asks for, and says what stands in where it isn't there.
///
/// What was found once is kept: a style asks for the same face at every category.
struct FontChooser {
  /// What a rule asks of a font.
  struct Request: Hashable {
    var font: FontReference
    var weight: FontWeight
    var slant = Slant.upright
    var axes: [AxisCoordinate] = []
  }

  /// What was found.
  enum Answer: Hashable {
    case found(ResolvedFont)
    /// There is no such face, named here, and nothing stands in.
    case missing(name: String)
  }

  let library: FontLibrary
  let document: TypeSystemDocument
  let boldText: Bool
  private var answers: [Request: Answer] = [:]

  init(library: FontLibrary, document: TypeSystemDocument, boldText: Bool) {
    self.library = library
    self.document = document
    self.boldText = boldText
  }

  /// The font of a request.
  /// - Throws: ``ResolutionError`` for a family that isn't declared, or a system font that isn't there.
  mutating func font(_ request: Request) throws(ResolutionError) -> Answer {
    if let answer = answers[request] { return answer }
    let answer = try find(request, isBold: !boldText, standingIn: [])
    answers[request] = answer
    return answer
  }

  /// The system font, or the family that stands in for it.
  mutating func systemFont(
    weight: FontWeight, slant: Slant = .upright, axes: [AxisCoordinate] = []
  ) throws(ResolutionError) -> ResolvedFont {
    guard case .found(let font) = try font(Request(font: .system, weight: weight, slant: slant, axes: axes)) else {
      throw .noSystemFont(standIn: document.systemStandIn)
    }
    return font
  }

  /// Bold Text changes a weight once: by the family asked for, or else by the first stand-in that has a rule for it.
  private func find(
    _ request: Request, isBold: Bool, standingIn: Set<String>
  ) throws(ResolutionError) -> Answer {
    switch request.font {
    case .system: return .found(try findSystemFont(request))
    case .named(let name):
      if let font = library.font(inFamily: name, request) { return .found(font) }
      guard let match = library.match(name) else { return .missing(name: name) }
      return .found(library.font(match, request))
    case .face(let name):
      guard let match = library.match(postScriptName: name) else { return .missing(name: name) }
      return .found(library.font(match, request))
    case .family(let key):
      guard let family = document.families[key] else {
        throw .undeclaredFamily(key: key, nearest: Spelling.nearest(to: key, in: document.families.keys, limit: 3))
      }
      var wanted = request
      let finder = FamilyFinder(library: library, family: family)
      if !isBold { wanted.weight = finder.boldWeight(request.weight, request.slant) }
      switch finder.find(wanted) {
      case .found(let font): return .found(font)
      case .missing(let name):
        guard let standIn = family.standIn, !standingIn.contains(key) else { return .missing(name: name) }
        wanted.font = standIn
        return try stepIn(
          for: name, wanted, isBold: isBold || family.boldText != nil, standingIn: standingIn.union([key]))
      }
    }
  }

  /// The stand-in's face, marked as one; a stand-in that is missing itself has its own.
  private func stepIn(
    for name: String, _ request: Request, isBold: Bool, standingIn: Set<String>
  ) throws(ResolutionError) -> Answer {
    switch try find(request, isBold: isBold, standingIn: standingIn) {
    case .missing: return .missing(name: name)
    case .found(var font):
      font.marks.removeAll { if case .faceStandIn = $0 { true } else { false } }
      font.marks.append(.faceStandIn(missing: name))
      return .found(font)
    }
  }

  private func findSystemFont(_ request: Request) throws(ResolutionError) -> ResolvedFont {
    for family in document.systemFamilies {
      if var font = library.font(inFamily: family, request) {
        font.isSystem = true
        return font
      }
    }
    guard var font = library.font(inFamily: document.systemStandIn, request) else {
      throw .noSystemFont(standIn: document.systemStandIn)
    }
    font.isSystem = true
    font.marks.append(.standIn(for: document.systemFamilies.first ?? "the system font"))
    return font
  }
}

extension FontLibrary {
  /// The face whose PostScript name it is, or a variable face with an instance of that name.
  func match(postScriptName name: String) -> FaceMatch? {
    guard let match = match(name), match.by == .postScriptName || match.by == .instanceName else { return nil }
    return match
  }

  /// A face or named instance as it stands: its own weight and slant.
  func font(_ match: FaceMatch, _ request: FontChooser.Request) -> ResolvedFont {
    let place = match.instance?.coordinates.first { $0.tag == "wght" }?.value
    let weight = place.map { Int($0.roundedHalfAwayFromZero) } ?? match.face.weight
    return ResolvedFont(
      face: match.face.id, namedInstance: match.instance, weight: FontWeight(rawValue: weight) ?? .regular,
      slant: match.face.isItalic ? .italic : .upright, family: match.face.family,
      postScriptName: match.instance?.postScriptName ?? match.face.postScriptName, axes: request.axes, marks: [])
  }

  /// The face of a family by its name, nearest to a weight and slant, or nil where there is no such family.
  func font(inFamily family: String, _ request: FontChooser.Request) -> ResolvedFont? {
    let isItalic = request.slant == .italic
    guard let found = face(inFamily: family, weight: request.weight.rawValue, italic: isItalic) else { return nil }
    return font(found.face, request)
  }

  /// A face moved to a weight, and marked where it can't have that or the slant.
  func font(_ face: Face, _ request: FontChooser.Request) -> ResolvedFont {
    let instance = face.instance(
      at: [AxisCoordinate(tag: "wght", value: Double(request.weight.rawValue))] + request.axes)
    let isSlanted = face.isItalic || instance.coordinates.contains { $0.isSlanting }
    let asked = FaceKey(request.weight, request.slant)
    let drawn = FaceKey(
      FontWeight(rawValue: face.weight(of: instance)) ?? .regular, isSlanted ? .italic : .upright)
    return ResolvedFont(
      face: face.id, weight: request.weight, slant: request.slant, family: face.family,
      postScriptName: face.instanceName(of: instance), axes: request.axes,
      marks: asked == drawn ? [] : [.nearestWeight(asked: asked, drawn: drawn)])
  }
}

extension AxisCoordinate {
  /// Whether the place makes letters slant: an `ital` over 0, or a `slnt` that leans.
  fileprivate var isSlanting: Bool { tag == "ital" && value > 0 || tag == "slnt" && value != 0 }
}
