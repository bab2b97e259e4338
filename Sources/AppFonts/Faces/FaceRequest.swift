internal import DynamicType
internal import TypeSystem

/// A face as it is asked of a catalog: its name, with Bold Text heeded, and the faces that step in for it.
struct FaceRequest {
  let name: String
  let cascade: [CascadeFace]
  let fonts: AppFontCatalog

  init(_ face: some FontFace, fonts: AppFontCatalog) {
    let isBold = fonts.isBoldText && fonts.platform != .watchos
    let face = isBold ? face.boldTextMapping : face
    self.init(
      name: face.rawValue,
      cascade: face.cascadeList.map { isBold ? CascadeFace($0.boldName ?? $0.name) : $0 }, fonts: fonts)
  }

  init(name: String, cascade: [CascadeFace], fonts: AppFontCatalog) {
    self.name = name
    self.cascade = cascade
    self.fonts = fonts
  }

  func fixed(size: Double) throws(AppFontError) -> AppFont {
    try fonts.told(font(size: size, style: nil))
  }

  func scaled(_ style: TextStyle, defaultSize: Double?, maxSize: Double?) throws(AppFontError) -> AppFont {
    if let maxSize { try AppFontCatalog.check(maxSize) }
    guard let base = defaultSize ?? DynamicTypeTable.table(for: fonts.platform).pointSize(style, .large) else {
      guard !fonts.isStrict else { throw .noDefaultSize(style, fonts.platform) }
      return try fonts.told(font(size: 17, style: style, note: .noDefaultSize(style)))
    }
    try AppFontCatalog.check(base)
    let metrics = FontMetrics(forTextStyle: style, platform: fonts.platform)
    guard
      let size = metrics.scaledPointSize(
        for: base, maximumPointSize: maxSize ?? 0, compatibleWith: fonts.category)
    else {
      guard !fonts.isStrict else { throw .unscalable(style, fonts.category, fonts.platform) }
      let capped = min(base, maxSize ?? base)
      return try fonts.told(font(size: capped, style: style, note: .unscaled(style, fonts.category)))
    }
    var font = try font(size: size, style: style)
    font.scaling = .metrics(size: base, maximum: maxSize)
    return try fonts.told(font)
  }

  func systemSized(_ style: TextStyle, maxSize: Double?) throws(AppFontError) -> AppFont {
    let (size, note) = try fonts.systemSize(style, maxSize: maxSize)
    return try fonts.told(font(size: size, style: style, note: note))
  }

  /// The font with its cascade, whose last font is the system's.
  private func font(size: Double, style: TextStyle?, note: AppFontNote? = nil) throws(AppFontError) -> AppFont {
    var font = try fonts.font(name, size: size, style: style)
    if let note { font.notes.append(note) }
    for member in cascade {
      guard let (face, instance) = fonts.match(member.name) else {
        let nearest = fonts.nearestNames(to: member.name)
        guard !fonts.isStrict else { throw .faceMissing(name: member.name, use: name, nearest: nearest) }
        font.notes.append(.cascadeMissing(name: member.name))
        continue
      }
      font.cascade.append(AppFontCatalog.font(face, instance, size: size))
    }
    font.cascade.append(try fonts.systemFont(font.weight, size: size))
    return font
  }
}

extension AppFontCatalog {
  /// The system's size of a style at the category, capped; 17 points and a note where no table has it.
  ///
  /// - Throws: `AppFontError.notASize` for the cap, and under `isStrict` `noSize`.
  func systemSize(_ style: TextStyle, maxSize: Double?) throws(AppFontError) -> (size: Double, note: AppFontNote?) {
    if let maxSize { try Self.check(maxSize) }
    guard let size = DynamicTypeTable.table(for: platform).pointSize(style, category) else {
      guard !isStrict else { throw .noSize(style: style.rawValue, category) }
      return (min(17, maxSize ?? 17), .noDefaultSize(style))
    }
    return (min(size, maxSize ?? size), nil)
  }
}
