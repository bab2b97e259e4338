internal import DynamicType
internal import TypeSystem
internal import Typeface

/// What a document says outside its styles, key by key, in words.
struct DocumentEntries {
  /// The lines of a family, a role or another part that comes and goes as a whole.
  struct Group: Hashable {
    var lines: OrderedMap<String, String> = [:]
    /// What stands for the whole part where it came or went.
    var summary: String { lines.map { $0.value }.joined(separator: ", ") }
  }

  private(set) var groups: OrderedMap<String, Group> = [:]

  init(_ document: TypeSystemDocument) {
    add("name", document.name)
    add("platform", document.platform.rawValue)
    add("watchCase", document.watchCase?.rawValue)
    add("languages", DocumentWords.list(document.languages))
    addFonts(document.fonts)
    for (name, family) in document.families { addFamily(family, "families.\(name)") }
    add("fallback.font", DocumentWords.font(document.fallback.font))
    add("fallback.weight", document.fallback.weight.map { "\($0.rawValue)" })
    add("fallback.size", document.fallback.size.rawValue)
    for (style, font) in document.fallbacks.sorted(by: { $0.key.name < $1.key.name }) {
      add("fallbacks.\(style.name)", DocumentWords.font(font))
    }
    add("cascade", DocumentWords.list(document.cascade.map(DocumentWords.font)))
    add("undefinedStyles", document.undefinedStyles.rawValue)
    add("updates", document.updates.rawValue)
    for (name, role) in document.roles { addRole(role, "roles.\(name)") }
    for (name, color) in document.colors { add("colors.\(name)", DocumentWords.color(color)) }
    for (rule, level) in document.findings { add("findings.\(rule)", level.rawValue) }
  }

  private mutating func add(_ key: String, _ words: String?) { add(key, words, to: key) }

  private mutating func add(_ key: String, _ words: String?, to group: String) {
    guard let words else { return }
    var own = groups[group] ?? Group()
    own.lines[key] = words
    groups[group] = own
  }

  private mutating func addFonts(_ fonts: FontSources) {
    add("fonts.sources", DocumentWords.list(fonts.sources.map(DocumentWords.source)))
    add("fonts.onFileError", fonts.onFileError.rawValue)
    add("fonts.onMissingFace", fonts.onMissingFace.rawValue)
    add("fonts.onDuplicate", "\(fonts.onDuplicate)")
  }

  private mutating func addFamily(_ family: FontFamily, _ key: String) {
    switch family.faces {
    case .listed(let faces): for (place, name) in faces { add("\(key).faces.\(place)", name, to: key) }
    case .naming(let naming):
      for place in naming.keys { add("\(key).naming.\(place)", naming.postScriptName(of: place), to: key) }
    case .variable(let variable):
      add("\(key).variable.face", variable.face, to: key)
      add("\(key).variable.italicFace", variable.italicFace, to: key)
      add("\(key).variable.axes", DocumentWords.axes(variable.axes), to: key)
    case .matching(let name): add("\(key).family", name, to: key)
    }
    add("\(key).boldText", family.boldText.map(DocumentWords.boldText), to: key)
    add("\(key).cascade", DocumentWords.list(family.cascade.map(DocumentWords.font)), to: key)
    add("\(key).features", DocumentWords.features(family.features), to: key)
    add("\(key).standIn", family.standIn.map(DocumentWords.font), to: key)
  }

  private mutating func addRole(_ role: RoleRule, _ key: String) {
    if role.isSystem { add(key, "system") }
    add("\(key).style", role.style?.name, to: key)
    add("\(key).update", role.update?.rawValue, to: key)
    add("\(key).tint.current", role.tint?.current.map(DocumentWords.color), to: key)
    add("\(key).tint.other", role.tint?.other.map(DocumentWords.color), to: key)
  }
}
