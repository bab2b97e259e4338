internal import DynamicType
internal import TypeSystem
internal import Typeface

/// The faces that a document's styles and roles come to, with and without Bold Text.
struct UsedFaces {
  /// The PostScript names asked for or drawn, those of missing faces among them.
  private(set) var names: Set<String> = []
  /// The faces drawn.
  private(set) var faces: Set<FaceID> = []

  /// Works a document out for all of its styles, however few are shown.
  init(_ document: TypeSystemDocument, shown: ResolvedTypeSystem, _ library: FontLibrary) {
    for boldText in [false, true] {
      let isShown = boldText == shown.boldText && shown.styles.map(\.style) == document.shownStyles
      let resolver = Resolver(library: library, missingFace: .fallback, boldText: boldText)
      // What can't be worked out has been told when the shown system was.
      guard let system = isShown ? shown : try? resolver.resolve(document) else { continue }
      for style in system.styles {
        for cell in style.custom.cells + style.fallback.cells { add(cell, library) }
      }
    }
  }

  private mutating func add(_ cell: ResolvedCell, _ library: FontLibrary) {
    for font in [cell.face].compactMap({ $0 }) + cell.cascade {
      names.insert(font.postScriptName)
      if faces.insert(font.face).inserted { names.insert(library[font.face].postScriptName) }
    }
    for mark in cell.marks {
      switch mark {
      case .fallback(let name), .faceStandIn(let name): names.insert(name)
      default: break
      }
    }
  }
}
