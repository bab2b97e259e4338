public import Sheet
public import Snapshot
public import Typeface

extension PNGDrawing {
  /// Draws a frame into memory, without a file: the pixels that ``draw(_:fonts:options:)`` writes.
  ///
  /// - Throws: ``DrawingError``, as drawing a file does.
  public static func bitmap(
    _ frame: Frame, fonts: FontLibrary, options: PNGOptions = PNGOptions()
  ) throws(DrawingError) -> Bitmap {
    let size = try PixelSize(frame.size, options)
    let page = try PagePainter(frame, size: size, fonts: fonts, options: options)
    var band = page.makeBand(TrueColours())
    let count = size.width * size.height
    var problem: DrawingError?
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      do throws(DrawingError) {
        _ = try page.paint(on: &band) { band in
          let target = start + band.area.y.lowerBound * size.width
          // What cairo leaves in the unused byte is anything.
          for index in 0..<size.width * band.area.y.count { target[index] = band.pixels[index] | 0xFF00_0000 }
          return true
        }
        initializedCount = count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Writes a picture as a PNG: for the pixels of a frame, the file that ``draw(_:fonts:options:)`` writes, but that a
  /// large picture may have its colours in another order, or in a palette where that file has none.
  ///
  /// The scale of the options says only how many pixels a metre has. The format has no alpha: a pixel that is not
  /// opaque is blended with white.
  ///
  /// - Throws: ``DrawingError`` when the picture is larger than the options allow.
  public static func encode(
    _ bitmap: Bitmap, options: PNGOptions = PNGOptions(), title: String = ""
  ) throws(DrawingError) -> [UInt8] {
    var options = options
    let size = Frame.Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let details = PNGDetails(options, title: title)
    options.scale = 1
    _ = try PixelSize(size, options)
    let pixels = bitmap.opaquePixels
    let isGrey = pixels.allSatisfy(\.isGrey)
    let isParted =
      RowParts.secondStart(width: bitmap.width, height: bitmap.height, compression: options.compression) != nil
    let shared = isParted && !isGrey ? pixels.colors(limit: 256) ?? [] : []
    for format in RowFormat.candidates(isGrey: isGrey) {
      var writer = PNGWriter(
        width: bitmap.width, height: bitmap.height, format: format, compression: options.compression,
        shared: format == .indexed8 ? shared : [], details: details)
      let isWhole = pixels.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { writer.write($0, stride: bitmap.width, rows: bitmap.height) } ?? false
      }
      if isWhole { return writer.finish() }
    }
    preconditionFailure("three bytes a pixel hold any picture")
  }
}

extension [UInt32] {
  /// The colours of these pixels, ascending as numbers; nil when they are more than a limit.
  fileprivate func colors(limit: Int) -> [UInt32]? {
    var colors: Set<UInt32> = []
    var last: UInt32?
    for pixel in self where pixel != last {
      colors.insert(pixel)
      if colors.count > limit { return nil }
      last = pixel
    }
    return colors.sorted()
  }
}

extension Bitmap {
  /// The pixels without alpha, 0x00RRGGBB, over white.
  fileprivate var opaquePixels: [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      if alpha == 255 { return pixel & 0xFF_FFFF }
      func channel(_ shift: UInt32) -> UInt32 {
        let blended = (pixel >> shift & 0xFF) * alpha + 255 * (255 - alpha) + 127
        return (blended / 255) << shift
      }
      return channel(16) | channel(8) | channel(0)
    }
  }
}
