internal import DynamicType
internal import Spelling
public import TypeSystem

/// Writes documents as YAML text that reads back equal.
public enum DocumentWriter {
  /// The text of a document.
  ///
  /// - Parameters:
  ///   - document: The document; what no text can say is written as ``writable(_:)`` has it.
  ///   - heading: Lines of a comment at the beginning, without the `#`.
  ///   - isCommented: Whether each part is explained in a comment.
  public static func text(
    of document: TypeSystemDocument, heading: [String] = [], isCommented: Bool = false
  ) -> String {
    let document = writable(document)
    var lines = heading.flatMap { comment($0) }
    for part in parts(of: document) {
      if isCommented, let words = comments[part.key] {
        lines.append("")
        lines += words.map { "# \($0)" }
      }
      lines += part.value.lines(key: part.key, indentation: 0, isAlwaysBlock: part.isBlock)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The document as a text can say it.
  ///
  /// Names of loaded fonts (`FontReference.named`) become families that match them. What only the command line
  /// says is left out: fallbacks of single styles, the document's own cascade, the text of all samples and the families
  /// taken for the system's.
  public static func writable(_ document: TypeSystemDocument) -> TypeSystemDocument {
    var declared = DeclaredFamilies(document.families)
    var result = TypeSystemDocument(
      name: document.name, platform: document.platform, watchCase: document.watchCase, languages: document.languages,
      samples: document.samples, fonts: document.fonts, styles: document.styles,
      undefinedStyles: document.undefinedStyles, roles: document.roles, updates: document.updates,
      colors: document.colors, findings: document.findings, fallback: document.fallback)
    result.screens = document.screens
    result.fallback.font = declared.reference(document.fallback.font)
    for (name, rule) in document.styles { result.styles[name] = declared.rule(rule) }
    for (name, role) in document.roles {
      var role = role
      role.rule = role.rule.map { declared.rule($0) }
      result.roles[name] = role
    }
    for (name, family) in document.families {
      var family = family
      family.cascade = family.cascade.map { declared.reference($0) }
      family.standIn = family.standIn.map { declared.reference($0) }
      declared.families[name] = family
    }
    result.families = declared.families
    return result
  }

  /// A line of a comment, which ends where the text has a line's end.
  private static func comment(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      let shown = line.unicodeScalars.map { Quoting.isUnseen($0) ? " " : String($0) }.joined()
      return shown.isEmpty ? "#" : LogCommands.disarmed("# \(shown)")
    }
  }

  private typealias Part = (key: String, value: YAMLText, isBlock: Bool)

  private static func parts(of document: TypeSystemDocument) -> [Part] {
    let blank = TypeSystemDocument(name: "", styles: [:])
    var parts: [Part] = [("format", .scalar("1"), false), ("name", .text(document.name), false)]
    func add(_ key: String, _ isNeeded: Bool, _ value: @autoclosure () -> YAMLText, isBlock: Bool = false) {
      if isNeeded { parts.append((key, value(), isBlock)) }
    }
    add("platform", true, .text(document.platform.rawValue))
    add("watchCase", document.watchCase != nil, .text(document.watchCase?.rawValue ?? ""))
    add("fallback", document.fallback != blank.fallback, FontWriter.fallback(document.fallback))
    add("languages", document.languages != blank.languages, .list(document.languages.map { .text($0) }))
    add("samples", !document.samples.isEmpty, samples(document), isBlock: true)
    add("fonts", document.fonts != blank.fonts, FontWriter.sources(document.fonts), isBlock: true)
    add("families", !document.families.isEmpty, FontWriter.families(document.families), isBlock: true)
    add("styles", !document.styles.isEmpty, StyleWriter.styles(document), isBlock: true)
    add("undefinedStyles", document.undefinedStyles != blank.undefinedStyles, .text(document.undefinedStyles.rawValue))
    add("roles", !document.roles.isEmpty, StyleWriter.roles(document), isBlock: true)
    add("updates", document.updates != blank.updates, .text(document.updates.rawValue))
    add("colors", !document.colors.isEmpty, .named(document.colors.map { ($0.key, .text($0.value.hexadecimal)) }))
    add("findings", !document.findings.isEmpty, .named(document.findings.map { ($0.key, .text($0.value.rawValue)) }))
    add("screens", !document.screens.isEmpty, ScreenWriter.screens(document.screens), isBlock: true)
    return parts
  }

  private static func samples(_ document: TypeSystemDocument) -> YAMLText {
    .named(
      document.samples.map { language, texts in
        guard !texts.byStyle.isEmpty else { return (language, texts.all.map { .text($0) } ?? .map([])) }
        let all: [(String, YAMLText)] = texts.all.map { [("*", .text($0))] } ?? []
        return (language, .named(texts.byStyle.map { ($0.key.name, .text($0.value)) } + all))
      })
  }

  /// What each part is for.
  private static let comments: [String: [String]] = [
    "platform": ["Whose table of sizes applies."],
    "watchCase": ["The size of the watch's case, which decides the category of a new watch."],
    "fallback": ["What the app shows when its own face can't be made."],
    "languages": ["The first one is the sheet's."],
    "samples": ["The text that is shown: one a language, or one a style."],
    "fonts": ["Where the fonts are; folders are relative to this file."],
    "families": ["The fonts by names of your own: faces by PostScript name, or a family to be matched by its name."],
    "styles": [
      "The face and size of each text style. A size that isn't given is Apple's at Large, and scales as UIFontMetrics",
      "does; 'size: 17' is another size at Large, 'size: { metrics: { default: 17, max: 40 } }' has a limit too.",
    ],
    "undefinedStyles": ["What the styles are that are not listed above: system, body or error."],
    "roles": ["Parts of the interface with fonts of their own."],
    "updates": ["How a change of the text size reaches the app's text."],
    "colors": ["Colours by name."],
    "findings": ["How grave a finding is: off, info, warning or error."],
    "screens": ["Mock screens, on which a change of the text size is seen."],
  ]
}

extension DocumentColor {
  /// The colour as a document writes it: `#RRGGBB`, with alpha where it isn't opaque.
  var hexadecimal: String {
    let bytes = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
