package import Typeface

extension ResolvedTypeSystem {
  /// The system with other numbers for its faces: those that they have in another library.
  ///
  /// Nothing is worked out again, so faces that went missing stay so.
  package func renumbered(_ number: (FaceID) -> FaceID) -> ResolvedTypeSystem {
    var system = self
    system.labelFonts.regular.face = number(labelFonts.regular.face)
    system.labelFonts.medium.face = number(labelFonts.medium.face)
    system.labelFonts.bold.face = number(labelFonts.bold.face)
    for index in system.styles.indices {
      system.styles[index].custom.renumber(number)
      system.styles[index].fallback.renumber(number)
    }
    return system
  }
}

extension ResolvedColumn {
  fileprivate mutating func renumber(_ number: (FaceID) -> FaceID) {
    if let face = font?.face { font?.face = number(face) }
    for index in cells.indices {
      if let face = cells[index].face?.face { cells[index].face?.face = number(face) }
      if let face = cells[index].font?.face { cells[index].font?.face = number(face) }
      for place in cells[index].cascade.indices {
        cells[index].cascade[place].face = number(cells[index].cascade[place].face)
      }
    }
  }
}
