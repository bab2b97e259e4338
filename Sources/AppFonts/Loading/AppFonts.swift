public import DynamicType
internal import TypeSystem
public import Typeface

/// The fonts of an app, apart from what the host has installed: loaded first, and asked for afterwards.
///
/// Loading is this class; asking is the ``AppFontCatalog`` that ``finishLoading(report:)`` gives. So the order in which an
/// app must be wired, fonts before anything that shows them, is one that the compiler sees. The class belongs to one
/// worker, as its library does; the catalog may go anywhere.
public final class AppFonts {
  /// Whether whatever is not as it was asked for is an error: a file that is no font, a face that is not loaded.
  public let isStrict: Bool
  /// The platform whose tables hold; iOS by default.
  public let platform: Platform
  /// The loaded fonts, to draw with.
  public let library: FontLibrary
  /// What became of every file and of all data so far, in the order of the calls.
  public private(set) var reports: [FontFileReport] = []
  /// The PostScript names of the app's fonts, each once, in the order in which they were loaded, over all calls.
  public private(set) var loadedFonts: [String] = []
  /// What fonts are asked of, once loading is finished; taking in another font begins it anew, and this is nil again.
  public private(set) var catalog: AppFontCatalog?

  let system: SystemFamilies

  /// Begins without fonts.
  ///
  /// - Parameters:
  ///   - strict: whether what is not as it was asked for is an error; else it is reported, and something stands in.
  ///   - platform: whose tables hold.
  ///   - systemFamilies: the families that are the system's font, best first; nil is the platform's San Francisco.
  ///   - systemStandIn: the family that stands in for them, and is said to.
  ///   - limits: how much a font file may ask for.
  public init(
    strict: Bool = false, platform: Platform = .ios, systemFamilies: [String]? = nil, systemStandIn: String = "Inter",
    limits: FontLimits = FontLimits()
  ) {
    isStrict = strict
    self.platform = platform
    library = FontLibrary(limits: limits)
    let own = TypeSystemDocument(name: "", platform: platform, styles: [:]).systemFamilies
    system = SystemFamilies(families: systemFamilies ?? own, standIn: systemStandIn)
  }

  /// Takes in every file of a folder, and reports on each; one that is no font stops nothing.
  ///
  /// As Clifton's call does, it tries every file whatever its name; hidden files and folders inside are passed over.
  /// - Parameters:
  ///   - directory: the folder, `Fonts` by default, used as it is given.
  ///   - options: which files are tried in place of every one.
  ///   - completion: hears at the end the names of all fonts that are loaded, those of earlier calls too.
  /// - Throws: `AppFontError.loading` when the folder is missing, is none, or can't be listed. Under `isStrict`,
  ///   `emptyDirectory`, and `filesRefused` after all other files were taken in.
  @discardableResult
  public func loadAppFonts(
    directory: String = "Fonts", options: DirectoryOptions = DirectoryOptions(include: ["*"]),
    completion: ([String]) -> Void = { _ in }
  ) throws(AppFontError) -> [FontFileReport] {
    let loaded: [FontFileReport]
    do throws(FontError) { loaded = try library.load(directory: directory, options: options) } catch {
      throw .loading(error)
    }
    take(loaded)
    completion(loadedFonts)
    guard isStrict else { return loaded }
    if loaded.isEmpty { throw .emptyDirectory(path: directory) }
    try refuse(loaded)
    return loaded
  }

  /// Takes in a folder's fonts for the system's font or its stand-in, which are not among ``loadedFonts``.
  ///
  /// - Throws: `AppFontError.loading` when the folder is missing, is none, or can't be listed.
  @discardableResult
  public func loadSystemFonts(directory: String) throws(AppFontError) -> [FontFileReport] {
    do throws(FontError) {
      catalog = nil
      return try library.load(directory: directory)
    } catch {
      throw .loading(error)
    }
  }

  /// Ends loading, and gives what fonts are asked of.
  ///
  /// A catalog that an earlier call gave stays as it is, without the fonts that came later.
  /// - Parameter report: hears of every font that is later given though it is not as asked, from any thread.
  /// - Throws: `AppFontError.noSystemFont` when there is nothing that a missing font could be replaced by.
  @discardableResult
  public func finishLoading(report: (@Sendable (AppFont) -> Void)? = nil) throws(AppFontError) -> AppFontCatalog {
    let families = Set(system.all.map { $0.lowercased() })
    guard library.faces.contains(where: { families.contains($0.family.lowercased()) }) else {
      throw .noSystemFont(standIn: system.standIn)
    }
    let finished = AppFontCatalog(
      faces: library.faces.map(AppFontFace.init), loadedFonts: loadedFonts, system: system, platform: platform,
      isStrict: isStrict, report: report)
    catalog = finished
    return finished
  }

  /// Notes what was taken in: names that are new come last.
  func take(_ loaded: [FontFileReport]) {
    catalog = nil
    reports += loaded
    for face in loaded.flatMap(\.faces) {
      let name = library[face].postScriptName
      if !loadedFonts.contains(name) { loadedFonts.append(name) }
    }
  }

  /// - Throws: `AppFontError.filesRefused` for files that gave no font.
  func refuse(_ loaded: [FontFileReport]) throws(AppFontError) {
    let refused = loaded.filter { $0.refusal != nil }
    guard refused.isEmpty else { throw .filesRefused(refused) }
  }
}
