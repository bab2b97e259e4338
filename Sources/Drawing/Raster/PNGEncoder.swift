import CPNG

/// Writes a PNG row by row into memory.
struct PNGEncoder: ~Copyable {
  private let writer: OpaquePointer
  private let sink: ByteSink
  private let title: [CChar]

  /// Begins a picture: 8-bit RGB, an sRGB chunk, pHYs from the scale, the frame's title.
  ///
  /// - Throws: ``DrawingError/png(_:)`` in libpng's words.
  init(_ size: PixelSize, title: String, _ options: PNGOptions) throws(DrawingError) {
    let sink = ByteSink()
    let title = Self.latin1(title)
    let software = Self.latin1(options.software)
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    let writer = title.withUnsafeBufferPointer { title in
      software.withUnsafeBufferPointer { software in
        var settings = cpng_options()
        settings.width = UInt32(size.width)
        settings.height = UInt32(size.height)
        settings.level = Int32(min(max(options.compressionLevel, 0), 9))
        // A point is 1/72 inch, so one pixel a point is 2,834.6 a metre; 2,835 is what programs write for it.
        settings.pixels_per_metre = UInt32((2_835 * options.scale).rounded())
        settings.title = title.count > 1 ? title.baseAddress : nil
        settings.software = software.count > 1 ? software.baseAddress : nil
        return cpng_writer_create(&settings, Self.collect, Unmanaged.passUnretained(sink).toOpaque(), &error)
      }
    }
    guard let writer else { throw .png(Self.text(error)) }
    (self.writer, self.sink, self.title) = (writer, sink, title)
  }

  deinit {
    cpng_writer_destroy(writer)
    withExtendedLifetime(sink) {}
  }

  /// Adds rows of 0x00RRGGBB pixels that lie `stride` pixels apart.
  ///
  /// - Throws: ``DrawingError/png(_:)``.
  func write(_ pixels: UnsafePointer<UInt32>, stride: Int, rows: Int) throws(DrawingError) {
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    guard cpng_writer_write_rows(writer, pixels, stride, rows, &error) == 0 else { throw .png(Self.text(error)) }
  }

  /// Ends the picture and gives its bytes.
  ///
  /// - Throws: ``DrawingError/png(_:)``.
  consuming func finish() throws(DrawingError) -> [UInt8] {
    var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
    guard cpng_writer_finish(writer, &error) == 0 else { throw .png(Self.text(error)) }
    return sink.bytes
  }

  private static let collect: cpng_sink = { context, bytes, count in
    guard let context else { return 1 }
    let sink = Unmanaged<ByteSink>.fromOpaque(context).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    return 0
  }

  private static func text(_ error: [CChar]) -> String {
    String(decoding: error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A text as PNG's tEXt chunk holds it, ended by a 0; what Latin-1 lacks becomes a question mark.
  private static func latin1(_ text: String) -> [CChar] {
    let scalars = text.unicodeScalars.prefix(1_000).filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    return scalars.map { CChar(bitPattern: $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?")) } + [0]
  }
}
