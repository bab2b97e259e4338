import Snapshot
import Testing

@Suite("Cutting and pasting")
struct BitmapCuttingTests {
  private let numbered = Bitmap(width: 4, height: 3, pixels: (0..<12).map { 0xff00_0000 + $0 })

  @Test("A rectangle is cut out, and pasted back at its place")
  func roundTrip() {
    let rect = PixelRect(x: 1, y: 1, width: 2, height: 2)
    let cut = numbered.cut(rect, fill: 0)
    #expect(cut.pixels.map { $0 & 0xff } == [5, 6, 9, 10])
    var page = Bitmap(width: 4, height: 3, color: 0)
    page.paste(cut, at: PixelPoint(x: 1, y: 1))
    #expect(page.pixels.map { $0 & 0xff } == [0, 0, 0, 0, 0, 5, 6, 0, 0, 9, 10, 0])
  }

  @Test("Over an edge the fill stands, and nothing is pasted")
  func overEdges() {
    let cut = numbered.cut(PixelRect(x: -1, y: 2, width: 3, height: 2), fill: 0xffff_ffff)
    #expect(cut.pixels == [0xffff_ffff, 0xff00_0008, 0xff00_0009, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff])
    var page = Bitmap(width: 2, height: 2, color: 0)
    page.paste(numbered, at: PixelPoint(x: -3, y: -2))
    #expect(page.pixels.map { $0 & 0xff } == [11, 0, 0, 0])
    page.paste(numbered, at: PixelPoint(x: Int.max, y: Int.min))
    #expect(page.pixels.map { $0 & 0xff } == [11, 0, 0, 0])
  }

  @Test("A rectangle without pixels gives one of the fill")
  func empty() {
    #expect(numbered.cut(PixelRect(x: 2, y: 2, width: 0, height: -7), fill: 9) == Bitmap(width: 1, height: 1, color: 9))
  }
}
