/// What a band's pixels stand for, and how a colour is blended over them.
protocol BandColours {
  /// A pixel in memory.
  associatedtype Pixel: FixedWidthInteger & UnsignedInteger

  /// Whether there was a colour or a thing that these pixels can't hold; what is painted is then of no use.
  var isExhausted: Bool { get }

  /// The pixel of a colour, 0x00RRGGBB.
  mutating func pixel(of color: UInt32) -> Pixel

  /// Blends a colour at a strip's levels over pixels, of which the first is the strip's first and a row has so many.
  mutating func blend(
    _ color: UInt32, _ strip: borrowing LevelStrip, over pixels: UnsafeMutablePointer<Pixel>, width: Int)

  /// Paints a step that is not a colour at levels.
  static func paint(
    _ step: PaintList.Step, of list: PaintList, clip: PixelArea?, on band: inout Band<Self>)

  /// Adds a band's row to what is written; returns whether the format can hold it.
  static func add(_ band: borrowing Band<Self>, row: Int, to rows: inout RowEncoder) -> Bool
}
