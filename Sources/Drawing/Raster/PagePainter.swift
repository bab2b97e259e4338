import Sheet
import Typeface

/// Paints a frame or a part of its rows, a band of them at a time.
struct PagePainter {
  private let area: PixelArea
  private let background: UInt32
  private let list: PaintList
  private let cache: MaskCache
  /// What could not be drawn as asked.
  let notes: [String]

  /// Works out what is to be painted, of a part of the rows where one is given.
  init(
    _ frame: Frame, size: PixelSize, part: Range<Int>? = nil, fonts: FontLibrary, options: PNGOptions
  ) throws(DrawingError) {
    area = PixelArea(x: 0..<size.width, y: (part ?? 0..<size.height).clamped(to: 0..<size.height))
    let faces = try OpenFaces(fonts)
    var builder = PaintListBuilder(faces, options: options, area: area)
    builder.part = part
    for item in frame.items { builder.add(item) }
    background = frame.background.pixel
    (list, cache, notes) = (builder.list, builder.cache, faces.finishedNotes())
  }

  /// Whether all of it is grey.
  var isGrey: Bool { background.isGrey && list.isGrey }

  /// Whether every step paints one colour at levels, so that there are few colours.
  var hasLevelsOnly: Bool { list.hasLevelsOnly }

  /// The colours that some of its rows will have.
  func plannedColours(in rows: Range<Int>) -> PlannedColours {
    PlannedColours(list, cache, background: background, rows: rows)
  }

  /// How many bytes the masks of its glyphs take.
  var maskSize: Int { cache.storage.count }

  /// Whether something reaches farther from its baseline than another part looks for it.
  var hasStrays: Bool { list.hasStrays }

  /// A band that is wide enough, and as high as bands of such pixels are.
  ///
  /// Bands of colours are half as high, so that those of two parts take no more memory; indices take little. They are so
  /// in a page that isn't parted too: cairo scales a picture a little otherwise from another row on.
  func makeBand<Colours: BandColours>(_ colours: Colours) -> Band<Colours> {
    Band(colours, capacity: area.x.count * min(bandHeight(Colours.self), area.y.count))
  }

  private func bandHeight<Colours: BandColours>(_ kind: Colours.Type) -> Int {
    Colours.Pixel.bitWidth > 8 ? RowParts.bandHeight / 2 : RowParts.bandHeight
  }

  /// Paints band after band and hands each over, until `use` returns false; returns whether all were painted.
  ///
  /// From the row of `restart` on, a band's first, the band has other colours.
  func paint<Colours>(
    on band: inout Band<Colours>, restart: (row: Int?, colours: Colours)? = nil,
    _ use: (borrowing Band<Colours>) -> Bool
  ) throws(DrawingError) -> Bool {
    let height = bandHeight(Colours.self)
    for (index, bucket) in list.buckets(bandHeight: height).enumerated() {
      let top = area.y.lowerBound + index * height
      if let restart, restart.row == top { band.restart(restart.colours) }
      band.begin(PixelArea(x: area.x, y: top..<min(top + height, area.y.upperBound)), background: background)
      for step in bucket { list.paint(Int(step), cache, on: &band) }
      try band.check()
      guard !band.colours.isExhausted, use(band) else { return false }
    }
    return true
  }
}

extension PaintList {
  /// For each band of so many rows the steps that touch it, in painting order.
  fileprivate func buckets(bandHeight: Int) -> [[Int32]] {
    let top = area.y.lowerBound
    var buckets = [[Int32]](repeating: [], count: (area.y.count + bandHeight - 1) / bandHeight)
    for (index, step) in steps.enumerated() {
      let rows = (step.area.y.lowerBound - top)...(step.area.y.upperBound - 1 - top)
      for band in rows.lowerBound / bandHeight...rows.upperBound / bandHeight {
        buckets[band].append(Int32(index))
      }
    }
    return buckets
  }
}
