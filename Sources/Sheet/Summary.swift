internal import DynamicType
internal import Spelling
internal import TypeSystem

/// What a sheet shows, in a line of phrases: platform, styles, categories and fonts.
struct Summary {
  /// The phrases as one line of text.
  let text: String
  private let phrases: [[Label]]
  private let separator: Label
  private static let flow = FlowLayout(gap: 18, pitch: 16)

  /// Sets the phrases, each on one line where `width` allows.
  init(
    _ system: ResolvedTypeSystem, _ labels: LabelSetter, width: Double = .infinity
  ) throws(SheetError) {
    let words = Self.phrases(system)
    text = words.joined(separator: " · ")
    var phrases: [[Label]] = []
    for phrase in words {
      var piece = labels.quiet(phrase)
      piece.maximumWidth = CellSetter.widestSample
      phrases.append(try labels.wrapped([piece], size: LabelSetter.Size.subtitle, width: width))
    }
    self.phrases = phrases
    separator = try labels.set([labels.quiet("·")], size: LabelSetter.Size.subtitle)
  }

  /// How wide the widest phrase is, in points.
  var minimumWidth: Double { phrases.joined().map(\.width).max() ?? 0 }

  /// Paints the phrases and returns the last baseline.
  func paint(into builder: inout FrameBuilder, x: Double, baseline: Double, width: Double) -> Double {
    let placed = Self.flow.place(phrases, width: width)
    for phrase in placed {
      builder.label(phrase.label, x: x + phrase.x, baseline: baseline + phrase.y)
      // A dot between two phrases of a line, and none at its ends.
      guard phrase.x > 0 else { continue }
      let middle = x + phrase.x - (Self.flow.gap + separator.width) / 2
      builder.label(separator, x: middle, baseline: baseline + phrase.y)
    }
    return baseline + (placed.last?.y ?? 0)
  }

  /// The phrases: platform, how many of what, and where sizes and fonts come from.
  static func phrases(_ system: ResolvedTypeSystem) -> [String] {
    let roles = system.styles.count { $0.style.isRole }
    let sizes = ["custom sizes by " + strategies(system)]
    return [system.document.platform.displayName]
      + [counted(system.styles.count - roles, "text style", "text styles")]
      + (roles > 0 ? [counted(roles, "role", "roles")] : [])
      + [counted(system.categories.count, "content size category", "content size categories")]
      + (system.boldText ? ["Bold Text on, the system font's weights derived"] : []) + sizes + [
        "over Apple's table in \(fallbackNames(system))"
      ]
  }

  /// What the custom sizes come from, each named once, in the order of the rows.
  private static func strategies(_ system: ResolvedTypeSystem) -> String {
    var words: [String] = []
    for style in system.styles where style.custom.font != nil {
      let word =
        switch style.custom.strategy {
        case .metrics: "UIFontMetrics"
        case .system: "Apple's table"
        case .table: "a table"
        case .multiply: "factors"
        case .steps: "steps"
        case .fixed: "fixed sizes"
        }
      if !words.contains(word) { words.append(word) }
    }
    return words.isEmpty ? "nothing" : Spelling.list(words, "or")
  }

  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many)"
  }

  /// The families of the fallback column, each with what it stands in for.
  private static func fallbackNames(_ system: ResolvedTypeSystem) -> String {
    var names: [String] = []
    for font in system.styles.compactMap(\.fallback.font) {
      var name = font.family
      for case .standIn(let original) in font.marks { name += ", standing in for \(original)" }
      if !names.contains(name) { names.append(name) }
    }
    return Spelling.list(names, limit: 3)
  }
}
