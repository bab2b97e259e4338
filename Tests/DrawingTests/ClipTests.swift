import Drawing
import Sheet
import Snapshot
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Text that is clipped")
struct ClipTests {
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
  /// Clips that leave nothing.
  static let odd: [Frame.Rect] = [
    rect(10, 10, 0, 20), rect(10, 10, 20, -5), rect(-40, 10, -20, 20), rect(.nan, 10, 20, 20),
    rect(10, 10, .nan, 20), rect(10, 10, .infinity, 20), rect(-.infinity, 0, 20, 20), rect(0, 2e6, 20, 20),
  ]

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame.Rect {
    Frame.Rect(x: x, y: y, width: width, height: height)
  }

  /// A page of two colours with text in red, the same with its text clipped.
  private func pages(
    _ text: String, _ library: FontLibrary, size: Double = 30, clip: Frame.Rect
  ) -> (whole: Frame, clipped: Frame) {
    var page = ColourTests.page(text, library, size: size, y: 40)
    page.items.insert(.rectangle(Self.rect(0, 0, 50, 70), Fixtures.paper), at: 0)
    return (page, page.clippingTexts(to: clip))
  }

  @Test(
    "In a picture the clip's pixels are as without it, and all others are the ground",
    arguments: PNGOptions.Raster.allCases,
    [
      ("SpecimenSerif-Medium.ttf", "Hamburg"), ("colour/SpecimenLayers-Regular.ttf", "ABAB"),
      ("colour/SpecimenSbix-Regular.ttf", "\u{1F600}\u{1F600}"), ("colour/SpecimenCBDT-Regular.ttf", "\u{1F600}"),
    ])
  func picture(_ raster: PNGOptions.Raster, _ face: (file: String, text: String)) throws {
    let library = TestFaces.library(face.file)
    for (scale, clip, columns, rows) in [
      (1.0, Self.rect(12, 22, 25, 13), 12..<37, 22..<35), (2, Self.rect(12.2, 22.3, 25, 13.2), 24..<74, 45..<71),
      (1, Self.rect(-100, -50, 130.4, 80.6), 0..<30, 0..<31), (3, Self.rect(20, 30, 0.01, 5), 60..<61, 90..<105),
    ] {
      let (whole, clipped) = pages(face.text, library, clip: clip)
      let options = PNGOptions(scale: scale, raster: raster)
      let ground = try Fixtures.bitmap(whole.clippingTexts(to: Self.odd[0]), library, options)
      let before = try Fixtures.bitmap(whole, library, options)
      let after = try Fixtures.bitmap(clipped, library, options)
      var (wrong, inked) = (0, 0)
      for y in 0..<after.height {
        for x in 0..<after.width {
          let isInside = columns.contains(x) && rows.contains(y)
          if after[x, y] != (isInside ? before : ground)[x, y] { wrong += 1 }
          if after[x, y] != ground[x, y] { inked += 1 }
        }
      }
      #expect(wrong == 0 && (inked > 0 || columns.count == 1), "\(wrong) pixels at \(scale), \(inked) inked")
    }
  }

  @Test("A text across many bands of rows is clipped in each", arguments: PNGOptions.Raster.allCases)
  func bands(_ raster: PNGOptions.Raster) throws {
    let frame = Fixtures.page(300, 300, [Fixtures.text("Hg", slab, size: 220, x: 5, y: 210)])
    let options = PNGOptions(scale: 1, raster: raster)
    let before = try Fixtures.bitmap(frame, slab, options)
    let after = try Fixtures.bitmap(frame.clippingTexts(to: Self.rect(20, 80, 200, 160)), slab, options)
    for y in stride(from: 0, to: 300, by: 3) {
      for x in stride(from: 0, to: 300, by: 3) {
        let isInside = (20..<220).contains(x) && (80..<240).contains(y)
        #expect(after[x, y] == (isInside ? before[x, y] : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test("A clip that leaves nothing paints nothing, in every format", arguments: odd)
  func nothing(_ clip: Frame.Rect) throws {
    let frame = pages("Hamburg", slab, clip: clip).clipped
    var empty = frame
    empty.items.removeLast()
    #expect(
      try PNGDrawing.draw(frame, fonts: slab).bytes == PNGDrawing.draw(empty, fonts: slab).bytes)
    #expect(
      try PDFDrawing.draw(frame, fonts: slab).bytes == PDFDrawing.draw(empty, fonts: slab).bytes)
    let svg = try SVGDocument.of(frame, slab)
    #expect(svg.elements("g").isEmpty && svg.elements("clipPath").isEmpty)
    var symbols = try SVGSymbols(lines: [], fonts: slab)
    var bytes: [UInt8] = []
    guard case .text(let text) = frame.items[1] else { return }
    try symbols.add(text, to: &bytes)
    #expect(bytes.isEmpty && symbols.definitions.isEmpty)
  }

  @Test("Texts of one clip share its element, and a page's clips have ids of their own")
  func ids() throws {
    let (one, two) = (Self.rect(0, 0, 30, 50), Self.rect(0, 0, 31, 50))
    var frame = Fixtures.page(100, 60)
    for clip in [one, two, one, nil] {
      guard case .text(var text) = Fixtures.text("Hi", slab, size: 20, x: 3, y: 30) else { return }
      text.clip = clip
      frame.items.append(.text(text))
    }
    frame.cells = [Frame.Cell(name: "clip-1", origin: Frame.Point(x: 3, y: 30), items: 0..<4)]
    let svg = try SVGDocument.of(frame, slab, SVGOptions(idPrefix: "p"))
    #expect(svg.elements("clipPath").map { $0.attributes["id"] } == ["p-clip-1", "p-clip-2"])
    #expect(
      svg.elements("g").compactMap { $0.attributes["clip-path"] } == [
        "url(#p-clip-1)", "url(#p-clip-2)", "url(#p-clip-1)",
      ])
    // A transform would move the clip.
    #expect(svg.elements("g").allSatisfy { $0.attributes["clip-path"] == nil || $0.attributes["transform"] == nil })
    #expect(svg.labels == ["Hi", "Hi", "Hi", "Hi"])
    let ids = svg.root?.all.compactMap { $0.attributes["id"] } ?? []
    #expect(Set(ids).count == ids.count)
    // A file without clips has nothing of them.
    #expect(try SVGDocument.of(frame.clippingTexts(to: nil), slab).elements("clipPath").isEmpty)
  }

  @Test("A clip is part of a cell's pixels and place, moves with the cell, and counts on the page")
  func fingerprints() throws {
    let clip = Self.rect(12, 20, 25, 15)
    var (whole, clipped) = pages("Hamburg", slab, clip: clip)
    whole.cells = [Frame.Cell(name: "a", origin: Frame.Point(x: 3, y: 40), items: 1..<2)]
    clipped.cells = whole.cells
    func drawn(_ frame: Frame) throws -> DrawnCell {
      try #require(try CellDrawing(frame, fonts: slab, options: PNGOptions(scale: 1)).draw().first)
    }
    let (before, after) = (try drawn(whole), try drawn(clipped))
    #expect(before.pixels != after.pixels)
    #expect(after.place.x >= 12 && after.place.x + after.place.width <= 37)
    #expect(after.place.y >= 20 && after.place.y + after.place.height <= 35 && after.place.height > 10)
    var moved = clipped
    guard case .text(var text) = moved.items[1] else { return }
    text.origin = Frame.Point(x: 10.3, y: 47.4)
    text.clip = Self.rect(clip.x + 7.3, clip.y + 7.4, clip.width, clip.height)
    moved.items[1] = .text(text)
    moved.cells[0].origin = text.origin
    #expect(try drawn(moved).pixels == after.pixels)
    whole.cells = []
    let clips = [nil, clip, Self.rect(12, 20, 26, 15), Self.odd[0]]
    let pages = clips.map(whole.clippingTexts)
    #expect(Set(pages.map { PageDrawing.fingerprint($0) }).count == 4)
  }
}

extension Frame {
  /// The same with a clip for every text.
  func clippingTexts(to clip: Rect?) -> Frame {
    var frame = self
    for index in items.indices {
      guard case .text(var text) = items[index] else { continue }
      text.clip = clip
      frame.items[index] = .text(text)
    }
    return frame
  }
}
