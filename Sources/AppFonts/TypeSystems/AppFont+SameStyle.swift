public import DynamicType

extension AppFont {
  /// The type system's font of this font's text style, at the category that holds now: Clifton's `appFontWithSameStyle()`.
  ///
  /// It is what a label is given again after a change. A font without a style gets body's, and a note that says so.
  /// - Parameters:
  ///   - category: the content size category; nil is that of the type system's fonts.
  ///   - system: the type system.
  /// - Throws: under strict fonts, `AppFontError.noTextStyle`; else as ``AppTypeSystem/appFont(for:category:)`` does.
  public func appFontWithSameStyle(
    category: ContentSizeCategory? = nil, in system: AppTypeSystem
  ) throws(AppFontError) -> AppFont {
    if let textStyle { return try system.appFont(for: textStyle, category: category) }
    guard !system.fonts.isStrict else { throw .noTextStyle(postScriptName: postScriptName) }
    var font = try system.appFont(for: .body, category: category)
    font.notes.append(.noTextStyle)
    return try system.fonts.told(font)
  }

  /// The same of the type system that is bound; it traps where none is, or where strict fonts would throw.
  public func appFontWithSameStyle(category: ContentSizeCategory? = nil) -> AppFont {
    AppTypeSystem.bound(asked: postScriptName) { system throws(AppFontError) in
      try appFontWithSameStyle(category: category, in: system)
    }
  }

  /// The app's font of a text style, of the type system that is bound; it traps where none is, or where strict fonts would
  /// throw.
  public static func appFont(for style: TextStyle, category: ContentSizeCategory? = nil) -> AppFont {
    AppTypeSystem.bound(asked: style.rawValue) { system throws(AppFontError) in
      try system.appFont(for: style, category: category)
    }
  }
}

extension AppTypeSystem {
  /// What a call gives of the type system that is bound.
  static func bound(asked: String, _ body: (AppTypeSystem) throws(AppFontError) -> AppFont) -> AppFont {
    do throws(AppFontError) {
      guard let system = current else { throw .notLoaded(asked: asked) }
      return try body(system)
    } catch {
      fatalError([error.description, error.hint].compactMap(\.self).joined(separator: "; "))
    }
  }
}
