import CFreeType
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A FreeType of one drawing's own, which reads no environment variable.
///
/// `FT_Init_FreeType` would read FREETYPE_PROPERTIES, which can change how CFF outlines look, so the library is put
/// together from its parts. Faces keep the library they were opened with alive.
final class FreeTypeLibrary {
  /// FreeType's handle.
  let handle: FT_Library
  /// What the fonts may ask for.
  let limits: FontLimits
  /// The room for the pictures of its fonts.
  let pictureMemory: PictureMemory
  private let memory: UnsafeMutablePointer<FT_MemoryRec_>
  private var fonts: [FreeTypeFont] = []

  /// Starts a library with FreeType's default modules; `limits` are those of its fonts.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when there is no memory for it.
  init(limits: FontLimits) throws(DrawingError) {
    self.limits = limits
    pictureMemory = PictureMemory(maximumBytes: limits.maximumPictureMemory)
    let memory = UnsafeMutablePointer<FT_MemoryRec_>.allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    var handle: FT_Library?
    let code = FT_New_Library(memory, &handle)
    guard code == 0, let handle else {
      memory.deallocate()
      throw .freeType(step: "start FreeType", code: code)
    }
    FT_Add_Default_Modules(handle)
    self.handle = handle
    self.memory = memory
  }

  deinit {
    // It closes the fonts, whose bytes are there until they are let go of.
    FT_Done_Library(handle)
    fonts = []
    memory.deallocate()
  }

  /// A face's font, which is opened when it is first asked for.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when FreeType can't open it.
  func font(of face: Face) throws(DrawingError) -> FreeTypeFont {
    if let font = fonts.first(where: { $0.face === face }) { return font }
    let font = try FreeTypeFont(face, in: self)
    fonts.append(font)
    return font
  }

  /// Opens a face from bytes that stay where they are for as long as it is open; returns FreeType's code.
  func open(_ bytes: UnsafeRawBufferPointer, index: Int, _ face: inout FT_Face?) -> FT_Error {
    FT_New_Memory_Face(
      handle, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(index), &face)
  }
}
