/// What a golden image is, in words and numbers: each cell's glyphs, size, place and pixels, and what they were made from.
///
/// It is text made to be read in a code review (see `text`). The same sheet, drawn by the same versions from the same
/// fonts, gives the same manifest.
public struct Manifest: Hashable, Sendable {
  /// The program that drew the sheet, such as "specimen 0.1.0".
  public var tool: String
  /// The libraries that drew it, in the order that the program names them.
  public var libraries: [LibraryRecord]
  /// The document that was drawn; nil for a drawing that has none.
  public var document: DocumentRecord?
  /// Apple's table that sizes come from; nil for a drawing that has none.
  public var table: TableRecord?
  /// Pixels a point.
  public var scale: Double
  /// The picture's size, and what on it belongs to no cell.
  public var page: PageRecord
  /// The picture's file; nil where none is stored.
  public var image: ImageRecord?
  /// The fonts that ``shapes`` name, in the order of their first use.
  public var fonts: [FontRecord]
  /// The lines of glyphs that ``cells`` name, each once, in the order of their first use.
  public var shapes: [ShapeRecord]
  /// The cells in the sheet's order; their names differ.
  public var cells: [CellRecord]

  /// Puts a manifest together.
  public init(
    tool: String, libraries: [LibraryRecord], document: DocumentRecord? = nil, table: TableRecord? = nil,
    scale: Double, page: PageRecord, image: ImageRecord? = nil, fonts: [FontRecord], shapes: [ShapeRecord],
    cells: [CellRecord]
  ) {
    self.tool = tool
    self.libraries = libraries
    self.document = document
    self.table = table
    self.scale = scale
    self.page = page
    self.image = image
    self.fonts = fonts
    self.shapes = shapes
    self.cells = cells
  }
}

/// A library and its version.
public struct LibraryRecord: Hashable, Sendable {
  /// The library's name, such as "FreeType".
  public var name: String
  /// Its version, such as "2.12.1".
  public var version: String

  /// Pairs a library with its version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// A document and its contents' digest.
public struct DocumentRecord: Hashable, Sendable {
  /// The name of its file without a folder, or "embedded".
  public var name: String
  /// SHA-256 of its bytes, 64 hexadecimal digits; of the program's own document, "-".
  public var sha256: String

  /// Pairs a document with its digest.
  public init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }
}

/// A platform's table of sizes.
public struct TableRecord: Hashable, Sendable {
  /// The platform's name, such as "ios".
  public var platform: String
  /// Of every number in the table.
  public var fingerprint: Fingerprint

  /// Pairs a platform with its numbers.
  public init(platform: String, fingerprint: Fingerprint) {
    self.platform = platform
    self.fingerprint = fingerprint
  }
}

/// The page that cells stand on.
public struct PageRecord: Hashable, Sendable {
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int
  /// Of what belongs to no cell, and of where the cells stand.
  public var fingerprint: Fingerprint

  /// A page's size and what it holds beside cells.
  public init(width: Int, height: Int, fingerprint: Fingerprint) {
    self.width = width
    self.height = height
    self.fingerprint = fingerprint
  }
}

/// The picture's file.
public struct ImageRecord: Hashable, Sendable {
  /// Its length in bytes.
  public var bytes: Int
  /// Of its bytes: what was written with this manifest, and nothing else.
  public var fingerprint: Fingerprint

  /// A file of so many bytes with this fingerprint.
  public init(bytes: Int, fingerprint: Fingerprint) {
    self.bytes = bytes
    self.fingerprint = fingerprint
  }
}

/// A font file, or a face of one.
public struct FontRecord: Hashable, Sendable {
  /// The face's PostScript name.
  public var name: String
  /// The name of its file without a folder.
  public var file: String
  /// SHA-256 of the file, 64 hexadecimal digits.
  public var sha256: String

  /// A face of a file.
  public init(name: String, file: String, sha256: String) {
    self.name = name
    self.file = file
    self.sha256 = sha256
  }
}

/// Glyphs of one font instance in a row: as fractions of an em, so that cells of different sizes share it.
public struct ShapeRecord: Hashable, Sendable {
  /// A glyph and how far it moves the pen.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in its face.
    public var id: UInt32
    /// The advance in 1/1000 em, rounded to 1/1000 of that.
    public var advance: Double
    /// How far right of the pen it stands, in 1/1000 em.
    public var xOffset: Double
    /// How far above the baseline it stands, in 1/1000 em.
    public var yOffset: Double

    /// A glyph at the pen unless offsets are given.
    public init(id: UInt32, advance: Double, xOffset: Double = 0, yOffset: Double = 0) {
      self.id = id
      self.advance = advance
      self.xOffset = xOffset
      self.yOffset = yOffset
    }
  }

  /// The face's index in the manifest's fonts.
  public var font: Int
  /// The instance's coordinates as text, such as "opsz=17 wght=600"; empty for a static face.
  public var instance: String
  /// The characters that the glyphs stand for.
  public var text: String
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// Of the glyphs' outlines or pictures in the face.
  public var outlines: Fingerprint

  /// A row of glyphs.
  public init(font: Int, instance: String = "", text: String, glyphs: [Glyph], outlines: Fingerprint) {
    self.font = font
    self.instance = instance
    self.text = text
    self.glyphs = glyphs
    self.outlines = outlines
  }
}

/// A cell of the sheet.
public struct CellRecord: Hashable, Sendable {
  /// Its name.
  public var name: CellName
  /// Its size in points; nil where it is unknown.
  public var pointSize: Double?
  /// The indices of its runs in the manifest's shapes, from left to right.
  public var shapes: [Int]
  /// Where its ink stands on the page, in pixels.
  public var place: PixelRect
  /// Of its pixels, counted from its own baseline's origin: where it stands on the page doesn't matter.
  public var pixels: Fingerprint

  /// Puts a cell together.
  public init(name: CellName, pointSize: Double?, shapes: [Int], place: PixelRect, pixels: Fingerprint) {
    self.name = name
    self.pointSize = pointSize
    self.shapes = shapes
    self.place = place
    self.pixels = pixels
  }
}
