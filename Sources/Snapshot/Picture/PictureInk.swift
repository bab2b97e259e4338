/// How much ink a picture's pixels hold: how far their colour is from that of its ground, which is its commonest one.
struct PictureInk {
  /// How many pixels are looked at for the ground.
  private static let samples = 4_096

  /// The ground's colour.
  let ground: UInt32

  /// The ink of a picture; its ground is the commonest colour of evenly spaced pixels, the first of equally common ones.
  init(_ bitmap: Bitmap) {
    var counts: [UInt32: Int] = [:]
    var order: [UInt32] = []
    // An odd step doesn't meet the same column of every row where the width is a power of two.
    let step = max(1, bitmap.pixels.count / Self.samples) | 1
    for index in stride(from: 0, to: bitmap.pixels.count, by: step) {
      let color = PictureColor.flattened(bitmap.pixels[index], on: PictureColor.paper)
      if counts[color] == nil { order.append(color) }
      counts[color, default: 0] += 1
    }
    var ground = PictureColor.paper
    var most = 0
    for color in order where counts[color, default: 0] > most {
      most = counts[color, default: 0]
      ground = color
    }
    self.ground = ground
  }

  /// How much ink a pixel holds, 0 to 255.
  func amount(_ pixel: UInt32) -> Int {
    StepThreshold.step(PictureColor.flattened(pixel, on: PictureColor.paper), ground)
  }
}
