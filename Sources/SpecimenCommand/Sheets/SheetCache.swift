internal import TextLayout
internal import Typeface

/// What one worker keeps from sheet to sheet: font files that haven't changed, and what was shaped with them.
///
/// A sheet's bytes don't depend on it. Fonts are compared with their files each time (``FontFileCache``), and a library is
/// used again only where the same files gave the same faces in the same order; so numbers of faces mean what they meant.
final class SheetCache {
  /// How many libraries are kept, each with what was shaped: as many as documents that are worked on in turn.
  private static let libraryLimit = 4

  /// The font files.
  let fontFiles = FontFileCache(now: ClockTime.nanosecondsSince1970)

  private var libraries: [FontLibrary] = []
  private var shapers: [ObjectIdentifier: TextShaper] = [:]

  /// The library of an earlier sheet with the same faces, or the new one, which is kept then.
  func library(like new: FontLibrary) -> FontLibrary {
    let library: FontLibrary
    if let index = libraries.firstIndex(where: { $0.hasSameFaces(as: new) }) {
      library = libraries.remove(at: index)
    } else {
      library = new
      if libraries.count >= Self.libraryLimit { shapers[ObjectIdentifier(libraries.removeFirst())] = nil }
    }
    libraries.append(library)
    return library
  }

  /// The shaper of a kept library, with what it has shaped so far.
  func shaper(for library: FontLibrary) -> TextShaper {
    let key = ObjectIdentifier(library)
    if let shaper = shapers[key] { return shaper }
    let shaper = TextShaper(library: library)
    if libraries.contains(where: { $0 === library }) { shapers[key] = shaper }
    return shaper
  }
}
