import DynamicType
import Foundation
import Interchange
import Testing
import TypeSystem

@Suite("Design tokens become styles")
struct DesignTokensImportTests {
  private func imported(_ json: String) throws -> ImportedDocument {
    try Importer.designTokens(JSONValues.value(json), name: "Tokens")
  }

  private func rule(_ value: String, in style: StyleName = .apple(.body)) throws -> (StyleRule?, [String]) {
    let file = try imported("{\"body\": {\"$type\": \"typography\", \"$value\": \(value)}}")
    return (file.document.styles[style], file.notes.map { "\($0.path) \($0.what) \($0.why)" })
  }

  @Test("A composite value with every part becomes a rule")
  func whole() throws {
    let (rule, notes) = try rule(
      """
      {"fontFamily": "Gill Sans", "fontSize": {"value": 18, "unit": "px"}, "fontWeight": 300,
       "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.4}
      """)
    #expect(
      rule
        == StyleRule(
          font: .family("gillSans"), weight: .light, size: .metrics(size: 18), lineHeight: .multiple(1.4),
          letterSpacing: .points(0.5)))
    #expect(notes == [])
  }

  @Test(
    "A size is read as a text with its unit, and rem is 16 points",
    arguments: [
      ("\"16px\"", 16.0), ("\"1.5rem\"", 24), ("{\"value\": 2, \"unit\": \"rem\"}", 32), ("\"12.5 px\"", 12.5),
      ("20", 20),
    ])
  func sizes(_ text: String, _ points: Double) throws {
    #expect(try rule("{\"fontSize\": \(text)}").0?.size == .metrics(size: points))
  }

  @Test(
    "What is no size leaves Apple's and is told",
    arguments: [
      "\"big\"", "0", "-3", "\"3em\"", "{\"value\": 3}", "{\"value\": \"3\", \"unit\": \"px\"}", "true", "[16]", "null",
      "\"12cm\"", "{\"value\": 4, \"unit\": \"dp\"}",
    ])
  func noSize(_ text: String) throws {
    let (rule, notes) = try rule("{\"fontWeight\": 400, \"fontSize\": \(text)}")
    #expect(rule?.size == nil)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("body.fontSize") == true)
  }

  @Test(
    "Weights are numbers or the format's names, whose thin is 100",
    arguments: [
      ("100", 100), ("\"thin\"", 100), ("\"hairline\"", 100), ("\"extra-light\"", 200), ("\"ultra-light\"", 200),
      ("\"normal\"", 400), ("\"book\"", 400), ("\"Semi Bold\"", 600), ("\"heavy\"", 900), ("\"extra-black\"", 950),
      ("\"350\"", 350), ("1000", 1000),
    ])
  func weights(_ text: String, _ number: Int) throws {
    #expect(try rule("{\"fontWeight\": \(text)}").0?.weight?.rawValue == number)
  }

  @Test("What is no weight is told", arguments: ["0", "1001", "\"fat\"", "1e300", "{}"])
  func noWeight(_ text: String) throws {
    let (rule, notes) = try rule("{\"fontSize\": \"9px\", \"fontWeight\": \(text)}")
    #expect(rule?.weight == nil)
    #expect(notes.count == 1)
  }

  @Test("D15: a list of families becomes a family and its cascade; generic names are left out and told")
  func families() throws {
    let file = try imported(
      """
      {"body": {"$type": "typography", "$value": {"fontFamily": ["Papyrus", "Damascus", "system-ui", "serif"]}},
       "callout": {"$type": "typography", "$value": {"fontFamily": "-apple-system"}}}
      """)
    #expect(file.document.families["papyrus"] == FontFamily(.matching("Papyrus"), cascade: [.family("damascus")]))
    #expect(file.document.families["damascus"] == FontFamily(.matching("Damascus")))
    #expect(file.document.styles[.apple(.body)]?.font == .family("papyrus"))
    #expect(file.document.styles[.apple(.callout)]?.font == .system)
    #expect(file.notes.map(\.what) == ["'serif'"])
  }

  @Test("Aliases are followed, in chains and within a value; types are inherited from groups")
  func aliases() throws {
    let file = try imported(
      """
      {"font": {"$type": "fontFamily", "base": {"$value": "Museo"}, "again": {"$value": "{font.base}"}},
       "size": {"$type": "dimension", "m": {"$value": "17px"}},
       "type": {"$type": "typography",
         "headline": {"$value": {"fontFamily": ["{font.again}"], "fontSize": "{size.m}"}},
         "body": {"$value": "{type.headline}"}}}
      """)
    let expected = StyleRule(font: .family("museo"), size: .metrics(size: 17))
    #expect(file.document.styles[.apple(.headline)] == expected)
    #expect(file.document.styles[.apple(.body)] == expected)
    #expect(file.notes == [])
  }

  @Test("A circle of aliases is told with its tokens, and the rest is read")
  func circle() throws {
    let file = try imported(
      """
      {"a": {"$type": "dimension", "$value": "{b}"}, "b": {"$type": "dimension", "$value": "{a}"},
       "body": {"$type": "typography", "$value": {"fontSize": "{a}", "fontWeight": 500}}}
      """)
    #expect(file.document.styles[.apple(.body)] == StyleRule(weight: .medium))
    #expect(
      file.notes == [
        ImportNote(
          path: "body.fontSize", what: "'{a}'", why: "is an alias that goes round in a circle: a → b → a")
      ])
  }

  @Test("An alias of nothing, one over too many tokens, and a JSON pointer are told")
  func brokenAliases() throws {
    var chain = "\"t0\": {\"$value\": \"9px\"}"
    for index in 1...100 { chain += ", \"t\(index)\": {\"$value\": \"{t\(index - 1)}\"}" }
    let file = try imported(
      """
      {\(chain), "body": {"$type": "typography", "$value": {"fontWeight": 500, "fontSize": "{t100}",
        "fontFamily": "{no.such}", "lineHeight": {"$ref": "#/a/b"}}}}
      """)
    let whys = file.notes.filter { $0.path.hasPrefix("body") }.map(\.why)
    #expect(
      Set(whys) == [
        "is an alias over more than 64 tokens", "names no token: 'no.such'",
        "is a reference by JSON pointer, which is not followed: '#/a/b'",
      ])
  }

  @Test("A token that is no style of Apple's becomes one of the app's own, along the nearest style's curve")
  func customStyles() throws {
    let file = try imported(
      """
      {"type": {"$type": "typography", "price": {"$value": {"fontSize": "23px"}},
        "Large Title": {"$value": {"fontSize": "40px"}}, "subhead": {"$value": {"fontSize": "17px"}},
        "x": {"subheadline": {"$value": {"fontSize": "17px"}}}}}
      """)
    let price = try #require(file.document.styles[.custom("price")])
    #expect(price.relativeTo == .title2)
    #expect(file.document.styles[.apple(.largeTitle)]?.size == .metrics(size: 40))
    #expect(file.document.styles[.apple(.subheadline)] != nil)
    #expect(file.document.styles[.custom("type.x.subheadline")]?.relativeTo == .body)
    #expect(file.document.styles.keys.map(\.name) == ["largeTitle", "subheadline", "price", "type.x.subheadline"])
    #expect(file.notes.map(\.path) == ["type.price", "type.x.subheadline"])
  }

  @Test("What a document has no place for is told: other tokens by their groups, extensions, further parts")
  func leftOut() throws {
    let file = try imported(
      """
      {"$extensions": {"x": 1}, "color": {"$type": "color", "a": {"$value": "#fff"}, "b": {"$value": "#000"}},
       "odd": 3, "body": {"$type": "typography", "$description": "Text", "$deprecated": true,
         "$value": {"fontSize": "9px", "paragraphSpacing": "4px", "textCase": "uppercase"}}}
      """)
    #expect(file.document.styles[.apple(.body)]?.letterCase == .uppercase)
    #expect(
      file.notes.map(\.description) == [
        "body.paragraphSpacing: '4px' has no place in a document",
        "body.$description: 'Text' has no place in a document", "body.$deprecated: true has no place in a document",
        "color: 2 tokens of type 'color' are not typography, and no style names them",
        "'$extensions' says something of a group, and is not read",
        "odd: 3 is neither a token nor a group",
      ])
  }

  @Test(
    "A file without typography, one that is no dictionary and one nested too deeply are errors",
    arguments: [
      ("{}", "no typography token that could be read"), ("[]", "the file is an array, not a dictionary"),
      (
        "{\"a\": {\"$type\": \"typography\", \"$value\": 3}}",
        "no typography token that could be read: 'a' is a typography token without its parts"
      ),
      (
        String(repeating: "{\"a\":", count: 80) + "{}" + String(repeating: "}", count: 80),
        "'a.a.a.a…' is nested more than 64 levels deep"
      ),
    ])
  func errors(_ json: String, _ message: String) throws {
    let error = #expect(throws: InterchangeError.self) { _ = try imported(json) }
    #expect(error?.description == message)
  }

  @Test("Tokens whose keys lack their dollar sign are told once, whatever their number")
  func unsigned() throws {
    let token = "{\"type\": \"typography\", \"value\": {\"fontSize\": \"16\"}, \"description\": \"x\"}"
    let file = try imported(
      "{\"old\": {\"a\": \(token), \"b\": \(token), \"type\": \"typography\"}, \"body\": "
        + "{\"$type\": \"typography\", \"$value\": {\"fontSize\": \"16px\"}}}")
    #expect(
      file.notes.map(\.description) == [
        "'old.a' and 1 more have 'value' without its '$', and are not read: the format's keys are '$value' and '$type'"
      ])
    #expect(file.document.styles.keys == [.apple(.body)])
    let error = #expect(throws: InterchangeError.self) { _ = try imported("{\"body\": \(token)}") }
    #expect(
      error?.description
        == "no typography token that could be read: 'body' has 'value' without its '$', and is not read: "
        + "the format's keys are '$value' and '$type'")
  }

  @Test("What is written as tokens comes back: sizes at Large, weights and families")
  func roundTrip() throws {
    let file = try imported(try Boilerplate.text(SampleDocuments.swash, as: .dtcg))
    let styles = file.document.styles
    #expect(styles[.apple(.title1)]?.size == .metrics(size: 28, maximum: 38))
    #expect(styles[.apple(.title1)]?.weight == .bold)
    #expect(styles[.apple(.body)]?.size == .metrics(size: 17, maximum: 32))
    #expect(styles[.apple(.caption1)]?.font == .system)
    #expect(styles[.apple(.footnote)]?.slant == .italic)
    #expect(styles[.apple(.headline)]?.font == .family("papyrus"))
    #expect(file.document.families["papyrus"]?.cascade == [.family("damascus")])
  }
}
