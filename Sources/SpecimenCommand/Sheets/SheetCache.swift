internal import TextLayout
internal import Typeface

/// What one worker keeps from sheet to sheet: font files that haven't changed, and what was shaped with them.
///
/// A sheet's bytes don't depend on it. Fonts are compared with their files each time (``FontFileCache``), and a library is
/// used again only where the same files gave the same faces in the same order; so numbers of faces mean what they meant.
final class SheetCache {
  /// For how many more sheets a library is kept, with what was shaped: so five folders of fonts that each document is
  /// drawn with in turn are kept.
  ///
  /// The library of a document with fonts of its own takes 1 MB, and nobody asks for it again.
  private static let sheetLimit = 4

  /// The font files.
  let fontFiles = FontFileCache(now: ClockTime.nanosecondsSince1970)

  private var libraries: [(library: FontLibrary, sheet: Int)] = []
  private var sheetCount = 0
  private var shapers: [ObjectIdentifier: TextShaper] = [:]

  /// The library of an earlier sheet with the same faces, or the new one, which is kept then.
  func library(like new: FontLibrary) -> FontLibrary {
    sheetCount += 1
    let index = libraries.firstIndex { $0.library.hasSameFaces(as: new) }
    let library = index.map { libraries.remove(at: $0).library } ?? new
    for old in libraries where old.sheet + Self.sheetLimit < sheetCount { shapers[ObjectIdentifier(old.library)] = nil }
    libraries.removeAll { $0.sheet + Self.sheetLimit < sheetCount }
    libraries.append((library, sheetCount))
    return library
  }

  /// The shaper of a kept library, with what it has shaped so far; `limits` are those of the run.
  func shaper(for library: FontLibrary, limits: TextLimits) -> TextShaper {
    let key = ObjectIdentifier(library)
    if let shaper = shapers[key] { return shaper }
    let shaper = TextShaper(library: library, limits: limits)
    if libraries.contains(where: { $0.library === library }) { shapers[key] = shaper }
    return shaper
  }
}
