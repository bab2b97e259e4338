import SpecimenCommand
import TextLayout
import Typeface
import Testing

@Suite("Features and variations are read as hb-shape reads them")
struct FontSettingsTests {
  @Test(
    "One feature, in each of its spellings",
    arguments: [
      ("kern", FontFeature(tag: "kern")), ("+kern", FontFeature(tag: "kern")),
      ("-kern", FontFeature(tag: "kern", value: 0)),
      ("kern=0", FontFeature(tag: "kern", value: 0)), ("kern=1", FontFeature(tag: "kern")),
      ("aalt=2", FontFeature(tag: "aalt", value: 2)), ("kern[]", FontFeature(tag: "kern")),
      ("kern[:]", FontFeature(tag: "kern")), ("kern[5:]", FontFeature(tag: "kern", start: 5)),
      ("kern[:5]", FontFeature(tag: "kern", end: 5)), ("kern[3:5]", FontFeature(tag: "kern", start: 3, end: 5)),
      ("kern[3;5]", FontFeature(tag: "kern", start: 3, end: 5)),
      ("kern[3]", FontFeature(tag: "kern", start: 3, end: 4)),
      ("aalt[3:5]=2", FontFeature(tag: "aalt", value: 2, start: 3, end: 5)),
      ("\"liga\" 0", FontFeature(tag: "liga", value: 0)),
      ("'liga' on", FontFeature(tag: "liga")), ("liga off", FontFeature(tag: "liga", value: 0)),
      (" ss01 ", FontFeature(tag: "ss01")),
      ("kern=4294967295", FontFeature(tag: "kern", value: .max)),
    ])
  func feature(_ text: String, _ feature: FontFeature) throws {
    #expect(try FontSettings.features(text, option: "--features") == [feature])
  }

  @Test("Several features stand in the order given")
  func list() throws {
    let features = try FontSettings.features("kern=0,+liga, smcp", option: "--features")
    #expect(features.map(\.tag) == ["kern", "liga", "smcp"])
    #expect(features.map(\.value) == [0, 1, 1])
  }

  @Test(
    "What is no feature is refused, where hb-shape would pass over it",
    arguments: [
      "", ",", "kern,", "toolong", "kern=", "kern=x", "kern=-1", "kern=4294967296", "kern[3", "kern[3:5]x", "\"ab\"",
      "kern=1 2",
      "+-kern", "é",
    ])
  func noFeature(_ text: String) {
    #expect(throws: CommandError.self) { try FontSettings.features(text, option: "--features") }
  }

  @Test(
    "Variations",
    arguments: [("wght=700", 700.0), ("wght 700", 700), ("\"wght\" -7.5", -7.5), ("wght=.5", 0.5), ("wght=1e2", 100)])
  func variation(_ text: String, _ value: Double) throws {
    #expect(try FontSettings.variations(text, option: "--variations") == [AxisCoordinate(tag: "wght", value: value)])
  }

  @Test(
    "What is no variation is refused",
    arguments: ["", "wght", "wght=", "wght=x", "wght=1e999", "wght=1;opsz=2", "wght=nan"])
  func noVariation(_ text: String) {
    #expect(throws: CommandError.self) { try FontSettings.variations(text, option: "--variations") }
  }
}
