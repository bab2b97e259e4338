public import DynamicType

extension FontFace {
  /// The face at a size in points, of the catalog that is bound; it traps where none is, or a strict one lacks the face.
  public func of(size: Double) -> AppFont {
    AppFontCatalog.bound(asked: rawValue) { fonts throws(AppFontError) in try of(size: size, in: fonts) }
  }

  /// The face on a style's curve, of the catalog that is bound; it traps where none is, or a strict one would throw.
  ///
  /// A nil `maxSize` is no maximum, and a nil `defaultSize` Apple's size of the style at Large; both are in points.
  public func of(textStyle style: TextStyle, maxSize: Double? = nil, defaultSize: Double? = nil) -> AppFont {
    AppFontCatalog.bound(asked: rawValue) { fonts throws(AppFontError) in
      try of(textStyle: style, maxSize: maxSize, defaultSize: defaultSize, in: fonts)
    }
  }

  /// The same with its arguments in the order of Swash's first post.
  public func of(textStyle style: TextStyle, defaultSize: Double, maxSize: Double) -> AppFont {
    of(textStyle: style, maxSize: maxSize, defaultSize: defaultSize)
  }

  /// The face at the system's own size of a style, of the catalog that is bound, capped at `maxSize` points; it traps
  /// where no catalog is bound, or a strict one would throw.
  public func of(style: TextStyle, maxSize: Double? = nil) -> AppFont {
    AppFontCatalog.bound(asked: rawValue) { fonts throws(AppFontError) in
      try of(style: style, maxSize: maxSize, in: fonts)
    }
  }
}

extension AppFontCatalog {
  /// What a call gives of the catalog that is bound.
  static func bound(
    asked: String, _ body: (AppFontCatalog) throws(AppFontError) -> AppFont
  ) -> AppFont {
    do throws(AppFontError) {
      guard let fonts = current else { throw .notLoaded(asked: asked) }
      return try body(fonts)
    } catch {
      fatalError([error.description, error.hint].compactMap(\.self).joined(separator: "; "))
    }
  }
}
