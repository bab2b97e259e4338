internal import TypeSystem

extension ResolvedStyle {
  /// One of the style's two columns.
  func column(_ column: Column) -> ResolvedColumn {
    switch column {
    case .custom: custom
    case .fallback: fallback
    }
  }
}

extension ResolvedCell {
  /// Whether the cell's face is another than the one asked for, and nothing that is measured of it says anything.
  ///
  /// So it is for the fallback in a missing face's place, and for the stand-in of the system font.
  var hasForeignFace: Bool {
    marks.contains { mark in
      switch mark {
      case .fallback, .standIn: true
      default: false
      }
    }
  }

  /// Whether the fallback is drawn in a missing face's place.
  var isFallbackForMissing: Bool { marks.contains { if case .fallback = $0 { true } else { false } } }

  /// The missing face that a declared stand-in is drawn for; nil where the cell has its own face.
  var missingFace: String? {
    for case .faceStandIn(let name) in marks { return name }
    return nil
  }
}
