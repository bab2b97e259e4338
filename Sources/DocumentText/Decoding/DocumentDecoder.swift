internal import DynamicType
internal import TypeSystem
internal import YAML

/// Turns the tree of a text into a document; what is wrong goes to `reports`, and decoding goes on.
///
/// Its parts are extensions, a file for each part of a document.
final class DocumentDecoder {
  /// What is wrong so far.
  var reports = Reports()
  /// The platform, known before anything that depends on it is read.
  var platform = Platform.ios
  /// The keys under `families`, broken ones too.
  var familyNames: [String] = []
  /// `familyNames`, for looking one up.
  var knownFamilies: Set<String> = []
  /// The keys under `colors`, broken ones too.
  var colorNames: [String] = []
  /// `colorNames`, for looking one up.
  var knownColors: Set<String> = []
  /// The colours by name.
  var colors = OrderedMap<String, DocumentColor>()

  /// The styles under `styles` by their names, broken ones too.
  var declared: [StyleName: DeclaredStyle] = [:]
  /// The names of the app's own styles and of roles, in order.
  var ownNames: [String] = []
  /// The names of roles.
  var roleNames: Set<String> = []
  /// Where the sources of fonts stand, each of those that are read.
  var sourcePlaces: [YAMLPlace] = []
  /// Where the keys of `roles` stand.
  var rolePlaces: [StyleName: YAMLPlace] = [:]
  /// The roles without a font, such as one that is only a tint.
  var fontlessRoles: Set<String> = []
  /// Whether Apple's styles can be named that the document leaves out.
  var hasUndefinedStyles = true
  /// The keys under `screens`, broken ones too.
  var orderedScreenNames: [String] = []
  /// `orderedScreenNames`, for looking one up.
  var screenNames: Set<String> = []
  /// Where each element of each screen stands.
  var screenPlaces: [String: [YAMLPlace]] = [:]
  /// The names that problems list, one list for all that do: of styles that samples are for.
  lazy var sampledNames = ownNames + shownStyles
  /// Of styles that roles can follow.
  var followedNames: [String] = []
  /// Of styles and roles that texts of screens can have.
  lazy var labelledNames =
    declared.values.map(\.text).sorted() + (hasUndefinedStyles ? shownStyles : [])
    + roleNames.subtracting(fontlessRoles).sorted()
  /// What `defaults` say.
  var defaults = StyleRule()
  /// Where `defaults` say sizes.
  var defaultSizes = SizePlaces()
  /// Where sizes are said that are no more than 0 at some category, each reported already.
  var placesWithoutSize: Set<YAMLPlace> = []

  /// Where the names of styles and roles stand.
  var stylePlaces: [StyleName: YAMLPlace] { declared.mapValues(\.place).merging(rolePlaces) { style, _ in style } }

  /// The platform's table of sizes.
  var table: DynamicTypeTable { DynamicTypeTable.table(for: platform) }

  /// How large a document may be.
  let limits: DocumentLimits

  /// Begins without a document.
  init(limits: DocumentLimits) { self.limits = limits }

  /// Reports an error.
  func report(_ problem: DocumentProblem, at place: YAMLPlace) { reports.add(problem, at: place) }

  /// The document of a tree; incomplete where errors were reported.
  func document(_ root: YAMLNode, fallbackName: String) -> TypeSystemDocument? {
    guard let map = map(root, .document, what: "the document") else { return nil }
    readFormat(map)
    if let node = map["platform"], let found = readPlatform(node) { platform = found }
    readColors(map["colors"])
    familyNames = map["families"]?.entries?.map(\.name) ?? []
    knownFamilies = Set(familyNames)
    roleNames = Set(map["roles"]?.entries?.map(\.name) ?? [])
    if let node = map["defaults"], let map = self.map(node, .defaults, what: "'defaults'") {
      defaults = rule(map)
      defaultSizes = sizePlaces(map, defaults)
    }
    let styles = map["styles"].map { readStyles($0) } ?? [:]
    ownNames += map["roles"]?.entries?.map(\.name) ?? []
    var document = TypeSystemDocument(name: fallbackName, platform: platform, styles: styles)
    if let node = map["watchCase"] { document.watchCase = readWatchCase(node) }
    if let node = map["name"], let name = string(node, "'name'") {
      document.name = name
      let count = name.unicodeScalars.count
      if count > Self.longestName { report(.longName(count, limit: Self.longestName), at: node.place) }
    }
    if let node = map["languages"], let languages = readLanguages(node) { document.languages = languages }
    if let node = map["samples"] { document.samples = readSamples(node, languages: document.languages) }
    if let node = map["fonts"], let fonts = readFonts(node) { document.fonts = fonts }
    if let node = map["families"] { document.families = readFamilies(node) }
    if let node = map["undefinedStyles"], let choice = word(node, .undefinedStyles, UndefinedStyles.self) {
      document.undefinedStyles = choice
    }
    if let node = map["updates"], let choice = word(node, .updates, UpdatePolicy.self) { document.updates = choice }
    if let node = map["findings"] { document.findings = readFindings(node) }
    if let node = map["fallback"], let fallback = readFallback(node) { document.fallback = fallback }
    document.colors = colors
    if let node = map["roles"] { document.roles = readRoles(node, of: document) }
    if let node = map["screens"] { document.screens = readScreens(node, of: document) }
    return document
  }

  private func readFormat(_ map: DecodedMap) {
    guard let node = map["format"] else { return }
    guard case .integer(let format)? = node.scalar?.value else {
      report(.wrongType("'format'", wanted: "the number 1", found: describe(node)), at: node.place)
      return
    }
    if format != 1 { report(.otherFormat(format), at: node.place) }
  }

  private func readPlatform(_ node: YAMLNode) -> Platform? {
    guard let text = wordText(node, .platform) else { return nil }
    if let platform = Platform(spelling: text) { return platform }
    report(.unknownWord(.platform, text), at: node.place)
    return nil
  }

  private func readWatchCase(_ node: YAMLNode) -> WatchCase? {
    guard let text = wordText(node, .watchCase) else { return nil }
    guard let watchCase = WatchCase(spelling: text) else {
      report(.unknownWord(.watchCase, text), at: node.place)
      return nil
    }
    if platform != .watchos { report(.watchCaseElsewhere(platform), at: node.place) }
    return watchCase
  }

  private func readFindings(_ node: YAMLNode) -> OrderedMap<String, FindingLevel> {
    var findings = OrderedMap<String, FindingLevel>()
    for entry in entries(node, "'findings'") ?? [] {
      guard DocumentWord.rule.words.contains(entry.name) else {
        report(.unknownWord(.rule, entry.name), at: entry.key.place)
        continue
      }
      if let level = word(entry.value, .level, FindingLevel.self) { findings[entry.name] = level }
    }
    return findings
  }

  private func readFallback(_ node: YAMLNode) -> FallbackRule? {
    if node.entries == nil {
      let isFamily = node.scalar.map { knownFamilies.contains($0.text) } ?? false
      let family = isFamily ? written(node) ?? "…" : "…"
      let text = choice(node, "'fallback'", ["system"], orMap: "{ family: \(family), weight: 400, size: same }")
      return text == nil ? nil : FallbackRule()
    }
    guard let map = map(node, .fallback, what: "'fallback'") else { return nil }
    var fallback = FallbackRule()
    if let node = map["family"], let font = familyReference(node, "'family'") { fallback.font = font }
    if let node = map["weight"] { fallback.weight = weight(node, "'weight'") }
    if let node = map["size"], let size = word(node, .fallbackSize, FallbackRule.Size.self) { fallback.size = size }
    return fallback
  }
}
