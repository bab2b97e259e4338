public import DynamicType
internal import TypeSystem
internal import Typeface

extension AppFont {
  /// The font with small capitals in place of small letters, `smcp`, and everything else as it was.
  ///
  /// Clifton's selector of AAT's lower-case type (37), small capitals (1), is this feature in OpenType. Taking it twice
  /// changes nothing more. A face without small capitals is drawn plain, and the font's notes say so: none are made up.
  public var smallCapsVariant: AppFont {
    var font = self
    guard face.features.contains("smcp") else {
      let note = AppFontNote.mark(.featureAbsent("smcp"))
      if !font.notes.contains(note) { font.notes.append(note) }
      return font
    }
    font.features = features.filter { $0.tag != "smcp" } + [FontFeature(tag: "smcp")]
    return font
  }

  /// The same font at another size in points, which no longer follows the content size category.
  ///
  /// A line height and a letter spacing that the text style prescribed hold for its own size alone, and are gone. The size
  /// has to be finite and over 0, or it traps.
  public func withSize(_ size: Double) -> AppFont {
    precondition(size.isFinite && size > 0, "a font's size has to be finite and over 0, not \(size)")
    var font = self
    font.pointSize = size
    font.scaling = .fixed
    font.prescribedLineHeight = nil
    font.letterSpacing = 0
    font.cascade = cascade.map { $0.withSize(size) }
    return font
  }

  /// The font as a label shows it at a category when it adjusts by itself (`adjustsFontForContentSizeCategory`).
  ///
  /// Fonts on `UIFontMetrics`' curves follow, and so do the system's preferred fonts; all others stay, and are stale.
  public func adjusted(to category: ContentSizeCategory) -> AppFont {
    guard let textStyle else { return self }
    switch scaling {
    case .fixed: return self
    case .metrics(let size, let maximum):
      let metrics = FontMetrics(forTextStyle: textStyle, platform: platform)
      guard
        let scaled = metrics.scaledPointSize(
          for: size, maximumPointSize: maximum ?? 0, compatibleWith: category)
      else { return self }
      var font = withSize(scaled)
      font.scaling = scaling
      return font
    case .preferred:
      guard let preferred = PreferredFont(forTextStyle: textStyle, compatibleWith: category, platform: platform) else {
        return self
      }
      return withSize(preferred.pointSize).preferred(preferred)
    }
  }

  /// The font with what a preferred font has beyond its size: leading, tracking, and that it follows the category.
  func preferred(_ preferred: PreferredFont) -> AppFont {
    var font = self
    font.scaling = .preferred
    font.prescribedLineHeight = preferred.leading
    font.letterSpacing = preferred.trackingEm1000 * preferred.pointSize / 1000
    return font
  }
}
