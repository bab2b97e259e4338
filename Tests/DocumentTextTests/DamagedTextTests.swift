import DocumentText
import Testing
import TypeSystem

struct DamagedTextTests {
  /// Reads a damaged document; whatever comes out, errors have places within the text.
  private func read(_ bytes: [UInt8]) -> DocumentReading {
    let reading = DocumentReader.read(bytes, name: "damaged.yaml")
    #expect((reading.document == nil) == !reading.errors.isEmpty)
    #expect(reading.diagnostics.allSatisfy { $0.line >= 1 && $0.column >= 1 && !$0.message.isEmpty })
    return reading
  }

  @Test("A document that breaks off anywhere is read or refused", arguments: Documents.names)
  func truncated(name: String) {
    let bytes = Documents.bytes(name)
    for length in bytes.indices { _ = read(Array(bytes[..<length])) }
  }

  @Test("A document without any one of its lines is read or refused", arguments: Documents.names)
  func withoutALine(name: String) {
    let lines = Documents.bytes(name).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      _ = read(Array(rest.joined(separator: [UInt8(ascii: "\n")])))
    }
  }

  @Test("A document with any one of its lines twice is read or refused", arguments: Documents.names)
  func twiceALine(name: String) {
    let lines = Documents.bytes(name).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices {
      var more = lines
      more.insert(lines[index], at: index)
      _ = read(Array(more.joined(separator: [UInt8(ascii: "\n")])))
    }
  }

  @Test("A document with other bytes here and there is read or refused", arguments: Documents.names)
  func otherBytes(name: String) {
    let bytes = Documents.bytes(name)
    let replacements = Array("{}[]:,#&*!|>'\"%@`-?\t\n 0~<".utf8) + [0, 7, 0x80, 0xFF]
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed[index] = replacements[(index / 7) % replacements.count]
      _ = read(changed)
    }
  }

  @Test("Every value in turn as something else is read or refused", arguments: Documents.names)
  func otherValues(name: String) {
    let text = String(decoding: Documents.bytes(name), as: UTF8.self)
    let values = ["[]", "{}", "~", "-1", "1e999", ".nan", "\"\"", "[[], {}]", "{ a: { b: { c: 1 } } }", "*curve"]
    for (number, match) in text.matches(of: /: [A-Za-z0-9][A-Za-z0-9 -]*/).enumerated() {
      let changed =
        text[..<match.range.lowerBound] + ": " + values[number % values.count] + text[match.range.upperBound...]
      _ = read(Array(changed.utf8))
    }
  }

  @Test("A document of nothing but errors takes no longer than its size allows")
  func manyErrors() {
    let names = (0..<5_000).map { "family\($0): { famly: A }\n" }.joined(separator: "  ")
    let reading = read(Array("format: 1\nfamilies:\n  \(names)".utf8))
    #expect(reading.errors.count == 20)
    #expect(reading.omittedErrors == 4_980)
    let unknown = (0..<5_000).map { "s\($0): { family: f\($0) }\n" }.joined(separator: "  ")
    #expect(read(Array("format: 1\nstyles:\n  \(unknown)".utf8)).omittedErrors > 4_900)
  }
}
