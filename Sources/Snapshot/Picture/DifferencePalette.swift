/// Every colour that a difference picture can have, worked out beforehand: there are but 256 amounts of ink, and of steps.
struct DifferencePalette {
  /// How strong, of 256, unchanged ink is, and a pixel that differs by nothing, by everything, and ground alone.
  private static let (faded, weakest, strongest, tint) = (56, 144, 256, 44)

  /// Unchanged pixels by their ink.
  let unchanged: [UInt32]
  /// Pixels with more ink in the expected picture, by their step.
  let gone: [UInt32]
  /// Pixels with more ink in the actual picture, by their step.
  let come: [UInt32]
  /// Pixels with as much ink in another colour, by their step.
  let recolored: [UInt32]
  /// Pixels of the expected picture alone, by their ink.
  let goneAlone: [UInt32]
  /// Pixels of the actual picture alone, by their ink.
  let comeAlone: [UInt32]

  /// Works the colours out.
  init() {
    func colors(_ hue: UInt32, from least: Int, to most: Int) -> [UInt32] {
      (0...255).map { PictureColor.mix(hue, over: PictureColor.paper, weight: least + (most - least) * $0 / 255) }
    }
    unchanged = colors(0xff00_0000, from: 0, to: Self.faded)
    gone = colors(PictureColor.gone, from: Self.weakest, to: Self.strongest)
    come = colors(PictureColor.come, from: Self.weakest, to: Self.strongest)
    recolored = colors(PictureColor.recolored, from: Self.weakest, to: Self.strongest)
    goneAlone = colors(PictureColor.gone, from: Self.tint, to: Self.strongest)
    comeAlone = colors(PictureColor.come, from: Self.tint, to: Self.strongest)
  }
}
