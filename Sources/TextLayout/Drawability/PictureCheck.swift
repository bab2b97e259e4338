internal import CPNG
internal import Typeface

/// Whether a glyph's picture can be decoded within the limits, found by decoding it.
package enum PictureCheck {
  /// The longest side that a picture may have, in pixels.
  package static let maximumSide = 4_096
  /// The most bytes that a decoded picture may take, at 4 a pixel.
  package static let maximumBytes = 64 << 20

  /// Why a picture can't be drawn; nil where it can, and the decoded pixels are let go of again.
  ///
  /// `maximumBytes` are those of the font's library.
  static func fault(of picture: PictureTable.Picture, maximumBytes: Int) -> UndrawnReason? {
    guard let (width, height) = size(picture.bytes), picture.box?.isDrawable == true else { return .brokenPicture }
    guard max(width, height) <= maximumSide else { return .pictureTooLong(side: maximumSide) }
    let limit = min(maximumBytes, Self.maximumBytes)
    guard width * height * 4 <= limit else { return .pictureTooLarge(limit: limit) }
    var pixels = cpng_pixels()
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    let bytes = picture.bytes.bindMemory(to: UInt8.self)
    guard let start = bytes.baseAddress,
      cpng_decode_argb(start, bytes.count, UInt32(maximumSide), limit, &pixels, &error) == 0
    else { return .brokenPicture }
    cpng_pixels_free(&pixels)
    return nil
  }

  /// The bytes that a PNG takes once it is decoded, by its first chunk; nil where it begins otherwise, or a side is over the limit.
  package static func decodedBytes(of png: UnsafeRawBufferPointer) -> Int? {
    guard let (width, height) = size(png), max(width, height) <= maximumSide else { return nil }
    return width * height * 4
  }

  /// The pixels of a PNG by its first chunk; nil where it begins otherwise, or is empty.
  private static func size(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
    guard bytes.count >= 24 else { return nil }
    let number = { (offset: Int) in (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }
    let (width, height) = (number(16), number(20))
    return width > 0 && height > 0 && width <= 0x7FFF_FFFF && height <= 0x7FFF_FFFF ? (width, height) : nil
  }
}
