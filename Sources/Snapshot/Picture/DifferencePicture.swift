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
  /// How strong, of 256, unchanged ink is, and a pixel that differs by nothing, by everything, and ground alone.
  private static let (faded, weakest, strongest, tint) = (56, 144, 256, 44)

  var result: Bitmap
  private let expected: Bitmap
  private let actual: Bitmap
  private let threshold: StepThreshold
  private let expectedInk: PictureInk
  private let actualInk: PictureInk
  private var marks: DifferenceMarks

  init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    result = Bitmap(width: width, height: height, color: PictureColor.paper)
    self.expected = expected
    self.actual = actual
    threshold = StepThreshold(tolerance.step)
    expectedInk = PictureInk(expected)
    actualInk = PictureInk(actual)
    marks = DifferenceMarks(width: width, height: height)
  }

  mutating func draw() {
    for y in 0..<result.height {
      for x in 0..<result.width {
        let old = Self.pixel(expected, x, y)
        let new = Self.pixel(actual, x, y)
        let (color, differs) = color(old, new)
        result.pixels[y * result.width + x] = color
        if differs { marks.add(x: x, y: y) }
      }
    }
    marks.draw(on: &result)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap.pixels[y * bitmap.width + x] : nil
  }

  private func color(_ old: UInt32?, _ new: UInt32?) -> (UInt32, differs: Bool) {
    switch (old, new) {
    case (nil, nil): return (PictureColor.mount, false)
    case (let old?, nil): return (alone(expectedInk.amount(old), PictureColor.gone), true)
    case (nil, let new?): return (alone(actualInk.amount(new), PictureColor.come), true)
    case (let old?, let new?):
      guard threshold.isExceeded(old, new) else {
        let weight = expectedInk.amount(old) * Self.faded / 255
        return (PictureColor.mix(0xff00_0000, over: PictureColor.paper, weight: weight), false)
      }
      let more = actualInk.amount(new) - expectedInk.amount(old)
      let hue = more > 0 ? PictureColor.come : more < 0 ? PictureColor.gone : PictureColor.recolored
      let step = StepThreshold.step(old, new)
      let weight = Self.weakest + (Self.strongest - Self.weakest) * step / 255
      return (PictureColor.mix(hue, over: PictureColor.paper, weight: weight), true)
    }
  }

  private func alone(_ ink: Int, _ hue: UInt32) -> UInt32 {
    PictureColor.mix(hue, over: PictureColor.paper, weight: Self.tint + (Self.strongest - Self.tint) * ink / 255)
  }
}
