import CHarfBuzz

/// One face of a font file: its names, axes, features, coverage and measures.
///
/// A face belongs to the library that opened it, and to one worker, as the library does. It keeps the file's bytes
/// alive, at one address, for as long as it lives. What is costly to find out is worked out when first asked for.
///
/// Teardown: HarfBuzz's font, then its face (which holds the bytes through a blob), then the bytes themselves.
public final class Face {
  /// The face's place in its library.
  public let id: FaceID

  /// The path of the file that the face came from, as it was given, or the name that came with bytes.
  public let path: String

  /// The face's place in its file, from 0.
  public let index: Int

  /// What kind of file the face came from, by content.
  public let container: FontContainer

  /// The name by which apps ask for the face: name 6, else the full name squeezed, else the file's name.
  public var postScriptName: String { names.postScriptName }

  /// The family's name: name 16, else 1, else the file's name without its extension.
  public var family: String { names.family }

  /// The style's name within the family: name 17, else 2, else "Regular".
  public var style: String { names.style }

  /// The full name: name 4, else the family and the style.
  public var fullName: String { names.fullName }

  /// What is wrong with the names, such as "no PostScript name: the file name stands in"; `nil` when nothing is.
  public var nameProblem: String? { names.problem }

  /// Whether the face is italic or oblique, by `OS/2`, else by `head`.
  public let isItalic: Bool

  /// `OS/2`'s width class: 1 (narrowest) to 9 (widest), 5 is normal and stands in where the font says nothing.
  public let width: Int

  /// Whether the face has outlines; a face without them has bitmaps of certain sizes only.
  public let isScalable: Bool

  /// Font units in an em, 16 to 16384; 1000 where the font's own number is out of range, as HarfBuzz takes it.
  public let unitsPerEm: Int32

  /// Line metrics in font units: `hhea`'s, as Apple takes them, or what stands in for them.
  public let lineMetrics: LineMetrics

  /// The height of flat capitals above the baseline in font units; `nil` where `OS/2` says nothing.
  public let capHeight: Int32?

  /// The height of flat small letters above the baseline in font units; `nil` where `OS/2` says nothing.
  public let xHeight: Int32?

  /// How many glyphs the face has, `.notdef` included.
  public let glyphCount: Int

  /// What the font's maker lets documents do with it.
  public let embedding: Embedding

  /// The axes of a variable face in the order of its `fvar` table; empty for a static face.
  public private(set) lazy var axes: [VariationAxis] = readAxes()

  /// The named instances of a variable face in the order of its `fvar` table.
  public private(set) lazy var namedInstances: [NamedInstance] = readNamedInstances()

  /// The OpenType layout features of `GSUB` and `GPOS`, sorted, each once.
  public private(set) lazy var features: [Tag] = readFeatures()

  /// The weight, 1 to 1000: the default of a variable face's `wght` axis, else `OS/2`'s.
  public private(set) lazy var weight: Int = axis("wght").map { Self.weight($0.defaultValue) } ?? tables.weight

  /// The font's version as a number, such as "1.002": from name 5, else from `head`.
  public private(set) lazy var version: String = readVersion()

  /// HarfBuzz's `hb_face_t *` over the font's bytes, immutable; it belongs to this object.
  package let harfBuzzFace: OpaquePointer

  /// The face's place inside the unpacked bytes, which differs from `index` for a collection in WOFF2.
  package let sfntIndex: Int

  /// What the face's own tables say, kept for the values that are worked out later.
  let tables: FaceTables

  /// The face's names, which point into its bytes.
  let nameTable: NameTable

  /// The file that the face came from.
  let file: FontFile

  private(set) lazy var harfBuzzFont: OpaquePointer = makeFont()
  private var ownsFont = false
  private let names: FaceNames
  private let sfnt: FontBytes

  /// Describes a face whose bytes FreeType has been able to open.
  init(id: FaceID, file: FontFile, index: Int, opened: OpenedFace) {
    self.id = id
    self.file = file
    path = file.path
    self.index = index
    container = opened.container
    sfnt = opened.bytes
    sfntIndex = opened.index
    isScalable = opened.hasOutlines
    tables = opened.tables
    nameTable = opened.names
    harfBuzzFace = HarfBuzzFaces.make(opened.bytes, index: opened.index)
    let units = Int32(clamping: hb_face_get_upem(harfBuzzFace))
    unitsPerEm = units
    lineMetrics = LineMetrics.choose(tables, unitsPerEm: units).metrics
    glyphCount = Int(hb_face_get_glyph_count(harfBuzzFace))
    names = FaceNames(nameTable, fileName: FileName.last(of: file.path), index: index)
    isItalic = tables.isItalic
    width = (1...9).contains(tables.widthClass) ? Int(tables.widthClass) : 5
    capHeight = tables.capHeight
    xHeight = tables.xHeight
    embedding = Embedding(rawValue: tables.fsType)
  }

  /// The same face of the same bytes under another number, for another library of the same worker.
  func renumbered(_ id: FaceID) -> Face {
    Face(
      id: id, file: file, index: index,
      opened: OpenedFace(
        container: container, bytes: sfnt, index: sfntIndex, hasOutlines: isScalable, tables: tables, names: nameTable))
  }

  deinit {
    if ownsFont { hb_font_destroy(harfBuzzFont) }
    hb_face_destroy(harfBuzzFace)
  }

  /// The last part of `path`.
  public var fileName: String { FileName.last(of: path) }

  /// The SHA-256 of the file's bytes as they came, 64 lower-case hexadecimal digits; made when first asked for.
  public var sha256: String { file.sha256 }

  /// What says that a thread is at work on the face's file.
  package var work: FontWork { file.work }

  /// Lends the font's bytes, already unpacked from WOFF or WOFF2; their address stays the same for the face's life.
  package func withFontBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
    try withExtendedLifetime(sfnt) { try body(sfnt.buffer) }
  }

  private func makeFont() -> OpaquePointer {
    ownsFont = true
    return HarfBuzzFaces.font(of: harfBuzzFace)
  }
}
