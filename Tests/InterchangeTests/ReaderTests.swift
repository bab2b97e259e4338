import Foundation
import Interchange
import Testing
import TypeSystem

@Suite("Readers of JSON and property lists")
struct ReaderTests {
  private func json(_ text: String) -> String {
    do { return "\(try JSONReader.value(Array(text.utf8)))" } catch { return error.description }
  }

  @Test("JSON is read as it stands, its keys in order")
  func jsonValues() throws {
    let value = try JSONReader.value(
      Array("\u{FEFF} {\"b\": [1, -2.5e1, true, null], \"a\": {\"x\": \"\\u00e9\\ud83d\\ude00\\/\\n\"}} ".utf8))
    #expect(
      value
        == .dictionary([
          "b": .array([.integer(1), .real(-25), .bool(true), .null]), "a": .dictionary(["x": .string("é😀/\n")]),
        ]))
  }

  @Test(
    "JSON that is broken is told with its line and column",
    arguments: [
      ("", "line 1, column 1: the end in place of a value"),
      ("{", "line 1, column 2: the end in place of a key between quotes"),
      ("{\"a\":1,\n \"a\":2}", "line 2, column 2: the key 'a' for the second time"),
      ("[1 2]", "line 1, column 4: '2' in place of ',' or ']'"),
      ("[1]x", "line 1, column 4: 'x' in place of the end of the file"),
      ("[01]", "line 1, column 3: '1' in place of ',' or ']'"),
      ("1e999", "line 1, column 1: a number that is too large"),
      ("\"a\nb\"", "line 1, column 3: byte 0x0A in place of a character of a text"),
      ("\"\\q\"", "line 1, column 3: 'q' in place of an escape: one of \" \\ / b f n r t u"),
      ("\"\\u12\"", "line 1, column 4: '1' in place of four hexadecimal digits"),
      ("nul", "line 1, column 1: 'n' in place of a value"),
      ("\"x", "line 1, column 3: the end in place of the quote that ends a text"),
      ("-", "line 1, column 2: the end in place of a digit"),
    ])
  func brokenJSON(_ text: String, _ message: String) {
    #expect(json(text) == message)
  }

  @Test("JSON with bytes that are not UTF-8, and JSON nested too deeply, are errors")
  func hostileJSON() {
    #expect(throws: InterchangeError.self) { _ = try JSONReader.value([0x22, 0xFF, 0x22]) }
    #expect(throws: InterchangeError.tooDeep(path: "", limit: 128)) {
      _ = try JSONReader.value(Array(String(repeating: "[", count: 100_000).utf8))
    }
    #expect(json("\"\\ud800\"") == "string(\"\u{FFFD}\")")
  }

  /// A list with every kind of value, as Foundation writes it.
  private func list(_ format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8] {
    let value: [String: Any] = [
      "text": "a<b>&\"é😀", "whole": -300, "large": 1 << 40, "real": 2.5, "yes": true, "no": false,
      "date": Date(timeIntervalSinceReferenceDate: 802_848_000), "data": Data([0, 1, 255, 7]),
      "array": [1, "x", [String: Any]()] as [Any],
    ]
    return Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
  }

  @Test("C1: what Foundation writes in XML and in binary form is read as it was")
  func propertyLists() throws {
    let expected: [String: InterchangeValue] = [
      "text": .string("a<b>&\"é😀"), "whole": .integer(-300), "large": .integer(1 << 40), "real": .real(2.5),
      "yes": .bool(true), "no": .bool(false), "date": .date(802_848_000), "data": .data([0, 1, 255, 7]),
      "array": .array([.integer(1), .string("x"), .dictionary([:])]),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      guard case .dictionary(let members) = try PropertyListReader.value(try list(format)) else {
        Issue.record("no dictionary")
        continue
      }
      #expect(Set(members.keys) == Set(expected.keys))
      for (key, value) in members { #expect(value == expected[key], "\(key)") }
    }
  }

  @Test(
    "A property list that is broken is told",
    arguments: [
      ("", "line 1, column 1: the end in place of a property list in XML or in binary form"),
      ("hello", "line 1, column 1: 'h' in place of a property list in XML or in binary form"),
      ("<html></html>", "line 1, column 7: 'html' in place of 'plist'"),
      ("<plist><dict><string>a</string></dict></plist>", "line 1, column 14: '<string>' in place of '<key>'"),
      ("<plist><array><thing/></array></plist>", "line 1, column 15: '<thing>' in place of a value"),
      ("<plist><integer>4x</integer></plist>", "line 1, column 8: '4x' as integer"),
      ("<plist><string>&nope;</string></plist>", "line 1, column 16: an unknown entity '&nope;'"),
      ("<plist><string>a", "line 1, column 17: the end in place of a closing tag"),
      ("<plist><array>\n<true/></dict>", "line 2, column 10: 'd' in place of '</array>'"),
      (
        "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>",
        "line 1, column 17: '[' in place of a document type without declarations"
      ),
      (
        "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
        "line 1, column 33: the key 'a' for the second time"
      ),
      ("bplist00", "byte 0: a binary property list of another version, or one that is cut short"),
    ])
  func brokenLists(_ text: String, _ message: String) {
    let error = #expect(throws: InterchangeError.self) { _ = try PropertyListReader.value(Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test("Comments, CDATA, entities and a document type are read over")
  func xml() throws {
    let text = """
      <?xml version="1.0"?><!-- a -- b --><!DOCTYPE plist PUBLIC "-//A//B" "http://x/>y.dtd">
      <plist version="1.0"><!-- c --><dict><key>a&#65;</key> <!-- d -->
      <string>x<![CDATA[<&]]>&#x42;<!-- e -->&apos;</string><key>b</key><array/><key>c</key><real> 1.5 </real></dict></plist>
      """.replacingOccurrences(of: "x/>y", with: "x/y")
    let value = try PropertyListReader.value(Array(text.utf8))
    #expect(value == .dictionary(["aA": .string("x<&B'"), "b": .array([]), "c": .real(1.5)]))
  }

  @Test("Lists nested too deeply are errors in both forms, and so is a binary list that holds itself")
  func deepLists() throws {
    let xml = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: InterchangeError.tooDeep(path: "", limit: 128)) {
      _ = try PropertyListReader.value(Array(xml.utf8))
    }
    // One array whose only element is the array itself.
    var binary = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    binary += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    binary += [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: InterchangeError.tooDeep(path: "", limit: 128)) { _ = try PropertyListReader.value(binary) }
  }

  @Test("A binary list with any one byte changed, or cut anywhere, is read or refused, and nothing traps")
  func damagedBinary() throws {
    let whole = try list(.binary)
    var refused = 0
    for index in whole.indices {
      for value in [UInt8(0), 0xFF, whole[index] ^ 0x10, whole[index] &+ 1] {
        var damaged = whole
        damaged[index] = value
        do { _ = try PropertyListReader.value(damaged) } catch { refused += 1 }
      }
      do { _ = try PropertyListReader.value(Array(whole[..<index])) } catch { refused += 1 }
    }
    #expect(refused > whole.count)
  }

  @Test("An XML list cut anywhere is refused, and nothing traps")
  func cutXML() throws {
    let whole = try list(.xml)
    let end = try #require(String(decoding: whole, as: UTF8.self).range(of: "</plist>")?.lowerBound)
    let length = String(decoding: whole, as: UTF8.self)[..<end].utf8.count
    for index in 0...length {
      #expect(throws: InterchangeError.self) { _ = try PropertyListReader.value(Array(whole[..<index])) }
    }
  }
}
