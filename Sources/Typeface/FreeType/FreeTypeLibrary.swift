import CFreeType
internal import Spelling

/// One FreeType library with the modules it was built with, and with no settings from the environment.
///
/// `FT_Init_FreeType` would read FREETYPE_PROPERTIES, which can change outlines, so the library is put together here.
/// Teardown: every `FreeTypeFace` ends first (each lives within one call), then the library, then its memory.
struct FreeTypeLibrary: ~Copyable {
  private let memory: FreeTypeMemory
  private let handle: FT_Library?

  /// FreeType's code when the library could not be made, else 0.
  private let status: Int32

  /// Whether it could not be made for its limit of memory, which each of its fonts is told.
  private let isRefused: Bool

  private let limit: Int

  /// Makes a library whose memory is bounded, in bytes.
  init(memoryLimit limit: Int) {
    memory = FreeTypeMemory(limit: limit)
    var library: FT_Library?
    status = FT_New_Library(memory.record, &library)
    handle = library
    isRefused = memory.takeRefusal()
    self.limit = limit
    if let library { FT_Add_Default_Modules(library) }
  }

  deinit {
    if let handle { FT_Done_Library(handle) }
  }

  /// Opens one face of a file that is in memory, lends it, and closes it again.
  func withFace<Value>(
    _ bytes: FontBytes, index: Int, _ body: (borrowing FreeTypeFace) throws(Refusal) -> Value
  ) throws(Refusal) -> Value {
    guard let handle else { throw refusal(status, isOverLimit: isRefused) }
    var face: FT_Face?
    let buffer = bytes.buffer
    let code = FT_New_Memory_Face(
      handle, buffer.bindMemory(to: FT_Byte.self).baseAddress, buffer.count, index, &face)
    guard code == 0, let face else { throw refusal(code, isOverLimit: memory.takeRefusal()) }
    let opened = FreeTypeFace(handle: face)
    do {
      return try body(opened)
    } catch {
      throw memory.takeRefusal() ? refusal(error.code ?? code, isOverLimit: true) : error
    }
  }

  private func refusal(_ code: Int32, isOverLimit: Bool) -> Refusal {
    guard isOverLimit else { return Refusal(FreeTypeWords.text(for: code), code: code) }
    return Refusal(
      "opening it takes over the limit of \(Amounts.bytes(limit)) of memory", code: code, limit: "font-opening-bytes")
  }
}
