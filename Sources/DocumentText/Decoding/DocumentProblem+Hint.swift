internal import DynamicType
internal import Spelling
internal import Typeface
internal import YAML

extension DocumentProblem {
  /// What to do, or nil where the message says it all.
  var hint: String? {
    switch self {
    case .yaml(let error): error.hint
    case .otherFormat: "write 'format: 1', or use a newer version of this program"
    case .unknownKey(let key, let map, let remedy):
      remedy ?? suggestion(key, map.keys, "its keys are \(Quoting.list(map.keys))")
    case .missingKey("format", _): "begin the document with 'format: 1'"
    case .missingKey(_, .naming): "as in { base: SourceSansPro, weights: { regular: Regular, bold: Bold } }"
    case .missingKey(_, let map): "its keys are \(Quoting.list(map.keys))"
    case .noneOf, .severalOf: nil
    case .wrongType(let what, let wanted, let found, let remedy):
      remedy ?? spaceHint(what, wanted, found) ?? typeHint(wanted, found)
    case .decimalComma(let whole, let fraction): "write \(whole).\(fraction), with a decimal point"
    case .emptyList(_, let content), .emptyMap(_, let content): "give it \(content), or leave it out"
    case .unknownWord(.nodeKind, let text) where KeyRemedy.tightKey(text) != nil: Self.spaceAfterColon
    case .unknownWord(let word, let text):
      suggestion(text, word.words, "it is one of \(Quoting.list(word.words, last: "or"))")
    case .unknownChoice(let what, let text, let words, let example):
      spaceHint(what, "a map", "the text '\(text)'") ?? suggestion(text, words, "a map is written \(example)")
    case .wrongChoice(let what, _, let example, let found):
      spaceHint(what, "a map", found) ?? "a map is written \(example)"
    case .sameThing: "remove one of the two"
    default: referenceHint ?? styleHint ?? screenHint ?? valueHint
    }
  }

  private var referenceHint: String? {
    switch self {
    case .unknownWeight(let text), .unknownFaceKey(let text), .unknownCategory(let text, _), .notALanguage(let text),
      .notAFeature(let text), .notAnAxis(let text):
      KeyRemedy.tightKey(text) == nil ? nameHint : Self.spaceAfterColon
    case .categoryElsewhere(_, let platform): "its categories are \(Quoting.list(Self.categories(platform)))"
    case .watchCaseElsewhere: "leave it out, or write 'platform: watchos'"
    case .unknownTextStyle(let text, let platform):
      suggestion(text, Self.styles(platform), "the styles are \(Quoting.list(Self.shownStyles(platform)))")
    case .unknownStyle(let text, let known): suggestion(text, known, declared(known, "styles"))
    case .unknownBase(let text, let style, let known):
      DocumentProblem.unknownStyle(text, known: known.filter { $0 != style }).hint
    case .unknownFamily(let text, let known): suggestion(text, known + ["system"], declared(known, "families"))
    case .unknownPart(let text, let known): suggestion(text, known, "the parts are \(Quoting.list(known))")
    case .unknownColor(let text, let known): suggestion(text, known, declared(known, "colors"))
    case .reservedFamily: "choose another name"
    default: nil
    }
  }

  private static let spaceAfterColon = "put a space after ':'"

  /// The hints of names that are keys.
  private var nameHint: String? {
    switch self {
    case .unknownWeight(let text), .unknownFaceKey(let text):
      OtherWeightName.hint(text)
        ?? suggestion(
          text, Self.weightNames,
          "a weight is a number from 1 to 1000, or \(Quoting.list(Self.weightNames, last: "or"))")
    case .unknownCategory(let text, let platform):
      suggestion(text, Self.categories(platform), "the categories are \(Quoting.list(Self.categories(platform)))")
    case .notAFeature(let text): suggestion(text, Self.tags, "a tag has four letters or digits, such as smcp")
    case .notAnAxis(let text):
      suggestion(text, ["wght", "wdth", "opsz", "slnt", "ital"], "a tag has four characters, such as wdth")
    case .notALanguage: "write it as in en, pt-BR or zh-Hant"
    default: nil
    }
  }

  private var styleHint: String? {
    switch self {
    case .extendsCycle, .standInCycle: "let one of them go without"
    case .customWithoutRelative(let name, _, let styles, let base):
      suggestion(
        name, styles, "a style of the app's own needs 'relativeTo: \((base ?? .body).rawValue)' or a size in points")
    case .customSystem: "only the platform's own styles can be 'system'"
    case .roleWithoutSize: "give it a 'style', 'relativeTo', or 'size: { fixed: 17 }'"
    case .roleNamedAsStyle: "give it another: rows of a sheet are told apart by their names"
    case .unusualRole(_, let near): "did you mean '\(near)'?"
    case .familyAndFace: "a face is one font by its PostScript name; a family picks one by weight and slant"
    case .bareStrategy("system"): "write { system: {} } for Apple's own sizes"
    case .bareStrategy("fixed"): "write { fixed: 17 }"
    case .bareStrategy(let name): "write { \(name): { … } }"
    default: nil
    }
  }

  private var valueHint: String? {
    switch self {
    case .tableLacks: "add them, or write 'missing: nearest' beside 'table'"
    case .factorsLack: "add them, or say the size elsewhere by 'otherwise'"
    case .sizeTooLarge(_, _, _, let strategy): "give '\(strategy)' a 'max', or other numbers"
    case .sizeNotAboveZero(_, _, _, "steps"): "give 'steps' a 'min', or smaller steps"
    case .sizeNotAboveZero(_, _, _, "system"): "give 'system' a 'min', or a smaller offset"
    case .sizeNotAboveZero(_, _, _, let strategy): "give '\(strategy)' a 'min'"
    case .inheritedSizes:
      "an inherited 'at' holds over a style's own 'size'; say the size there under its own 'at', too"
    case .unknownPair: "known pairs are a type and a selector, such as 37/1 for smcp; types are \(Self.pairTypes)"
    case .pairValue(_, let isOn): isOn ? nil : "the selector switches features off"
    case .notHexadecimal: "write \"#RRGGBB\", or #RRGGBBAA, #RGB or #RGBA"
    case .noColor: "put the colour in quotes: without, '#' begins a comment"
    case .longSample: "a specimen shows a phrase, not a page; --limit text-characters=N reads more"
    case .sampleOfOtherLanguage(_, let languages): "the languages are \(Quoting.list(languages))"
    case .notAKey: "write 0x and an even number of digits, or any other text for its UTF-8"
    default: nil
    }
  }

  /// The nearest words to one, none where nothing is near; only the first thousand candidates are looked at.
  static func nearest(_ word: String, _ candidates: [String]) -> [String] {
    guard word.utf8.count <= 64 else { return [] }
    return Spelling.nearest(to: word, in: candidates.prefix(1000).filter { $0.utf8.count <= 64 }, limit: 1)
  }

  func suggestion(_ word: String, _ candidates: [String], _ otherwise: String) -> String {
    guard let near = Self.nearest(word, candidates).first else { return otherwise }
    return "did you mean \(quoted(near))? \(otherwise)"
  }

  func declared(_ known: [String], _ key: String) -> String {
    var seen: Set<String> = []
    let names = known.filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return "there are no '\(key)' to name" }
    // No others are shown, and there may be thousands.
    let shown = names.prefix(20).map { Quoting.shortened($0) }
    return "it is one of \(Quoting.list(shown + names.dropFirst(20)))"
  }

  private func typeHint(_ wanted: String, _ found: String) -> String? {
    if wanted == "text", found.hasPrefix("the number") || ["true", "false", "null"].contains(found) {
      return "put it in quotes"
    }
    if wanted == "true or false", ["the text 'yes'", "the text 'on'"].contains(found) { return "write true" }
    if wanted == "true or false", ["the text 'no'", "the text 'off'"].contains(found) { return "write false" }
    if wanted.contains("number"), found.hasPrefix("the text '") {
      return SlippedNumber.hint(String(found.dropFirst("the text '".count).dropLast()), .points)
    }
    return nil
  }

  /// Without a space after it, ':' is a character of a word like any other.
  private func spaceHint(_ what: String, _ wanted: String, _ found: String) -> String? {
    let isSlip =
      found == "nothing" && KeyRemedy.tightKey(what) != nil
      || wanted == "a map" && found.hasPrefix("the text") && KeyRemedy.tightKey(found) != nil
    return isSlip ? Self.spaceAfterColon : nil
  }

  private static let weightNames = FontWeight.named.compactMap(\.name)
  private static let tags = AATFeature.all.map(\.tag.description) + ["kern", "salt"]
  private static let pairTypes = Quoting.list(AATFeature.types.map { String($0) })

  private static func categories(_ platform: Platform) -> [String] {
    DynamicTypeTable.table(for: platform).categories.map(\.name)
  }

  private static func shownStyles(_ platform: Platform) -> [String] {
    let table = DynamicTypeTable.table(for: platform)
    return table.shownStyles.filter { table.contains($0) }.map(\.rawValue)
  }

  private static func styles(_ platform: Platform) -> [String] {
    let table = DynamicTypeTable.table(for: platform)
    return TextStyle.allCases.filter { table.contains($0) }.map(\.rawValue)
  }
}
