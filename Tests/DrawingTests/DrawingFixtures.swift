import Drawing
import Sheet
import TestSupport
import TextLayout
import Testing
import Typeface

/// Frames small enough to know every pixel of.
enum Fixtures {
  static let red = Frame.Color(red: 200, green: 30, blue: 20)
  static let paper = Frame.Color(red: 240, green: 240, blue: 230)

  /// A page of a size in points with items on it.
  static func page(_ width: Double, _ height: Double, _ items: [Frame.Item] = []) -> Frame {
    Frame(size: Frame.Size(width: width, height: height), items: items)
  }

  /// A line of text as an item.
  static func text(
    _ text: String, _ library: FontLibrary, at instance: FontInstance? = nil, size: Double, x: Double, y: Double,
    color: Frame.Color = .black, direction: TextDirection = .leftToRight
  ) -> Frame.Item {
    let line = PlainShaping.line(text, in: library.faces[0], at: instance, size: size, direction: direction)
    return .text(Frame.Text(line: line, origin: Frame.Point(x: x, y: y), color: color))
  }

  /// A page of the slab and its label, at sizes from small to large, for measuring a whole page's error.
  static func specimen(_ library: FontLibrary) -> Frame {
    var items: [Frame.Item] = []
    var y = 20.0
    for size in [9.0, 11, 12, 13, 15, 17, 20, 22, 28, 34, 47, 60] {
      y += size * 1.3
      items.append(text("Hamburgefonstiv 0123456789", library, size: size, x: 10.3, y: y))
    }
    return page(800, y + 40, items)
  }

  static func bitmap(
    _ frame: Frame, _ library: FontLibrary = FontLibrary(), _ options: PNGOptions = PNGOptions(scale: 1)
  ) throws -> Bitmap {
    let file = try PNGDrawing.draw(frame, fonts: library, options: options)
    return try #require(Bitmap(png: file.bytes))
  }
}

extension Bitmap {
  /// The root of the mean square difference, over the samples where either picture is not white.
  func rootMeanSquare(from other: Bitmap) -> Double {
    var sum = 0.0
    var count = 0
    for (mine, its) in zip(rgb, other.rgb) where mine < 255 || its < 255 {
      sum += (Double(mine) - Double(its)) * (Double(mine) - Double(its))
      count += 1
    }
    return count == 0 ? 0 : (sum / Double(count)).squareRoot()
  }

  /// The mean column of the ink, weighted by its darkness, within a range of columns.
  func inkCentre(in columns: Range<Int>? = nil) -> Double {
    var sum = 0.0
    var weight = 0.0
    for y in 0..<height {
      for x in columns ?? 0..<width {
        sum += ink(x, y) * (Double(x) + 0.5)
        weight += ink(x, y)
      }
    }
    return sum / weight
  }

  /// All ink as whole pixels' worth of black.
  var inkArea: Double {
    var sum = 0.0
    for y in 0..<height { for x in 0..<width { sum += ink(x, y) } }
    return sum / 255
  }

  /// The centres of what stands upright: runs of columns that have ink in the middle row.
  func stems() -> [Double] {
    var centres: [Double] = []
    var sum = 0.0
    var weight = 0.0
    for x in 0..<width {
      let ink = ink(x, height / 2)
      sum += ink * (Double(x) + 0.5)
      weight += ink
      if ink == 0, weight > 0 {
        centres.append(sum / weight)
        (sum, weight) = (0, 0)
      }
    }
    return centres
  }
}
