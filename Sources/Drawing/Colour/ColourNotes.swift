import TextLayout
import Typeface

/// The wording of what became of colour glyphs.
enum ColourNote {
  static func drawnAsPictures(_ name: String, count: Int, areText: Bool) -> String {
    let verb = count == 1 ? "is drawn as a picture" : "are drawn as pictures"
    return "\(counted(count, "glyph")) of '\(name)' \(verb) \(areText ? "over" : "without") selectable text"
  }

  static func drawnPlain(_ name: String, _ reason: UndrawnReason, count: Int) -> String {
    let shape = count == 1 ? "is drawn as a plain outline" : "are drawn as plain outlines"
    return "\(counted(count, "glyph")) of '\(name)' \(shape): \(reason.words)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension NoteList {
  /// Notes what became of a face's colour glyphs, if it has any that are drawn without their colours.
  mutating func countPlain(of face: FreeTypeFace) {
    guard let pictures = face.pictures else { return }
    let name = face.face.postScriptName
    for (reason, glyphs) in pictures.plain.sorted(by: { $0.key.rank < $1.key.rank }) {
      add(ColourNote.drawnPlain(name, reason, count: glyphs.count))
    }
  }

  /// Notes how many of a face's glyphs are pictures of pixels in a document; `areText` says whether they lie over text.
  mutating func countPictures(of face: FreeTypeFace, areText: Bool) {
    guard let count = face.pictures?.pictured.count, count > 0 else { return }
    add(ColourNote.drawnAsPictures(face.face.postScriptName, count: count, areText: areText))
  }
}
