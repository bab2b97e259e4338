import Testing
import YAML

struct YAMLScalarTests {
  @Test(
    "Plain scalars mean what YAML 1.2's core schema says",
    arguments: [
      ("null", .null), ("Null", .null), ("NULL", .null), ("~", .null), ("", .null),
      ("true", .bool(true)), ("True", .bool(true)), ("TRUE", .bool(true)), ("false", .bool(false)),
      ("no", .string("no")), ("on", .string("on")), ("yes", .string("yes")), ("off", .string("off")),
      ("y", .string("y")), ("tRue", .string("tRue")), ("nULL", .string("nULL")),
      ("12", .integer(12)), ("-12", .integer(-12)), ("+12", .integer(12)), ("0", .integer(0)), ("010", .integer(10)),
      ("0x10", .integer(16)), ("0o7", .integer(7)), ("0xFF", .integer(255)), ("0x", .string("0x")),
      ("0o8", .string("0o8")), ("0x-1", .string("0x-1")), ("0b1", .string("0b1")), ("1_000", .string("1_000")),
      ("1,5", .string("1,5")), ("1.5", .number(1.5)), ("1.", .number(1)), (".5", .number(0.5)), ("-.5", .number(-0.5)),
      ("1e3", .number(1000)), ("1E+3", .number(1000)), ("1e-1", .number(0.1)), ("1e", .string("1e")),
      (".", .string(".")), ("-", .string("-")), ("1.2.3", .string("1.2.3")), ("12pt", .string("12pt")),
      (".inf", .number(.infinity)), ("-.INF", .number(-.infinity)), ("+.Inf", .number(.infinity)),
      ("1e999", .number(.infinity)), ("inf", .string("inf")), ("nan", .string("nan")),
      ("infinity", .string("infinity")),
      ("99999999999999999999", .number(1e20)), ("0xFFFFFFFFFFFFFFFFF", .number(0x1p68)),
      ("１２", .string("１２")), ("2026-11-30", .string("2026-11-30")), ("12:30", .string("12:30")),
    ] as [(String, YAMLScalar.Value)])
  func plain(text: String, value: YAMLScalar.Value) {
    #expect(YAMLScalar(text).value == value)
  }

  @Test("'.nan' is not a number", arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(text: String) throws {
    guard case .number(let number) = YAMLScalar(text).value else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(number.isNaN)
  }

  @Test("Quotes make a string of anything", arguments: ["12", "true", "null", "", "~"])
  func quoted(text: String) {
    #expect(YAMLScalar(text, style: .quoted).value == .string(text))
    #expect(YAMLReading(Array("[\"\(text)\"]".utf8)).root?.items?.first?.scalar?.value == .string(text))
    #expect(YAMLReading(Array("['\(text)']".utf8)).root?.items?.first?.scalar?.value == .string(text))
  }

  @Test("The core schema's tags say what a scalar is")
  func tags() {
    let root = YAMLReading(Array("[!!str 12, !!int \"12\", !!float 3, !!bool \"true\", !!null ~, ! 5]".utf8)).root
    #expect(
      root?.items?.map { $0.scalar?.value } == [
        .string("12"), .integer(12), .integer(3), .bool(true), .null, .string("5"),
      ])
    #expect(Outline.of("!!map { a: !!seq [] }") == "{a@1:9: []@1:12}@1:1")
  }
}
