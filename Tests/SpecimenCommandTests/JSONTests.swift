import SpecimenCommand
import Testing

@Suite("JSON comes out the same, byte for byte, and safe to show")
struct JSONTests {
  @Test(
    "Strings are escaped as RFC 8259 asks, and so that nothing breaks a line or turns text round",
    arguments: [
      ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{0}\u{1F}", #""\n\r\t\u0000\u001f""#), ("é字", #""é字""#),
      ("\u{2028}\u{2029}\u{202E}", #""\u2028\u2029\u202e""#), ("\u{7F}\u{85}", #""\u007f\u0085""#),
      ("\u{E0041}", #""\udb40\udc41""#), ("</script>", #""</script>""#),
    ])
  func strings(_ text: String, _ written: String) {
    #expect(JSON.string(text).text == written + "\n")
  }

  @Test(
    "Numbers have at most six decimals, and what is not finite is null",
    arguments: [
      (17.0, "17"), (0.1, "0.1"), (-7.5, "-7.5"), (51.0 / 13, "3.923077"), (1e21, "1e+21"), (-0.0, "0"),
      (.nan, "null"), (.infinity, "null"), (1e-7, "0"), (16.368000000000002, "16.368"), (0.000001, "0.000001"),
      (999_999.9999999, "1000000"), (123_456_789.125, "123456789.125"), (1e16, "1e+16"),
    ])
  func numbers(_ value: Double, _ written: String) {
    #expect(JSON.number(value).text == written + "\n")
  }

  @Test("Objects are a member a line, records and arrays of plain values one line; order is kept")
  func layout() {
    let value = JSON.object([
      .init("schemaVersion", .integer(1)),
      .init("none", .array([])),
      .init("words", .array([.string("b"), .string("a"), .null, .bool(true)])),
      .init("cells", .array([.record([.init("z", .integer(1)), .init("a", .string(orNull: nil))])])),
      .init("empty", .object([])),
    ])
    #expect(
      value.text == """
        {
          "schemaVersion": 1,
          "none": [],
          "words": ["b", "a", null, true],
          "cells": [
            {"z": 1, "a": null}
          ],
          "empty": {}
        }

        """)
  }
}
