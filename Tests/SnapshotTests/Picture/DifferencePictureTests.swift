import Snapshot
import Testing

@Suite("Pictures of differences")
struct DifferencePictureTests {
  private let white: UInt32 = 0xffff_ffff
  private let black: UInt32 = 0xff00_0000

  private func row(_ pixels: [UInt32]) -> Bitmap { Bitmap(width: pixels.count, height: 1, pixels: pixels) }

  private func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  private func isGrey(_ pixel: UInt32) -> Bool {
    let (red, green, blue) = channels(pixel)
    return red == green && green == blue
  }

  @Test("What is in both is pale grey, and paper stays paper")
  func unchanged() {
    let both = row([white, white, white, black, 0xff80_8080])
    let picture = DifferencePicture.make(expected: both, actual: both)
    #expect(picture.pixels.prefix(3).allSatisfy { $0 == white })
    let (ink, half) = (channels(picture.pixels[3]).red, channels(picture.pixels[4]).red)
    #expect(picture.pixels.allSatisfy(isGrey))
    #expect(ink > 180 && ink < half && half < 255)
  }

  @Test("Ink that went is orange, ink that came blue, and another colour purple")
  func hues() {
    let expected = row([white, white, white, white, white, black, white, 0xff00_00ff])
    let actual = row([white, white, white, white, white, white, black, 0xffff_0000])
    let picture = DifferencePicture.make(expected: expected, actual: actual)
    #expect(picture.pixels[5...] == [0xffd5_5e00, 0xff00_72b2, 0xffb0_3a8c])
  }

  @Test("On a dark ground, ink is what is light")
  func darkGround() {
    let expected = row([black, black, black, black, white, black])
    let actual = row([black, black, black, black, black, white])
    let picture = DifferencePicture.make(expected: expected, actual: actual)
    #expect(picture.pixels[4...] == [0xffd5_5e00, 0xff00_72b2])
  }

  @Test("A single step is coloured strongly and boxed, beside nothing else", arguments: [0, 8, 16])
  func oneStep(_ shift: UInt32) {
    let expected = Bitmap(width: 40, height: 30, color: white)
    var actual = expected
    actual.pixels[15 * 40 + 20] -= 1 << shift
    let picture = DifferencePicture.make(expected: expected, actual: actual)
    let (red, _, blue) = channels(picture.pixels[15 * 40 + 20])
    #expect(blue - red >= 100)
    let marked = picture.pixels.indices.filter { picture.pixels[$0] == 0xff22_2222 }
    #expect(marked.count == 24, "a box of 7 x 7 with a line of one pixel")
    #expect(marked.allSatisfy { abs($0 % 40 - 20) <= 3 && abs($0 / 40 - 15) <= 3 })
    #expect(picture.pixels.filter { $0 != white }.count == 25)
  }

  @Test("Places at opposite edges have a box each, cut off at the edges, and a wide change has none")
  func boxes() {
    let expected = Bitmap(width: 80, height: 80, color: white)
    var actual = expected
    actual.pixels[5 * 80 + 79] = black
    actual.pixels[12 * 80] = black
    let small = DifferencePicture.make(expected: expected, actual: actual)
    let marked = small.pixels.indices.filter { small.pixels[$0] == 0xff22_2222 }
    #expect(!marked.isEmpty && marked.allSatisfy { $0 % 80 <= 3 || $0 % 80 >= 76 })
    for y in 20..<60 { for x in 20..<60 { actual.pixels[y * 80 + x] = black } }
    let picture = DifferencePicture.make(expected: expected, actual: actual)
    #expect(picture.pixels.filter { $0 == 0xff22_2222 }.count == marked.count)
  }

  @Test("A step within the tolerance is nothing to see")
  func tolerance() {
    let expected = Bitmap(width: 9, height: 9, color: white)
    var actual = expected
    actual.pixels[40] = 0xffff_fdff
    let picture = DifferencePicture.make(expected: expected, actual: actual, tolerance: Tolerance(step: 2))
    #expect(picture == expected)
  }

  @Test("What one picture alone has is tinted with its colour, and what neither has is grey")
  func sizes() {
    let wide = Bitmap(width: 90, height: 20, color: white)
    let tall = Bitmap(width: 20, height: 90, color: white)
    let picture = DifferencePicture.make(expected: wide, actual: tall)
    #expect(picture.width == 90 && picture.height == 90)
    let (gone, come) = (channels(picture.pixels[70]), channels(picture.pixels[70 * 90]))
    #expect(gone.red > gone.blue && come.blue > come.red)
    #expect(isGrey(picture.pixels[70 * 90 + 70]))
  }

  @Test("A strip holds three framed pictures and enlarges small ones by a whole factor")
  func strip() {
    let small = row([black, white])
    let strip = ComparisonStrip.make(expected: small, difference: small, actual: small)
    #expect(strip.width == 3 * (2 * 8 + 2) + 4 * 12 && strip.height == 8 + 2 + 6 + 24)
    #expect(strip.pixels.filter { $0 == black }.count == 3 * 64)
    #expect(strip.pixels.filter { $0 == white }.count == 3 * 64)
    #expect(strip.pixels[12 * strip.width + 12] == 0xffd5_5e00)
    #expect(strip.pixels[12 * strip.width + strip.width - 13] == 0xff00_72b2)
  }

  @Test("Long lines stand one below the other in a strip")
  func stackedStrip() {
    let long = Bitmap(width: 900, height: 40, color: white)
    let strip = ComparisonStrip.make(expected: long, difference: long, actual: long)
    #expect(strip.width == 902 + 24 && strip.height == 3 * 48 + 48)
  }

  @Test("A strip of pictures of different sizes has room for the largest")
  func unevenStrip() {
    let strip = ComparisonStrip.make(
      expected: Bitmap(width: 500, height: 10, color: black), difference: Bitmap(width: 500, height: 300, color: white),
      actual: Bitmap(width: 1, height: 300, color: black))
    #expect(strip.width == 3 * 502 + 48 && strip.height == 302 + 6 + 24)
    #expect(strip.pixels.filter { $0 == black }.count == 5_000 + 300)
  }

  @Test("Transparent pixels stand on chequers in a strip")
  func transparent() {
    let clear = Bitmap(width: 4, height: 4, color: 0)
    let strip = ComparisonStrip.make(expected: clear, difference: clear, actual: clear)
    #expect(strip.pixels.contains(0xffd8_d8d8) && strip.pixels.contains(white))
  }
}
