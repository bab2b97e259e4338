import CFreeType

/// Draws outlines whose contours overlap, each pixel as the mean of sixteen.
///
/// FreeType adds up what every contour covers of a pixel. Where an edge of one contour runs through another, as in
/// variable fonts, that is more than the whole covers: such edges come out too dark. In pixels a quarter as wide the error
/// is a quarter as large.
struct FinerCoverage {
  private var scratch: [UInt8] = []

  /// Draws an outline that begins at the origin into a mask; returns whether FreeType could.
  mutating func draw(
    _ outline: inout FT_Outline, into mask: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int,
    in library: FreeTypeLibrary
  ) -> Bool {
    var enlarge = FT_Matrix(xx: 4 << 16, xy: 0, yx: 0, yy: 4 << 16)
    FT_Outline_Transform(&outline, &enlarge)
    let count = width * height * 16
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: repeatElement(0, count: count))
    return scratch.withUnsafeMutableBufferPointer { fine in
      guard outline.draw(into: fine, width: width * 4, height: height * 4, in: library) else { return false }
      for y in 0..<height {
        for x in 0..<width {
          var sum = 8
          for row in 0..<4 {
            let start = (y * 4 + row) * width * 4 + x * 4
            sum += Int(fine[start]) + Int(fine[start + 1]) + Int(fine[start + 2]) + Int(fine[start + 3])
          }
          mask[y * width + x] = UInt8(sum >> 4)
        }
      }
      return true
    }
  }
}

extension FT_Outline {
  /// Draws the outline's coverage into zeroed bytes, row by row from the top; returns whether FreeType could.
  mutating func draw(
    into bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, in library: FreeTypeLibrary
  ) -> Bool {
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(height)
    bitmap.width = UInt32(width)
    bitmap.pitch = Int32(width)
    bitmap.buffer = bytes.baseAddress
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    return FT_Outline_Get_Bitmap(library.handle, &self, &bitmap) == 0
  }

  /// Whether two contours may cover the same place twice: they turn the same way, and their boxes meet.
  ///
  /// A letter's counter turns the other way, so letters drawn as one shape with holes have none.
  var hasOverlaps: Bool {
    guard n_contours > 1, let points, let contours else { return false }
    var boxes: [ContourBox] = []
    var first = 0
    for contour in 0..<Int(n_contours) {
      let last = Int(contours[contour])
      guard last >= first else { continue }
      let box = ContourBox(UnsafeBufferPointer(start: points, count: last + 1)[first...])
      if boxes.contains(where: { $0.overlaps(box) }) { return true }
      boxes.append(box)
      first = last + 1
    }
    return false
  }
}

/// The box around a contour, and which way the contour turns.
private struct ContourBox {
  private var left = Int.max
  private var right = Int.min
  private var bottom = Int.max
  private var top = Int.min
  private let isClockwise: Bool

  init(_ points: Slice<UnsafeBufferPointer<FT_Vector>>) {
    var area = 0
    var before = points[points.endIndex - 1]
    for point in points {
      area += (point.x - before.x) * (point.y + before.y)
      (left, right) = (min(left, point.x), max(right, point.x))
      (bottom, top) = (min(bottom, point.y), max(top, point.y))
      before = point
    }
    isClockwise = area > 0
  }

  func overlaps(_ other: ContourBox) -> Bool {
    isClockwise == other.isClockwise && left < other.right && other.left < right && bottom < other.top
      && other.bottom < top
  }
}
