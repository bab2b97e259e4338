internal import TypeSystem

/// Says how a change of the content size category reaches the fonts that generated UIKit code makes.
enum FontUpdates {
  /// A doc comment on how labels get their fonts under a document's policy.
  ///
  /// `call` makes a font, and `follows` says whether that is one that UIKit can make follow by itself.
  static func usage(_ policy: UpdatePolicy, call: String, follows: Bool) -> [String] {
    let lines: [String] =
      switch policy {
      case .adjusts where !follows:
        [
          "Give a label its style's font, and again on `UIContentSizeCategory.didChangeNotification`: none of these fonts",
          "follows by `adjustsFontForContentSizeCategory`, which the document asks for.", "", "    label.font = \(call)",
        ]
      case .adjusts:
        [
          "Give a label its style's font, and let it follow the content size category by itself. Where a comment says so,",
          "ask for the font again on `UIContentSizeCategory.didChangeNotification`.", "",
          "    label.font = \(call)", "    label.adjustsFontForContentSizeCategory = true",
        ]
      case .appearanceManager:
        [
          "On `UIContentSizeCategory.didChangeNotification`, walk the screens and give each label its style's font again,",
          "whatever made it; `adjustsFontForContentSizeCategory` stays off.", "", "    label.font = \(call)",
        ]
      case .listener:
        [
          "While a screen is showing, it listens to `UIContentSizeCategory.didChangeNotification` and gives its labels",
          "their fonts again; it does so in `viewWillAppear` too, since it heard nothing while it was hidden.", "",
          "    label.font = \(call)",
        ]
      case .load:
        [
          "Give a label its font once, when it is loaded: a change of category shows when the screen is loaded again.",
          "`adjustsFontForContentSizeCategory` stays off.", "", "    label.font = \(call)",
        ]
      }
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  /// What a function's comment says of changes; nil for a role that a change doesn't reach, which its comment says already.
  static func line(_ style: StylePlan, follows: Bool) -> String? {
    if style.update == .fixed || style.update == .features { return nil }
    let hasBold = !style.isSystem && ([style.base] + style.exceptions.map(\.cell)).contains { $0.boldFace != nil }
    if follows {
      return "adjustsFontForContentSizeCategory follows it"
        + (hasBold ? "; ask again when Bold Text changes." : ".")
    }
    if style.isSameEverywhere {
      return "The category doesn't change it" + (hasBold ? "; ask again when Bold Text changes." : ".")
    }
    return "Ask again when the category\(hasBold ? " or Bold Text" : "") changes: "
      + "adjustsFontForContentSizeCategory doesn't move it."
  }
}

extension StylePlan {
  /// Whether the font is the same at every category.
  var isSameEverywhere: Bool {
    if isSystem { return reference == nil }
    guard exceptions.isEmpty, case .fixed = base.strategy else { return false }
    return true
  }
}
