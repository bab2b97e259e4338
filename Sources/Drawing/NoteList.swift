import TextLayout
import Typeface

/// The sentences about a drawing, each once, in the order in which they came up.
struct NoteList {
  /// The sentences so far.
  private(set) var sentences: [String] = []

  /// Adds a sentence unless it is there.
  mutating func add(_ sentence: String) {
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }

  /// Opens an instance for its outlines; notes why when FreeType can't.
  mutating func open(
    _ face: Face, at coordinates: [AxisCoordinate], library: FreeTypeLibrary
  ) -> FreeTypeFace? {
    do {
      return try FreeTypeFace(face, at: coordinates, library: library)
    } catch {
      if case .freeType(_, let code) = error { add(DrawingNote.cannotBeOpened(face.postScriptName, code: code)) }
      return nil
    }
  }

  /// Notes how many glyphs of an instance are not drawn, if any, and how many not in their colours.
  mutating func countRefused(of face: FreeTypeFace) {
    let counts = face.undrawnCounts
    if !counts.isEmpty { add(counts, of: face.face.postScriptName) }
    countPlain(of: face)
  }

  private mutating func add(_ counts: [UndrawnReason: Int], of name: String) {
    for (reason, count) in counts.sorted(by: { $0.key.rank < $1.key.rank }) {
      add(DrawingNote.glyphsNotDrawn(name, reason, count: count))
    }
  }
}
