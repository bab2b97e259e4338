import Typeface

/// The wording of what became of colour glyphs.
enum ColourNote {
  static func drawnAsPictures(_ name: String, count: Int, areText: Bool) -> String {
    let verb = count == 1 ? "is drawn as a picture" : "are drawn as pictures"
    return "\(counted(count, "glyph")) of '\(name)' \(verb) \(areText ? "over" : "without") selectable text"
  }

  static func drawnPlain(_ name: String, _ reason: UndrawnColour, count: Int) -> String {
    let shape = count == 1 ? "is drawn as a plain outline" : "are drawn as plain outlines"
    return "\(counted(count, "glyph")) of '\(name)' \(shape): \(words(reason))"
  }

  static func undrawn(_ name: String, _ reason: UndrawnColour, count: Int) -> String {
    "\(counted(count, "glyph")) of '\(name)' could not be drawn: \(words(reason))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func words(_ reason: UndrawnColour) -> String {
    switch reason {
    case .colourVersion1: "the font's colours are COLR version 1, which is not drawn"
    case .svg: "the font's colours are SVG, which is not drawn"
    case .otherFormat: "the font's pictures are in another format than PNG"
    case .damaged: "the font's pictures are damaged or too large"
    case .bitmaps: "the font has neither an outline nor a colour picture"
    }
  }
}

extension NoteList {
  /// Notes what became of a face's colour glyphs, if it has any that were not drawn as they are.
  mutating func countUndrawnColours(of face: FreeTypeFace) {
    guard let pictures = face.pictures else { return }
    let name = face.face.postScriptName
    for reason in UndrawnColour.allCases {
      if let glyphs = pictures.plain[reason] { add(ColourNote.drawnPlain(name, reason, count: glyphs.count)) }
      if let glyphs = pictures.undrawn[reason] { add(ColourNote.undrawn(name, reason, count: glyphs.count)) }
    }
  }

  /// Notes how many of a face's glyphs are pictures of pixels in a document; `areText` says whether they lie over text.
  mutating func countPictures(of face: FreeTypeFace, areText: Bool) {
    guard let count = face.pictures?.pictured.count, count > 0 else { return }
    add(ColourNote.drawnAsPictures(face.face.postScriptName, count: count, areText: areText))
  }
}
