internal import Spelling

/// A face that FreeType could open and whose tables are all there, before it gets a place in a library.
struct OpenedFace {
  let container: FontContainer

  /// The unpacked bytes, and the face's place in them.
  let bytes: FontBytes
  let index: Int

  let hasOutlines: Bool
  let tables: FaceTables

  /// Points into the bytes.
  let names: NameTable
}

/// Opens the faces of one file with FreeType, and refuses what could not be drawn.
struct FaceOpener {
  let file: FontFile
  let content: FileContent
  let limits: FontLimits

  /// How many faces the file holds; its headers are checked against the limits first.
  func faceCount(_ library: borrowing FreeTypeLibrary) throws(Refusal) -> Int {
    let bytes = BigEndian(bytes: file.bytes.buffer)
    switch content {
    case .sfnt: return 1
    case .collection:
      let count = TableDirectory.faceCount(bytes)
      guard count > 0 else { throw Refusal("a collection that holds no face") }
      return count
    case .woff, .woff2:
      // Both formats say at byte 16 how many bytes they unpack to.
      let size = Int(bytes.uint32(16) ?? 0)
      guard size <= limits.maximumDecodedSize else {
        throw Refusal(
          "it unpacks to \(Amounts.bytes(size)), over the limit of \(Amounts.bytes(limits.maximumDecodedSize))",
          limit: "font-decoded-bytes")
      }
      return try library.withFace(file.bytes, index: 0) { $0.faceCount }
    case .other(let words):
      try refuse(words, library)
    }
  }

  /// Opens one face.
  func open(_ index: Int, _ library: borrowing FreeTypeLibrary) throws(Refusal) -> OpenedFace {
    switch content {
    case .sfnt, .collection:
      // The directory comes first: FreeType opens fonts whose tables lie outside the file.
      let directory = try TableDirectory(BigEndian(bytes: file.bytes.buffer), faceIndex: index)
      let hasOutlines = try library.withFace(file.bytes, index: index) { face throws(Refusal) in
        try outlines(face)
      }
      return opened(file.bytes, index: index, directory, hasOutlines: hasOutlines)
    case .woff, .woff2:
      let (bytes, hasOutlines) = try library.withFace(file.bytes, index: index) { face throws(Refusal) in
        (try face.unpacked(limit: limits.maximumDecodedSize), try outlines(face))
      }
      let directory = try TableDirectory(BigEndian(bytes: bytes.buffer), faceIndex: 0)
      return opened(bytes, index: 0, directory, hasOutlines: hasOutlines)
    case .other(let words):
      try refuse(words, library)
    }
  }

  private func opened(
    _ bytes: FontBytes, index: Int, _ directory: TableDirectory, hasOutlines: Bool
  ) -> OpenedFace {
    let format: FontContainer.Format =
      directory.has("CFF2") ? .openTypeCFF2 : directory.has("CFF ") ? .openTypeCFF : .trueType
    let wrapper: FontContainer.Wrapper =
      switch content {
      case .woff: .woff
      case .woff2: .woff2
      default: .none
      }
    // FreeType counts a face with 'sbix' among those without outlines, because it would draw only one of the two.
    let isPictured = directory.has("sbix") && (directory.has("glyf") && directory.has("loca") || format != .trueType)
    let container = FontContainer(format: format, isCollection: content == .collection, wrapper: wrapper)
    return OpenedFace(
      container: container, bytes: bytes, index: index, hasOutlines: hasOutlines || isPictured,
      tables: FaceTables(directory), names: NameTable(directory.table("name")))
  }

  private func outlines(_ face: borrowing FreeTypeFace) throws(Refusal) -> Bool {
    guard face.hasTables else { throw Refusal("no OpenType tables") }
    guard face.hasOutlines || face.hasBitmaps else { throw Refusal("the face has neither outlines nor bitmaps") }
    return face.hasOutlines
  }

  /// Lets FreeType say why a file is no font; what it opens has no OpenType tables, and is refused for that.
  private func refuse(_ words: String?, _ library: borrowing FreeTypeLibrary) throws(Refusal) -> Never {
    do {
      _ = try library.withFace(file.bytes, index: 0) { $0.faceCount }
    } catch {
      // In memory, a file too short for a format that is tried gives a code of FreeType's stream group (0x51 to 0x5F),
      // where the same file opened by its path is an unknown format.
      let isStream = error.code.map { (0x51...0x5F).contains($0) } ?? false
      let code = isStream ? FreeTypeWords.unknownFormat : error.code
      throw Refusal(words ?? code.map(FreeTypeWords.text) ?? error.reason, code: code)
    }
    throw Refusal(words.map { "\($0): no OpenType tables" } ?? "no OpenType tables")
  }
}
