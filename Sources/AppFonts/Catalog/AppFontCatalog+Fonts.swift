internal import DynamicType
internal import TypeSystem
internal import Typeface

extension AppFontCatalog {
  /// The font of a PostScript name at a size in points, as `UIFont(name:size:)`, but never nil.
  ///
  /// The name may be a face's or a named instance's, and is compared exactly; file names never count.
  /// - Throws: `AppFontError.notASize`; under `isStrict`, `faceMissing` with the nearest names. A lenient catalog gives the
  ///   system font instead, with `isFallback` set.
  public func font(named postScriptName: String, size: Double) throws(AppFontError) -> AppFont {
    try told(font(postScriptName, size: size, style: nil))
  }

  /// The font of a PostScript name, or its fallback; the style is carried by both.
  func font(
    _ name: String, size: Double, style: TextStyle?, weight: FontWeight? = nil
  ) throws(AppFontError) -> AppFont {
    try Self.check(size)
    var font: AppFont
    if let (face, instance) = match(name) {
      font = Self.font(face, instance, size: size)
    } else {
      font = try fallback(for: name, size: size, style: style, weight: weight)
    }
    font.style = style
    font.platform = platform
    return font
  }

  /// The system font in the place of a face that is not loaded, at the style's own weight where there is a style.
  ///
  /// - Throws: under `isStrict`, `AppFontError.faceMissing`.
  func fallback(
    for name: String, size: Double, style: TextStyle?, weight: FontWeight?
  ) throws(AppFontError) -> AppFont {
    let nearest = nearestNames(to: name)
    guard !isStrict else { throw .faceMissing(name: name, use: style?.rawValue, nearest: nearest) }
    let own = style.flatMap { DynamicTypeTable.table(for: platform).weight($0) }
    var font = try systemFont(own ?? weight ?? .regular, size: size)
    font.notes.append(.fallback(missing: name, nearest: nearest))
    return font
  }

  /// The font, after its notes were reported; what is a substitution is an error under `isStrict`.
  func told(_ font: AppFont) throws(AppFontError) -> AppFont {
    if isStrict, let mark = font.marks.first(where: \.isSubstitution) {
      throw .substituted(use: font.textStyle?.rawValue ?? font.postScriptName, mark: mark)
    }
    if !font.notes.isEmpty { report?(font) }
    return font
  }

  /// - Throws: `AppFontError.notASize` for what is no size.
  static func check(_ size: Double) throws(AppFontError) {
    guard size.isFinite, size > 0 else { throw .notASize(size) }
  }

  /// A face or a named instance as it stands: its own weight and slant.
  static func font(_ face: AppFontFace, _ instance: NamedInstance?, size: Double) -> AppFont {
    let place = instance?.coordinates.first { $0.tag == "wght" }?.value
    let weight = place.flatMap { FontWeight(rawValue: Int(min(max($0, 1), 1000))) } ?? face.weight
    return AppFont(
      face: face, postScriptName: instance?.postScriptName ?? face.postScriptName, weight: weight, slant: face.slant,
      pointSize: size, start: instance?.coordinates ?? [])
  }
}
