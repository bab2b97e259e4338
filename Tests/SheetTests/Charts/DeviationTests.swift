import DynamicType
import Sheet
import Testing

@Suite("Deviations from Apple's sizes")
struct DeviationTests {
  @Test(
    "Whole percent with a sign",
    arguments: [
      (15.0, 17.0, "-12%"), (17, 17, "0%"), (19, 17, "+12%"), (17.05, 17, "+0%"), (16.95, 17, "-0%"), (34, 17, "+100%"),
      (1000, 17, "+5782%"), (1, 17, "-94%"), (1e12, 1, "+99999%"),
    ])
  func words(size: Double, apple: Double, expected: String) {
    #expect(Deviation.words(Deviation.percent(size, of: apple)) == expected)
    let minus = Deviation.words(Deviation.percent(size, of: apple), minus: "\u{2212}")
    #expect(minus == expected.replacing("-", with: "\u{2212}"))
  }

  @Test("A number is read on every colour of the scale, 4.5:1 at least", arguments: Theme.allCases)
  func contrast(theme: Theme) {
    let colors = DeviationColors(theme)
    for percent in stride(from: -60.0, through: 60, by: 0.5) {
      #expect(Vision.contrast(theme.palette.ink, colors[percent]) >= 4.5, "\(percent)")
    }
  }

  @Test(
    "The frame of a size over the limit stands out from every colour, 3:1 where it is drawn", arguments: Theme.allCases)
  func limit(theme: Theme) {
    let colors = DeviationColors(theme)
    // A field over the limit has at least the colour of the limit; the frame lies between it and the page.
    #expect(Vision.contrast(theme.palette.mark, theme.palette.background) >= 3)
    #expect(Vision.contrast(theme.palette.mark, colors[-11]) >= 2.5)
  }

  @Test("Smaller and larger are told apart by every eye, at the limit and at the ends", arguments: Theme.allCases)
  func blindness(theme: Theme) {
    let colors = DeviationColors(theme)
    for eye in Vision.allCases {
      #expect(eye.difference(colors[-10], colors[10]) > 10, "\(eye)")
      #expect(eye.difference(colors[-50], colors[50]) > 20, "\(eye)")
      for percent in [-10.0, 10] { #expect(eye.difference(colors[percent], colors[0]) > 6, "\(eye) \(percent)") }
    }
  }

  @Test("The scale is centred on 0 and ends at 50 %", arguments: Theme.allCases)
  func ends(theme: Theme) {
    let colors = DeviationColors(theme)
    #expect(colors[0] == colors.middle)
    #expect(colors[-50] == colors.smaller && colors[-80] == colors.smaller)
    #expect(colors[50] == colors.larger && colors[5782] == colors.larger)
    #expect(colors[-5] != colors[5])
  }
}
