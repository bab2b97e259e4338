import CFreeType
import CHarfBuzz

/// A rebuilt font opened by FreeType, together with all that it needs to stay open.
///
/// cairo keeps scaled fonts for later, past the drawing and possibly until another thread's drawing pushes them out. So
/// each of these has a library of its own: when cairo lets go of one, nothing that another thread uses is touched. The
/// face is closed first, then its library, then the bytes that it reads.
final class MemoryFace {
  /// FreeType's handle.
  let handle: FT_Face
  private let library: FreeTypeLibrary
  private let bytes: OpaquePointer

  /// Opens a font in a HarfBuzz blob, and owns the blob from here on.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when FreeType can't open it.
  init(owning blob: OpaquePointer, name: String) throws(DrawingError) {
    let library: FreeTypeLibrary
    do {
      library = try FreeTypeLibrary()
    } catch {
      hb_blob_destroy(blob)
      throw error
    }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    var handle: FT_Face?
    let code = FT_New_Memory_Face(
      library.handle, UnsafeRawPointer(data)?.assumingMemoryBound(to: UInt8.self), FT_Long(length), 0, &handle)
    guard code == 0, let handle else {
      hb_blob_destroy(blob)
      throw .freeType(step: "open the rebuilt '\(name)'", code: code)
    }
    self.handle = handle
    self.library = library
    bytes = blob
  }

  deinit {
    FT_Done_Face(handle)
    withExtendedLifetime(library) {}
    hb_blob_destroy(bytes)
  }
}
