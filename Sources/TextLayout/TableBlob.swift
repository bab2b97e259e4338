internal import CHarfBuzz
package import Typeface

/// A font table held in memory, read as big-endian numbers; what lies outside reads as 0.
package final class TableBlob {
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  /// The table's size in bytes.
  package var count: Int { bytes.count }

  /// Takes hold of a table; one that the face lacks is empty.
  package init(_ face: OpaquePointer, _ tag: Tag) {
    blob = hb_face_reference_table(face, tag.rawValue)
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// The 8-bit number at an offset.
  func byte(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  /// The 16-bit number at an offset.
  package func word(_ offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The 32-bit number at an offset.
  package func doubleWord(_ offset: Int) -> Int {
    word(offset) << 16 | word(offset + 2)
  }
}
