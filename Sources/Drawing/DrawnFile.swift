package import Sheet
internal import TextLayout

/// A finished file: its bytes, and what a reader of it should know.
public struct DrawnFile: Hashable, Sendable {
  /// The whole file, ready to be written.
  public var bytes: [UInt8]
  /// Sentences about what could not be drawn as the frame asks, each once, in the order in which it was met.
  ///
  /// Empty when everything is as it should be. For example a font whose licence forbids embedding, drawn as outlines.
  public var notes: [String]

  /// A file of these bytes.
  public init(bytes: [UInt8], notes: [String] = []) {
    self.bytes = bytes
    self.notes = notes
  }

  /// The notes but for those about glyphs that marks have told of already.
  package func notes(beside marked: [UndrawnGlyphs]) -> [String] {
    notes.filter { note in
      !marked.contains { DrawingNote.isOf(note, $0.postScriptName, $0.reason) }
    }
  }
}
