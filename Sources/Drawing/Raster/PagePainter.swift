import Sheet
import Typeface

/// Paints a whole frame, a band of rows at a time.
struct PagePainter {
  /// The page's size in pixels.
  let size: PixelSize
  private let background: UInt32
  private let list: PaintList
  private let cache: MaskCache
  /// For each band the steps that touch it, in painting order.
  private let buckets: [[Int32]]
  /// What could not be drawn as asked.
  let notes: [String]

  /// Works out what is to be painted.
  init(_ frame: Frame, fonts: FontLibrary, options: PNGOptions) throws(DrawingError) {
    size = try PixelSize(frame.size, options)
    let faces = try OpenFaces(fonts)
    var builder = PaintListBuilder(faces, options: options, area: PixelArea(x: 0..<size.width, y: 0..<size.height))
    for item in frame.items { builder.add(item) }
    background = frame.background.pixel
    (list, cache, notes) = (builder.list, builder.cache, faces.finishedNotes())
    buckets = Self.sort(list, height: size.height)
  }

  /// Whether the page is grey throughout.
  var isGrey: Bool { background.isGrey && list.isGrey }

  /// A band that is wide enough.
  func makeBand() -> Band { Band(capacity: size.width * min(Band.rowCount, size.height)) }

  /// Paints band after band and hands each over, until `use` returns false; returns whether all were painted.
  ///
  /// Another band may take the place of the one that was handed over.
  func paint(
    on band: inout Band, _ use: (inout Band) -> Bool
  ) throws(DrawingError) -> Bool {
    for (index, bucket) in buckets.enumerated() {
      let top = index * Band.rowCount
      band.begin(
        PixelArea(x: 0..<size.width, y: top..<min(top + Band.rowCount, size.height)), background: background)
      for step in bucket { list.paint(Int(step), cache, on: &band) }
      try band.check()
      guard use(&band) else { return false }
    }
    return true
  }

  private static func sort(_ list: PaintList, height: Int) -> [[Int32]] {
    var buckets = [[Int32]](repeating: [], count: (height + Band.rowCount - 1) / Band.rowCount)
    for (index, step) in list.steps.enumerated() {
      for band in step.area.y.lowerBound / Band.rowCount...(step.area.y.upperBound - 1) / Band.rowCount {
        buckets[band].append(Int32(index))
      }
    }
    return buckets
  }
}
