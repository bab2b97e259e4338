public import DynamicType
internal import Spelling
internal import TypeSystem
internal import Typeface

/// The fonts of an app once they are loaded, as a value that any thread may hold: what fonts are asked of.
///
/// Only `AppFonts.finishLoading()` makes one, so that nothing can be asked of fonts that are still to come. It also holds
/// what a phone's settings would say: the content size category and Bold Text.
public struct AppFontCatalog: Sendable {
  /// The catalog of calls that name none, such as `GillSans.bold.of(size: 17)`; nil until one is bound.
  ///
  /// Bind it around the app's work: `AppFontCatalog.$current.withValue(catalog) { … }`. It holds for that task and the
  /// tasks that it starts, but not for detached ones, and no lock or global state is involved.
  @TaskLocal public static var current: AppFontCatalog?

  /// Whether a font that is not the one asked for is an error, where else it is a marked fallback.
  public let isStrict: Bool
  /// The platform whose tables hold.
  public let platform: Platform
  /// The PostScript names of the app's fonts, each once, in the order in which they were loaded.
  public let loadedFonts: [String]
  /// Every loaded face, those of the system's font among them.
  public let faces: [AppFontFace]
  /// The content size category that the person has chosen; Large until it is set.
  public var category = ContentSizeCategory.default
  /// Whether the person has Bold Text switched on.
  public var isBoldText = false

  /// Hears of every font that is not as it was asked for.
  let report: (@Sendable (AppFont) -> Void)?
  let system: SystemFamilies
  private let places: [String: Place]

  /// Where a PostScript name leads.
  private struct Place: Sendable {
    var face: Int
    var instance: Int?
  }

  init(
    faces: [AppFontFace], loadedFonts: [String], system: SystemFamilies, platform: Platform, isStrict: Bool,
    report: (@Sendable (AppFont) -> Void)?
  ) {
    self.faces = faces
    self.loadedFonts = loadedFonts
    self.system = system
    self.platform = platform
    self.isStrict = isStrict
    self.report = report
    var places: [String: Place] = [:]
    for (index, face) in faces.enumerated() where places[face.postScriptName] == nil {
      places[face.postScriptName] = Place(face: index)
    }
    for (index, face) in faces.enumerated() {
      for (number, instance) in face.namedInstances.enumerated() {
        guard let name = instance.postScriptName, places[name] == nil else { continue }
        places[name] = Place(face: index, instance: number)
      }
    }
    self.places = places
  }

  /// The catalog at another content size category.
  public func at(_ category: ContentSizeCategory) -> AppFontCatalog {
    var catalog = self
    catalog.category = category
    return catalog
  }

  /// The catalog with Bold Text switched on or off.
  public func boldText(_ isOn: Bool = true) -> AppFontCatalog {
    var catalog = self
    catalog.isBoldText = isOn
    return catalog
  }

  /// The face of a PostScript name, and the named instance where the name is that of one; nil where there is none.
  func match(_ postScriptName: String) -> (face: AppFontFace, instance: NamedInstance?)? {
    guard let place = places[postScriptName] else { return nil }
    let face = faces[place.face]
    return (face, place.instance.map { face.namedInstances[$0] })
  }

  /// The loaded PostScript names and families nearest to one that is not loaded, nearest first.
  public func nearestNames(to name: String, limit: Int = 3) -> [String] {
    let names = faces.flatMap { [$0.postScriptName] + $0.namedInstances.compactMap(\.postScriptName) }
    return Spelling.nearest(to: name, in: names + faces.map(\.familyName), limit: limit)
  }
}
