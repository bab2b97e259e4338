/// The functions that generated UIKit code calls.
enum UIKitHelpers {
  /// Adds the functions inside `AppFont`.
  static func add(_ helpers: Set<UIKitFonts.Helper>, to source: inout SourceLines) {
    if helpers.contains(.category) {
      source.gap()
      source.add("/// The content size category of a trait collection, or the system's.")
      source.block("private static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {") {
        $0.add("(traits ?? .current).preferredContentSizeCategory")
      }
    }
    if helpers.contains(.face) { addFace(to: &source) }
    if helpers.contains(.system) { addSystem(to: &source) }
    if helpers.contains(.family) { addFamily(to: &source) }
  }

  private static func addFace(to source: inout SourceLines) {
    source.gap()
    source.add("/// A face by its PostScript name; a missing one stops a debug build, and is nil in others.")
    source.block("private static func face(_ name: String, size: CGFloat) -> UIFont? {") { source in
      source.add("let font = UIFont(name: name, size: size)")
      source.add("assert(font != nil, \"Font not found: \\(name)\")")
      source.add("return font")
    }
  }

  private static func addSystem(to source: inout SourceLines) {
    source.gap()
    source.add("/// The system's font.")
    source.block(
      "private static func system(size: CGFloat, weight: UIFont.Weight, isItalic: Bool = false) -> UIFont {"
    ) { source in
      source.add("let font = UIFont.systemFont(ofSize: size, weight: weight)")
      source.add(
        "guard isItalic, let italic = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }")
      source.add("return UIFont(descriptor: italic, size: size)")
    }
  }

  private static func addFamily(to source: inout SourceLines) {
    source.gap()
    source.add(
      "/// The face of a family nearest to a weight; a missing family stops a debug build, and is nil in others.")
    source.block(
      "private static func family(_ name: String, size: CGFloat, weight: UIFont.Weight, isItalic: Bool = false) -> UIFont? {"
    ) { source in
      source.add("let symbolic: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []")
      source.add("let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight, .symbolic: symbolic.rawValue]")
      source.add("let descriptor = UIFontDescriptor(fontAttributes: [.family: name, .traits: traits])")
      source.add("let font = UIFont(descriptor: descriptor, size: size)")
      source.add("assert(font.familyName == name, \"Font family not found: \\(name)\")")
      source.add("return font.familyName == name ? font : nil")
    }
  }

  /// Adds what changes a font's descriptor.
  static func addDescriptors(to source: inout SourceLines) {
    source.gap()
    source.block("extension UIFont {") { source in
      source.add(
        "/// The font with features, places on its axes by their tags, and faces for characters that it lacks.")
      source.block("fileprivate func with(", ") -> UIFont {") { source in
        source.add(
          "features: [[UIFontDescriptor.FeatureKey: Any]] = [], axes: [Int: Double] = [:], cascade: [String] = []")
      }
      source.add([
        "  var attributes: [UIFontDescriptor.AttributeName: Any] = [:]",
        "  if !features.isEmpty { attributes[.featureSettings] = features }",
        "  if !axes.isEmpty {",
        "    attributes[UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)] = axes",
        "  }",
        "  if !cascade.isEmpty {",
        "    attributes[.cascadeList] = cascade.map { UIFontDescriptor(fontAttributes: [.name: $0]) }",
        "  }",
        "  return UIFont(descriptor: fontDescriptor.addingAttributes(attributes), size: pointSize)",
        "}",
      ])
    }
  }
}
