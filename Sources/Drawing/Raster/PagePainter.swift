import Sheet
import Typeface

/// Paints a frame or a part of its rows, a band of them at a time.
struct PagePainter {
  private let area: PixelArea
  private let bandHeight: Int
  private let background: UInt32
  private let list: PaintList
  private let cache: MaskCache
  /// For each band the steps that touch it, in painting order.
  private let buckets: [[Int32]]
  /// What could not be drawn as asked.
  let notes: [String]

  /// Works out what is to be painted, of a part of the rows where one is given.
  ///
  /// A part's bands are half as high, so that two take no more memory.
  init(
    _ frame: Frame, size: PixelSize, part: Range<Int>? = nil, fonts: FontLibrary, options: PNGOptions
  ) throws(DrawingError) {
    area = PixelArea(x: 0..<size.width, y: (part ?? 0..<size.height).clamped(to: 0..<size.height))
    bandHeight = part == nil ? Band.rowCount : Band.rowCount / 2
    let faces = try OpenFaces(fonts)
    var builder = PaintListBuilder(faces, options: options, area: area)
    builder.part = part
    for item in frame.items { builder.add(item) }
    background = frame.background.pixel
    (list, cache, notes) = (builder.list, builder.cache, faces.finishedNotes())
    buckets = Self.sort(list, bandHeight: bandHeight)
  }

  /// Whether all of it is grey.
  var isGrey: Bool { background.isGrey && list.isGrey }

  /// How many bytes the masks of its glyphs take.
  var maskSize: Int { cache.storage.count }

  /// Whether something reaches farther from its baseline than another part looks for it.
  var hasStrays: Bool { list.hasStrays }

  /// A band that is wide enough.
  func makeBand() -> Band { Band(capacity: area.x.count * min(bandHeight, area.y.count)) }

  /// Paints band after band and hands each over, until `use` returns false; returns whether all were painted.
  func paint(on band: inout Band, _ use: (borrowing Band) -> Bool) throws(DrawingError) -> Bool {
    for (index, bucket) in buckets.enumerated() {
      let top = area.y.lowerBound + index * bandHeight
      band.begin(
        PixelArea(x: area.x, y: top..<min(top + bandHeight, area.y.upperBound)), background: background)
      for step in bucket { list.paint(Int(step), cache, on: &band) }
      try band.check()
      guard use(band) else { return false }
    }
    return true
  }

  private static func sort(_ list: PaintList, bandHeight: Int) -> [[Int32]] {
    let top = list.area.y.lowerBound
    var buckets = [[Int32]](repeating: [], count: (list.area.y.count + bandHeight - 1) / bandHeight)
    for (index, step) in list.steps.enumerated() {
      let rows = (step.area.y.lowerBound - top)...(step.area.y.upperBound - 1 - top)
      for band in rows.lowerBound / bandHeight...rows.upperBound / bandHeight {
        buckets[band].append(Int32(index))
      }
    }
    return buckets
  }
}
