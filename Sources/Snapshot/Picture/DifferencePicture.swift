/// A picture in which one sees where two pictures differ, and in what way.
///
/// What is in both is pale grey. Where the expected picture has more ink, the pixel is orange, where the actual one has,
/// blue, and purple where there is as much in another colour; the more they differ the stronger, and even one step is
/// strong enough to be seen. What one picture alone has ground for is tinted. Differences that are small have a box
/// around them. The colours can be told apart without seeing red or green.
public enum DifferencePicture {
  /// The difference of two pictures, on the larger canvas: a pixel for each of theirs.
  public static func make(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) -> Bitmap {
    var canvas = DifferenceCanvas(expected: expected, actual: actual, tolerance: tolerance)
    canvas.draw()
    return canvas.result
  }
}

/// The picture while it is drawn.
private struct DifferenceCanvas {
  private(set) var result: Bitmap
  private let expected: Bitmap
  private let actual: Bitmap
  private let threshold: StepThreshold
  private let expectedInk: PictureInk
  private let actualInk: PictureInk
  private let palette = DifferencePalette()
  private var marks: DifferenceMarks

  init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    result = Bitmap(width: width, height: height, color: PictureColor.mount)
    self.expected = expected
    self.actual = actual
    threshold = StepThreshold(tolerance.step)
    expectedInk = PictureInk(expected)
    actualInk = PictureInk(actual)
    marks = DifferenceMarks(width: width, height: height)
  }

  mutating func draw() {
    let width = min(expected.width, actual.width)
    for y in 0..<result.height {
      let isShared = y < expected.height && y < actual.height
      if isShared { drawShared(y, width) }
      let start = isShared ? width : 0
      if y < expected.height { drawAlone(expected, expectedInk, palette.goneAlone, y, from: start) }
      if y < actual.height { drawAlone(actual, actualInk, palette.comeAlone, y, from: start) }
    }
    marks.draw(on: &result)
  }

  /// Draws what both pictures have of a row.
  private mutating func drawShared(_ y: Int, _ width: Int) {
    let target = y * result.width
    let old = y * expected.width
    let new = y * actual.width
    // Most pixels are the one before once more.
    var last = expected.pixels[old]
    var lastColor = palette.unchanged[expectedInk.amount(last)]
    for x in 0..<width {
      let pixel = expected.pixels[old + x]
      let other = actual.pixels[new + x]
      if threshold.isExceeded(pixel, other) {
        result.pixels[target + x] = color(pixel, other)
        marks.add(x: x, y: y)
      } else {
        if pixel != last {
          last = pixel
          lastColor = palette.unchanged[expectedInk.amount(pixel)]
        }
        result.pixels[target + x] = lastColor
      }
    }
  }

  /// Draws what one picture alone has of a row, from a column on.
  private mutating func drawAlone(
    _ bitmap: Bitmap, _ ink: PictureInk, _ colors: [UInt32], _ y: Int, from start: Int
  ) {
    for x in min(start, bitmap.width)..<bitmap.width {
      result.pixels[y * result.width + x] = colors[ink.amount(bitmap.pixels[y * bitmap.width + x])]
      marks.add(x: x, y: y)
    }
  }

  private func color(_ old: UInt32, _ new: UInt32) -> UInt32 {
    let more = actualInk.amount(new) - expectedInk.amount(old)
    let step = StepThreshold.step(old, new)
    return more > 0 ? palette.come[step] : more < 0 ? palette.gone[step] : palette.recolored[step]
  }
}
