import Sheet
import Typeface

/// Paints a frame or a part of its rows, a band of them at a time.
struct PagePainter {
  private let area: PixelArea
  private let background: UInt32
  private let list: PaintList
  private let cache: MaskCache
  /// For each band the steps that touch it, in painting order.
  private let buckets: [[Int32]]
  /// What could not be drawn as asked.
  let notes: [String]

  /// Works out what is to be painted of the rows from one to another.
  init(_ frame: Frame, width: Int, rows: Range<Int>, fonts: FontLibrary, options: PNGOptions) throws(DrawingError) {
    area = PixelArea(x: 0..<width, y: rows)
    let faces = try OpenFaces(fonts)
    var builder = PaintListBuilder(faces, options: options, area: area)
    for item in frame.items { builder.add(item) }
    background = frame.background.pixel
    (list, cache, notes) = (builder.list, builder.cache, faces.finishedNotes())
    buckets = Self.sort(list)
  }

  /// Whether all of it is grey.
  var isGrey: Bool { background.isGrey && list.isGrey }

  /// How many bytes the masks of its glyphs take.
  var maskSize: Int { cache.storage.count }

  /// A band that is wide enough.
  func makeBand() -> Band { Band(capacity: area.x.count * min(Band.rowCount, area.y.count)) }

  /// Paints band after band and hands each over, until `use` returns false; returns whether all were painted.
  func paint(on band: inout Band, _ use: (borrowing Band) -> Bool) throws(DrawingError) -> Bool {
    for (index, bucket) in buckets.enumerated() {
      let top = area.y.lowerBound + index * Band.rowCount
      band.begin(
        PixelArea(x: area.x, y: top..<min(top + Band.rowCount, area.y.upperBound)), background: background)
      for step in bucket { list.paint(Int(step), cache, on: &band) }
      try band.check()
      guard use(band) else { return false }
    }
    return true
  }

  private static func sort(_ list: PaintList) -> [[Int32]] {
    let top = list.area.y.lowerBound
    var buckets = [[Int32]](repeating: [], count: (list.area.y.count + Band.rowCount - 1) / Band.rowCount)
    for (index, step) in list.steps.enumerated() {
      let rows = (step.area.y.lowerBound - top)...(step.area.y.upperBound - 1 - top)
      for band in rows.lowerBound / Band.rowCount...rows.upperBound / Band.rowCount {
        buckets[band].append(Int32(index))
      }
    }
    return buckets
  }
}
