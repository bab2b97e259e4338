// Measures the PNG writer on a picture, beside libpng: specimen-measure-png PICTURE.png
//
// Prints a line for each way: its name, the kind of pixels, bytes, and the milliseconds of the processor that it took,
// the least of a few times. The rows come as they do in drawing, from a band that was just written to.

import CPNG
import CLibPNG
import Drawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let bandRows = 64

/// The picture's size, its pixels in colour, and in the greys of their green channels.
func read(_ path: String) -> (width: Int, height: Int, colour: [UInt32], grey: [UInt32])? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  var image = cpng_image()
  var error = [CChar](repeating: 0, count: Int(CPNG_ERROR_SIZE))
  guard cpng_decode(bytes, bytes.count, &image, &error) == 0, let rgb = image.rgb else { return nil }
  defer { cpng_image_free(&image) }
  let count = Int(image.width) * Int(image.height)
  let colour = (0..<count).map { UInt32(rgb[3 * $0]) << 16 | UInt32(rgb[3 * $0 + 1]) << 8 | UInt32(rgb[3 * $0 + 2]) }
  let grey = (0..<count).map { UInt32(rgb[3 * $0 + 1]) * 0x1_0101 }
  return (Int(image.width), Int(image.height), colour, grey)
}

/// The milliseconds of the processor that this process has taken.
func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Prints the least time of some runs, of which each gives its bytes and its milliseconds.
func report(_ name: String, _ kind: String, times: Int, _ run: () -> (bytes: Int, time: Double)?) {
  let runs = (0..<times).compactMap { _ in run() }
  guard let best = runs.min(by: { $0.time < $1.time }) else { return print("\(name)\t\(kind)\t-\t-") }
  print("\(name)\t\(kind)\t\(best.bytes)\t\((best.time * 10).rounded() / 10)")
}

/// Writes a picture band by band; the time is the writer's alone.
func write(
  _ pixels: [UInt32], _ width: Int, _ height: Int, _ format: RowFormat, _ compression: PNGOptions.Compression
) -> (bytes: Int, time: Double)? {
  let band = UnsafeMutablePointer<UInt32>.allocate(capacity: width * bandRows)
  defer { band.deallocate() }
  var start = milliseconds()
  var time = 0.0
  var writer = PNGWriter(width: width, height: height, format: format, compression: compression)
  time += milliseconds() - start
  for top in stride(from: 0, to: height, by: bandRows) {
    let rows = min(bandRows, height - top)
    pixels.withUnsafeBufferPointer { all in
      if let base = all.baseAddress { band.update(from: base + top * width, count: rows * width) }
    }
    start = milliseconds()
    guard writer.write(band, stride: width, rows: rows) else { return nil }
    time += milliseconds() - start
  }
  start = milliseconds()
  let file = writer.finish()
  return (file.count, time + milliseconds() - start)
}

/// Writes a picture by libpng's simplified call, with filters at zlib's default level, or fast.
func writeByLibPNG(_ bytes: [UInt8], _ width: Int, _ height: Int, isColour: Bool, isFast: Bool) -> (Int, Double)? {
  var image = png_image()
  image.version = png_uint_32(PNG_IMAGE_VERSION)
  (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
  image.format = isColour ? 2 : 0
  image.flags = isFast ? 2 : 0
  var size = bytes.count + bytes.count / 100 + (1 << 16)
  var file = [UInt8](repeating: 0, count: size)
  let start = milliseconds()
  guard png_image_write_to_memory(&image, &file, &size, 0, bytes, 0, nil) != 0 else { return nil }
  return (size, milliseconds() - start)
}

guard CommandLine.arguments.count == 2, let picture = read(CommandLine.arguments[1]) else {
  print("usage: specimen-measure-png PICTURE.png")
  exit(2)
}
let (width, height) = (picture.width, picture.height)
print("size\t\(width)\t\(height)\t\(Set(picture.colour).count)")
for compression in PNGOptions.Compression.allCases {
  let times = compression == .fast ? 15 : 3
  for (kind, pixels, format) in [("rgb", picture.colour, RowFormat.rgb8), ("grey", picture.grey, .grey8)] {
    report(compression.rawValue, kind, times: times) { write(pixels, width, height, format, compression) }
  }
}
for isFast in [false, true] {
  for (kind, isColour) in [("rgb", true), ("grey", false)] {
    let bytes =
      isColour
      ? picture.colour.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
      : picture.grey.map { UInt8($0 & 0xFF) }
    report(isFast ? "libpng, fast" : "libpng, default", kind, times: 3) {
      writeByLibPNG(bytes, width, height, isColour: isColour, isFast: isFast)
    }
  }
}
