/// Words for the FreeType errors that opening a font can give.
///
/// The codes are those of FreeType 2.12's fterrdef.h; the words are our own. A code that is not here says its number.
enum FreeTypeWords {
  /// The code for a file that no format's module recognises.
  static let unknownFormat: Int32 = 0x02

  static func text(for code: Int32) -> String {
    words[code] ?? "FreeType cannot open it"
  }

  private static let words: [Int32: String] = [
    0x01: "FreeType cannot open the file",
    0x02: "unknown file format",
    0x03: "the file's format is broken",
    0x04: "FreeType's version does not fit",
    0x05: "a FreeType module is too old",
    0x06: "FreeType was asked for something that it does not take",
    0x07: "FreeType does not have this feature",
    0x08: "a table is broken",
    0x09: "a table points to a place outside the font",
    0x0A: "a table asks for too large an array",
    0x0B: "FreeType was built without the module for this format",
    0x11: "a character code is out of range",
    0x12: "FreeType does not know this glyph format",
    0x40: "out of memory",
    0x51: "FreeType cannot read the file",
    0x52: "the file points past its own end",
    0x53: "the file ends too early",
    0x54: "the file ends too early",
    0x55: "the file ends too early",
    0x56: "the file ends too early",
    0x58: "the file ends too early",
    0x8E: "a required table is missing",
    0x8F: "the 'hhea' table is missing",
    0x90: "the 'loca' table is missing",
    0x91: "the 'name' table is missing",
    0x92: "the 'cmap' table is missing",
    0x93: "the 'hmtx' table is missing",
    0x94: "the 'post' table is missing",
    0x95: "the 'hmtx' table is broken",
    0x96: "the 'cmap' table's format is broken",
    0x98: "the 'vmtx' table is broken",
    0x9A: "the 'post' table's format is broken",
    0x9B: "the 'post' table is broken",
  ]
}
