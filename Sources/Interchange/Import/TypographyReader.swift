internal import DynamicType
internal import TypeSystem

/// Makes styles of a file's typography tokens.
struct TypographyReader {
  private var file: TokenFile
  private var families = TokenFamilies()
  private var styles: OrderedMap<StyleName, StyleRule> = [:]
  private var notes: [ImportNote] = []
  private var hasNotedRem = false
  private var own = OwnTokens()

  init(file: TokenFile) {
    self.file = file
  }

  mutating func document(name: String) throws(InterchangeError) -> ImportedDocument {
    for (path, token) in file.tokens { read(path, token) }
    noteOtherTokens()
    notes = (file.unsignedNote.map { [$0] } ?? []) + notes + own.notes + file.notes
    guard !styles.isEmpty else {
      throw .nothingToImport(what: "typography token that could be read", notes: notes)
    }
    let apple = TextStyle.allCases.compactMap { style in styles[.apple(style)].map { (StyleName.apple(style), $0) } }
    let custom = styles.filter { $0.key.textStyle == nil }.map { ($0.key, $0.value) }
    let document = TypeSystemDocument(name: name, families: families.families, styles: OrderedMap(apple + custom))
    return ImportedDocument(document: document, notes: notes)
  }

  private mutating func read(_ path: String, _ token: TokenFile.Token) {
    switch file.resolve(token.value, type: token.type) {
    case .problem(let why):
      // Which kind it would have been is known only where the token says so.
      if token.type == nil || token.type == "typography" { note(path, token.value, why) }
    case .found(let value, let type):
      guard type == "typography" else { return }
      guard let members = value.members else {
        note(path, value, "is a typography token without its parts")
        return
      }
      var rule = rule(path, members)
      let extensions = token.extras["$extensions"]?.members
      if let members = extensions?["specimen"]?.members {
        own.read(members, of: path, into: &rule)
        add(rule, path, isOwn: true)
        for key in extensions?.keys ?? [] where key != "specimen" {
          notes.append(ImportNote(key: "\(path).$extensions.\(key)", why: "has no place in a document"))
        }
      } else {
        add(rule, path, isOwn: false)
        for (key, extra) in token.extras { note("\(path).\(key)", extra, "has no place in a document") }
      }
    }
  }

  // MARK: Names

  /// Adds a style under the name of Apple's that the token's own name is, else under its own.
  private mutating func add(_ rule: StyleRule, _ path: String, isOwn: Bool) {
    var rule = rule
    let parts = path.split(separator: ".").map(String.init)
    let candidates = [parts.last ?? path, parts.suffix(2).joined()]
    let matches = candidates.lazy.compactMap { TextStyle(spelling: $0) }.filter { $0.uiKitName != nil }
    if let style = matches.first, styles[.apple(style)] == nil {
      styles[.apple(style)] = rule
      return
    }
    var name = matches.isEmpty ? parts.last ?? path : path
    if styles[.custom(name)] != nil { name = path }
    let base = name
    var number = 2
    while name.isEmpty || styles[.custom(name)] != nil || TextStyle(spelling: name) != nil {
      name = "\(base)-\(number)"
      number += 1
    }
    let relative = Self.nearestStyle(rule.size)
    rule.relativeTo = rule.relativeTo ?? relative
    styles[.custom(name)] = rule
    guard !isOwn else {
      own.added(path, as: name)
      return
    }
    let why = "became the style '\(name.onOneLine)'; it grows as '\(relative.rawValue)', whose size is the nearest"
    notes.append(ImportNote(path: path, what: "a typography token", why: why))
  }

  /// Apple's style whose size at Large is nearest; of two equally near ones body, else the first.
  private static func nearestStyle(_ strategy: SizeStrategy?) -> TextStyle {
    guard case .metrics(let metrics) = strategy, let size = metrics.size else { return .body }
    let table = DynamicTypeTable.table(for: .ios)
    let ordered = [TextStyle.body] + TextStyle.standard
    let distances = ordered.map { abs((table.pointSize($0, .large) ?? 17) - size) }
    return distances.min().flatMap { distances.firstIndex(of: $0) }.map { ordered[$0] } ?? .body
  }

  // MARK: Parts

  private mutating func rule(_ path: String, _ members: OrderedMap<String, InterchangeValue>) -> StyleRule {
    var rule = StyleRule()
    for (key, value) in members {
      let place = "\(path).\(key)"
      switch file.resolve(value) {
      case .problem(let why): note(place, value, why)
      case .found(let value, _): read(key, value, place, &rule)
      }
    }
    return rule
  }

  private mutating func read(_ key: String, _ value: InterchangeValue, _ place: String, _ rule: inout StyleRule) {
    switch key {
    case "fontFamily": readFamily(value, place, &rule)
    case "fontSize": rule.size = points(value, place).map { .metrics(size: $0) }
    case "fontWeight":
      rule.weight = TokenValues.weight(value)
      if rule.weight == nil { note(place, value, "is no weight from 1 to 1000, and none of the format's names") }
    case "lineHeight": readLineHeight(value, place, &rule)
    case "letterSpacing": readLetterSpacing(value, place, &rule)
    case "fontStyle" where value.text == "italic" || value.text == "oblique": rule.slant = .italic
    case "fontStyle" where value.text == "normal": rule.slant = .upright
    case "textCase", "textTransform": readCase(value, place, &rule)
    default: note(place, value, "has no place in a document")
    }
  }

  private mutating func readFamily(_ value: InterchangeValue, _ place: String, _ rule: inout StyleRule) {
    var list: [String] = []
    if let name = value.text {
      list = [name]
    } else if case .array(let elements) = value {
      for (index, element) in elements.enumerated() {
        guard case .found(let name, _) = file.resolve(element), let text = name.text else {
          note("\(place).\(index)", element, "is no family's name")
          continue
        }
        list.append(text)
      }
    }
    list = list.filter { !$0.isEmpty }
    guard !list.isEmpty else {
      note(place, value, "is no family's name: the style has the system's font")
      return
    }
    let (font, leftOut) = families.font(list)
    rule.font = font
    for name in leftOut { note(place, .string(name), "is a family that no font has here: the system's font steps in") }
  }

  private mutating func readLineHeight(_ value: InterchangeValue, _ place: String, _ rule: inout StyleRule) {
    switch TokenValues.length(value) {
    case .bare(let multiple) where multiple > 0, .share(let multiple) where multiple > 0,
      .em(let multiple) where multiple > 0:
      rule.lineHeight = .multiple(multiple)
    case .points(let points) where points > 0: rule.lineHeight = .points(points)
    case .rem(let rem) where rem > 0:
      noteRem(place, value)
      rule.lineHeight = .points(rem * 16)
    default: note(place, value, "is no line height: the font's own is taken")
    }
  }

  private mutating func readLetterSpacing(_ value: InterchangeValue, _ place: String, _ rule: inout StyleRule) {
    switch TokenValues.length(value) {
    case .points(0), .rem(0), .em(0), .share(0), .bare(0): break
    case .points(let points): rule.letterSpacing = .points(points)
    case .em(let em), .share(let em): rule.letterSpacing = .em(em)
    case .rem(let rem):
      noteRem(place, value)
      rule.letterSpacing = .points(rem * 16)
    case .bare, nil: note(place, value, "is no length with a unit: no space is added")
    }
  }

  private mutating func readCase(_ value: InterchangeValue, _ place: String, _ rule: inout StyleRule) {
    switch value.text?.lowercased() {
    case "none": break
    case "uppercase": rule.letterCase = .uppercase
    case "lowercase": rule.letterCase = .lowercase
    case "capitalize", "capitalized": rule.letterCase = .capitalized
    default: note(place, value, "is no case that a style can have")
    }
  }

  /// A size in points, more than 0.
  private mutating func points(_ value: InterchangeValue, _ place: String) -> Double? {
    switch TokenValues.length(value) {
    case .points(let points) where points > 0: return points
    case .rem(let rem) where rem > 0 && (rem * 16).isFinite:
      noteRem(place, value)
      return rem * 16
    case .bare(let points) where points > 0:
      note(place, value, "has no unit: it is taken as points")
      return points
    default:
      note(place, value, "is no size: the style has that of the style whose curve it follows")
      return nil
    }
  }

  // MARK: Notes

  private mutating func noteRem(_ place: String, _ value: InterchangeValue) {
    guard !hasNotedRem else { return }
    hasNotedRem = true
    note(place, value, "is in rem, here and in what follows: 1 rem is taken as 16 points")
  }

  private mutating func note(_ path: String, _ value: InterchangeValue, _ why: String) {
    notes.append(ImportNote(path: path, what: TokenValues.summary(value), why: why))
  }

  /// One note for all tokens of a type under one top-level group that nothing names.
  private mutating func noteOtherTokens() {
    var counts: OrderedMap<[String], Int> = [:]
    let named = file.named
    for (path, token) in file.tokens where !named.contains(path) {
      guard case .found(_, let type) = file.resolve(token.value, type: token.type), type != "typography" else {
        continue
      }
      let group = String(path.split(separator: ".").first ?? "")
      // What this product writes of families and sizes is in the styles too.
      if own.isThere, ["family", "size"].contains(group) { continue }
      let key = [group, type ?? "unknown"]
      counts[key] = (counts[key] ?? 0) + 1
    }
    for (key, count) in counts {
      let what = count == 1 ? "1 token of type '\(key[1].onOneLine)'" : "\(count) tokens of type '\(key[1].onOneLine)'"
      notes.append(
        ImportNote(
          path: key[0], what: what,
          why: count == 1 ? "is not typography, and no style names it" : "are not typography, and no style names them"))
    }
  }
}
