import Typeface

/// The font instances that a drawing has opened, each once.
final class OpenFaces {
  /// The library that frames name fonts of.
  let fonts: FontLibrary
  private let library: FreeTypeLibrary
  private var faces: [FontInstance: FreeTypeFace?] = [:]
  private var order: [FreeTypeFace] = []
  private var notes = NoteList()

  /// Opens nothing yet.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when there is no memory for FreeType.
  init(_ fonts: FontLibrary) throws(DrawingError) {
    self.fonts = fonts
    library = try FreeTypeLibrary(limits: fonts.limits)
  }

  /// An instance; nil when FreeType can't open it.
  subscript(instance: FontInstance) -> FreeTypeFace? {
    if let face = faces[instance] { return face }
    let face = notes.open(fonts[instance.face], at: instance.coordinates, library: library)
    if let face { order.append(face) }
    faces[instance] = .some(face)
    return face
  }

  /// What could not be done as asked so far; glyphs that couldn't be drawn are counted by font.
  func finishedNotes() -> [String] {
    var notes = notes
    for face in order { notes.countRefused(of: face) }
    return notes.sentences
  }
}
