public import DynamicType
internal import Spelling
public import TypeSystem
internal import Typeface

/// An app's type system over its loaded fonts: Clifton's `appFont(for:)`, from a document in place of a switch.
///
/// It is worked out once, at every category, and is a value that any thread may hold.
public struct AppTypeSystem: Sendable {
  /// The type system of calls that name none; nil until one is bound with `$current.withValue`.
  @TaskLocal public static var current: AppTypeSystem?

  /// The loaded fonts, and the category that holds where a call names none.
  public let fonts: AppFontCatalog
  /// The document, worked out.
  public let resolved: ResolvedTypeSystem
  private let cells: [StyleName: [ContentSizeCategory: ResolvedCell]]

  /// Works a document out against fonts whose loading is finished.
  ///
  /// The system's font and its stand-in are those that `fonts` names.
  /// - Parameters:
  ///   - document: the type system.
  ///   - fonts: the loaded fonts.
  ///   - category: the content size category that holds where a call names none.
  ///   - boldText: whether the person has Bold Text switched on.
  /// - Throws: `AppFontError.notLoaded` before loading is finished: what is still to come must not fall back. And
  ///   `resolution` for a document that can't be worked out.
  public init(
    _ document: TypeSystemDocument, fonts: AppFonts, category: ContentSizeCategory = .large, boldText: Bool = false
  ) throws(AppFontError) {
    guard let catalog = fonts.catalog else { throw .notLoaded(asked: document.name) }
    self.fonts = catalog.at(category).boldText(boldText)
    var document = document
    document.systemFamilies = fonts.system.families
    document.systemStandIn = fonts.system.standIn
    let names = document.everyStyle.filter { document.undefinedStyles != .error || document.rule(of: $0) != nil }
    let resolver = Resolver(library: fonts.library, missingFace: .fallback, boldText: boldText)
    do throws(ResolutionError) { resolved = try resolver.resolve(document, styles: names) } catch {
      throw .resolution(error)
    }
    cells = Dictionary(
      uniqueKeysWithValues: resolved.styles.map { style in
        (style.style, Dictionary(uniqueKeysWithValues: style.custom.cells.map { ($0.category, $0) }))
      })
  }

  /// The document.
  public var document: TypeSystemDocument { resolved.document }

  /// The app's font of a text style: Clifton's `appFont(for:)`.
  ///
  /// A style that the document says nothing of follows its `undefinedStyles`: the system's font, so that choosing that one
  /// stays possible, or body's. A face that isn't loaded gives the fallback, which carries the style and its size.
  /// - Parameters:
  ///   - style: one of Apple's styles.
  ///   - category: the content size category; nil is that of ``fonts``.
  /// - Throws: `undefinedStyle` where such styles are errors, and `noSize` where no table has one. Where the fonts are strict,
  ///   or the document makes missing faces errors, `faceMissing` with the style and the nearest names; under strict fonts
  ///   `substituted` for a stand-in or another weight too.
  public func appFont(
    for style: TextStyle, category: ContentSizeCategory? = nil
  ) throws(AppFontError) -> AppFont {
    try font(.apple(style), category)
  }

  /// The app's font of a style of its own, by the name that the document gives it.
  ///
  /// - Throws: as ``appFont(for:category:)`` does.
  public func appFont(
    forStyleNamed name: String, category: ContentSizeCategory? = nil
  ) throws(AppFontError) -> AppFont {
    if let style = TextStyle(spelling: name) { return try font(.apple(style), category) }
    return try font(.custom(name), category)
  }

  /// The PostScript names of loaded fonts that no style and no role is drawn in, in the order of loading.
  public var unusedFonts: [String] {
    var used: Set<FaceID> = []
    for cell in resolved.styles.flatMap(\.custom.cells) {
      if let face = cell.face?.face { used.insert(face) }
      used.formUnion(cell.cascade.map(\.face))
    }
    let names = Set(fonts.faces.filter { !used.contains($0.id) }.map(\.postScriptName))
    return fonts.loadedFonts.filter(names.contains)
  }

  /// The cell of a style or role, or nil for one that the document has no rule for and gives nothing.
  func font(_ name: StyleName, _ category: ContentSizeCategory?) throws(AppFontError) -> AppFont {
    guard let row = cells[name] else {
      let names = document.everyStyle.map(\.name)
      throw .undefinedStyle(name: name.name, nearest: Spelling.nearest(to: name.name, in: names))
    }
    let category = category ?? fonts.category
    guard let cell = row[category], let size = cell.pointSize, let chosen = cell.face else {
      throw .noSize(style: name.name, category)
    }
    return try fonts.told(font(name, cell, chosen, size))
  }

  private func font(
    _ name: StyleName, _ cell: ResolvedCell, _ chosen: ResolvedFont, _ size: Double
  ) throws(AppFontError) -> AppFont {
    var font = AppFont(chosen, size: size, in: fonts)
    font.style = name.textStyle ?? followedStyle(name)
    font.features = cell.features
    font.letterSpacing = cell.letterSpacing
    font.prescribedLineHeight = cell.leading
    font.cascade = cell.cascade.map { AppFont($0, size: size, in: fonts) }
    font.platform = document.platform
    for mark in cell.marks {
      guard case .fallback(let missing) = mark else {
        font.notes.append(.mark(mark))
        continue
      }
      let nearest = fonts.nearestNames(to: missing)
      guard !fonts.isStrict, document.fonts.onMissingFace == .fallback else {
        throw .faceMissing(name: missing, use: name.name, nearest: nearest)
      }
      font.notes.append(.fallback(missing: missing, nearest: nearest))
    }
    return font
  }

  /// Apple's style that a role follows.
  private func followedStyle(_ name: StyleName) -> TextStyle? {
    guard case .role(let role) = name else { return nil }
    return document.roles[role]?.style?.textStyle
  }
}

extension AppFont {
  /// A worked-out font at a size.
  fileprivate init(_ font: ResolvedFont, size: Double, in fonts: AppFontCatalog) {
    let face = fonts.faces.first { $0.id == font.face }
    guard let face else { preconditionFailure("a face that is not of these fonts") }
    let weight = AxisCoordinate(tag: "wght", value: Double(font.weight.rawValue))
    self.init(
      face: face, postScriptName: font.postScriptName, weight: face.reachable(font.weight), slant: font.slant,
      pointSize: size, start: font.namedInstance?.coordinates ?? [weight], pins: font.axes)
    isSystem = font.isSystem
  }
}
