import Typeface

/// The sentences about a drawing, each once, in the order in which they came up.
struct NoteList {
  /// The sentences so far.
  private(set) var sentences: [String] = []

  /// Adds a sentence unless it is there.
  mutating func add(_ sentence: String) {
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }

  /// Opens an instance for its outlines, or moves an open face to it; notes why when FreeType can't.
  mutating func open(
    _ face: Face, at coordinates: [AxisCoordinate], library: FreeTypeLibrary, moving opened: FreeTypeFace? = nil
  ) -> FreeTypeFace? {
    do throws(DrawingError) {
      guard let opened else { return try FreeTypeFace(face, at: coordinates, library: library) }
      try opened.move(to: coordinates)
      return opened
    } catch {
      if case .freeType(_, let code) = error { add(DrawingNote.cannotBeOpened(face.postScriptName, code: code)) }
      return nil
    }
  }

  /// Notes how many glyphs of an instance could not be drawn, if any, and how many not in their colours.
  mutating func countRefused(of face: FreeTypeFace) {
    if face.refusedCount > 0 {
      add(DrawingNote.glyphsNotDrawn(face.face.postScriptName, count: face.refusedCount))
    }
    countUndrawnColours(of: face)
  }
}
