internal import Drawing
internal import Sheet
internal import Snapshot

/// Makes the pictures by which someone sees what differs.
struct PictureMaker {
  /// What the pictures' paths begin with.
  let folder: String
  let tolerance: Tolerance
  /// The golden's pixels; nil where it has none.
  let expected: Bitmap?
  let actual: Bitmap
  /// The golden's file; nil where it has none, or is still to be encoded.
  var expectedImage: [UInt8]?
  /// The file of what was drawn; nil where it is still to be encoded.
  var actualImage: [UInt8]?

  /// How much of the page stands around a cell, in pixels.
  private static let margin = 8
  /// The most pixels that a page's strip is made of: three large pages side by side help nobody.
  private static let largestStrip = 4_000_000
  /// The longest side of a page that has a strip, in pixels: a picture's has an end.
  private static let longestStrip = 8_000
  /// The most pixels of a page whose difference is drawn.
  private static let largestDifference = 100_000_000

  /// Pictures of the cells that fail, at most so many, and last of the page.
  func pictures(of verdict: Verdict?, limit: Int) throws(GoldenError) -> [ReportPicture] {
    var pictures: [ReportPicture] = []
    var taken: Set<String> = []
    for cell in verdict?.cells ?? [] where cell.fails && pictures.count < limit {
      pictures.append(try self.pictures(of: cell, name: Self.name(cell.name, &taken)))
    }
    pictures.append(try page())
    return pictures
  }

  private func pictures(of cell: CellVerdict, name: String) throws(GoldenError) -> ReportPicture {
    let then = Self.cut(expected, cell.expectedPlace)
    let now = Self.cut(actual, cell.actualPlace)
    var picture = ReportPicture(cell: cell.name)
    picture.expected = try then.map { bitmap throws(GoldenError) in try file(bitmap, "\(name).expected") }
    picture.actual = try now.map { bitmap throws(GoldenError) in try file(bitmap, "\(name).actual") }
    guard let then, let now else { return picture }
    let difference = DifferencePicture.make(expected: then, actual: now, tolerance: tolerance)
    picture.difference = try file(difference, "\(name).difference")
    picture.strip = try file(
      ComparisonStrip.make(expected: then, difference: difference, actual: now), "\(name).strip")
    return picture
  }

  /// The pictures of the page.
  func page() throws(GoldenError) -> ReportPicture {
    var picture = ReportPicture(cell: nil)
    picture.actual = try file(actual, "page.actual", as: actualImage)
    guard let expected else { return picture }
    picture.expected = try file(expected, "page.expected", as: expectedImage)
    // Of two pages that only a monstrous canvas holds, a difference shows nothing.
    let canvas = (width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    guard canvas.width * canvas.height <= Self.largestDifference else { return picture }
    let difference = DifferencePicture.make(expected: expected, actual: actual, tolerance: tolerance)
    picture.difference = try file(difference, "page.difference")
    if difference.pixels.count <= Self.largestStrip, max(canvas.width, canvas.height) <= Self.longestStrip {
      picture.strip = try file(
        ComparisonStrip.make(expected: expected, difference: difference, actual: actual), "page.strip")
    }
    return picture
  }

  /// A cell with some of the page around it; what lies beyond the page is white.
  private static func cut(_ bitmap: Bitmap?, _ place: PixelRect?) -> Bitmap? {
    guard let bitmap, let place else { return nil }
    return bitmap.cut(
      PixelRect(
        x: place.x - margin, y: place.y - margin, width: place.width + 2 * margin, height: place.height + 2 * margin),
      fill: 0xFFFF_FFFF)
  }

  /// A picture's file: its own bytes where there are some.
  private func file(
    _ bitmap: Bitmap, _ name: String, as bytes: [UInt8]? = nil
  ) throws(GoldenError) -> ReportPicture.File {
    do throws(DrawingError) {
      let bytes = if let bytes { bytes } else { try PNGDrawing.encode(bitmap, options: PNGOptions(scale: 1)) }
      return ReportPicture.File(path: path(name), bytes: bytes, width: bitmap.width, height: bitmap.height)
    } catch {
      throw .notDrawn(error)
    }
  }

  private func path(_ name: String) -> String { (folder.isEmpty ? "" : folder + "/") + name + ".png" }

  /// A name for a cell's files that no other has, on a file system that folds case neither.
  private static func name(_ cell: CellName, _ taken: inout Set<String>) -> String {
    let safe = FileNames.safe(cell.text)
    var name = safe
    var number = 1
    while ["page", "grid", ""].contains(name.lowercased()) || !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(safe)-\(number)"
    }
    return name
  }
}
