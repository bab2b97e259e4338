internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Why a style is not drawn in its face: the four questions to ask, in the order in which to ask them.
struct Diagnosis {
  /// A question with its answer.
  struct Finding {
    /// The question, as a sentence.
    let question: String
    /// Yes, no, or nil where an earlier answer leaves nothing to ask.
    let answer: Bool?
    /// What was found, a sentence a line.
    let details: [String]
  }

  let document: TypeSystemDocument
  let style: StyleName
  let library: FontLibrary
  let sources: [TypeSystemDocument.SourceReport]
  /// Whether the person has Bold Text switched on.
  let boldText: Bool

  /// What the rule asks for.
  private var rule: StyleRule? { document.rule(of: style) }

  /// The weight and slant asked of the family.
  private var key: FaceKey {
    let home = document.context(of: style).home
    let table = DynamicTypeTable.table(for: document.platform)
    let asked = FaceKey(rule?.weight ?? home.flatMap { table.weight($0) } ?? .regular, rule?.slant ?? .upright)
    guard boldText, case .family(let name) = rule?.font, let family = document.families[name] else { return asked }
    return FaceKey(family.boldWeight(asked.weight, asked.slant), asked.slant)
  }

  /// The PostScript name that the rule comes to, as far as the document tells it.
  var wantedName: String? {
    switch rule?.font {
    case .face(let name), .named(let name): return name
    case .family(let name):
      switch document.families[name]?.faces {
      case .listed(let faces): return faces[nearestListed(faces.keys) ?? key]
      case .naming(let naming): return naming.postScriptName(of: nearestListed(naming.keys) ?? key)
      case .variable(let variable):
        return key.slant == .italic ? variable.italicFace ?? variable.face : variable.face
      case .matching(let family):
        return library.face(inFamily: family, weight: key.weight.rawValue, italic: key.slant == .italic)?
          .face.postScriptName
      case nil: return nil
      }
    case .system, nil: return nil
    }
  }

  private func nearestListed(_ keys: [FaceKey]) -> FaceKey? { FaceKey.nearest(to: key, among: keys) }

  /// The answers in order.
  var findings: [Finding] { [files, ruleFinding, weight, name] }

  // MARK: 1 The files

  private var files: Finding {
    let question = "Are the font's files among the sources?"
    var details = sources.map(Self.describe)
    if sources.isEmpty { details.append("the document names no sources: only the default fonts are there") }
    for report in sources.flatMap(\.files) {
      if let refusal = report.refusal { details.append("'\(report.path)' can't be read: \(refusal)") }
    }
    guard let rule else { return Finding(question: question, answer: nil, details: ["nothing is asked for: see 2"]) }
    guard rule.font != nil, rule.font != .system else {
      return Finding(question: question, answer: nil, details: ["the style asks for the system's font"])
    }
    guard let wantedName else { return Finding(question: question, answer: false, details: details) }
    guard let match = library.match(wantedName) else {
      return Finding(question: question, answer: false, details: ["no file has the face '\(wantedName)'"] + details)
    }
    return Finding(question: question, answer: true, details: ["'\(match.face.path)' has it"])
  }

  private static func describe(_ report: TypeSystemDocument.SourceReport) -> String {
    let faces = report.files.reduce(0) { $0 + $1.faces.count }
    let found = "\(Words.counted(report.files.count, "file", "files")), \(Words.counted(faces, "face", "faces"))"
    switch report.source {
    case .directory(let directory) where report.files.isEmpty && directory.optional:
      return "the folder '\(directory.path)': not there, or without font files"
    case .directory(let directory): return "the folder '\(directory.path)': \(found)"
    case .file(let path, _, _): return "the file '\(path)': \(Words.counted(faces, "face", "faces"))"
    case .installed: return "installed fonts with the document's names: \(found)"
    }
  }

  // MARK: 2 The rule

  private var ruleFinding: Finding {
    let question = "Does the document give the style a face?"
    guard let rule else { return Finding(question: question, answer: false, details: [withoutRule]) }
    if rule.isSystem { return Finding(question: question, answer: false, details: ["the style is the system's own"]) }
    switch rule.font {
    case .system, nil: return Finding(question: question, answer: false, details: ["it asks for the system's font"])
    case .family(let name):
      return Finding(question: question, answer: true, details: ["the family '\(name)', \(key)"])
    case .face(let name), .named(let name):
      return Finding(question: question, answer: true, details: ["the face '\(name)'"])
    }
  }

  /// Why there is no rule to speak of.
  private var withoutRule: String {
    guard case .role(let name) = style else {
      return "no rule for '\(style.name)': undefinedStyles is \(document.undefinedStyles.rawValue)"
    }
    return document.roles[name]?.isSystem == true ? "the role is the system's own" : "the role is one without text"
  }

  // MARK: 3 The weight

  private var weight: Finding {
    let question = "Has the family the weight and the slant?"
    guard case .family(let name) = rule?.font, let family = document.families[name] else {
      let details = wantedName == nil ? "no family is asked for" : "a face named by itself has its own"
      return Finding(question: question, answer: nil, details: [details])
    }
    switch family.faces {
    case .listed(let faces): return listed(question, faces.keys)
    case .naming(let naming): return listed(question, naming.keys)
    case .variable(let variable):
      guard let face = library.match(variable.face)?.face, let axis = face.axis("wght") else {
        return Finding(
          question: question, answer: nil, details: ["'\(variable.face)' isn't there or has no weight axis"])
      }
      let isInside = axis.clamp(Double(key.weight.rawValue)) == Double(key.weight.rawValue)
      return Finding(
        question: question, answer: isInside,
        details: ["the weight axis goes from \(Decimal.text(axis.minimum)) to \(Decimal.text(axis.maximum))"])
    case .matching(let name):
      let faces = library.faces(inFamily: name)
      guard !faces.isEmpty else {
        return Finding(
          question: question, answer: nil, details: ["no family '\(name)' among the fonts"] + nearest(to: name))
      }
      let found = library.face(inFamily: name, weight: key.weight.rawValue, italic: key.slant == .italic)
      let weights = faces.map { "\($0.weight)\($0.isItalic ? " italic" : "")" }
      return Finding(
        question: question, answer: found.map { !$0.isNearest },
        details: ["'\(name)' has \(Words.alternatives(weights, "and"))"])
    }
  }

  private func listed(_ question: String, _ keys: [FaceKey]) -> Finding {
    let has = "the family has \(Words.alternatives(keys.map(\.description), "and"))"
    guard !keys.contains(key) else { return Finding(question: question, answer: true, details: ["\(key): \(has)"]) }
    let drawn = nearestListed(keys).map { "; \($0) is drawn" } ?? ""
    return Finding(question: question, answer: false, details: ["not \(key): \(has)\(drawn)"])
  }

  // MARK: 4 The name

  private var name: Finding {
    let question = "Is the PostScript name right?"
    guard let wantedName else { return Finding(question: question, answer: nil, details: ["no name to look for"]) }
    if let match = library.match(wantedName), match.by == .postScriptName || match.by == .instanceName {
      return Finding(question: question, answer: true, details: ["'\(wantedName)' is a face of '\(match.face.family)'"])
    }
    var details = ["no face is named '\(wantedName)'"]
    // The commonest mistake: the file's name is not the face's.
    for face in library.faces where Self.stem(of: face.fileName) == wantedName {
      details.append("the file '\(face.fileName)' holds '\(face.postScriptName)': the face's own name counts")
    }
    details += nearest(to: wantedName)
    return Finding(question: question, answer: false, details: details)
  }

  /// The names among the fonts that come nearest, as a line; none where nothing is near.
  private func nearest(to name: String) -> [String] {
    let names = library.nearestNames(to: name)
    return names.isEmpty ? [] : ["the nearest are \(Words.alternatives(names.map { "'\($0)'" }, "and"))"]
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
