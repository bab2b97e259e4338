import DocumentText
import Testing

/// Where each map of a document stands, around one key and its value.
enum KeyTemplate {
  /// A document in which a map has one more key.
  static func document(_ map: DocumentMap, _ entry: String) -> String {
    switch map {
    case .document: entry.hasPrefix("watchCase") ? "platform: watchos\n\(entry)" : entry
    case .fonts: "fonts: { \(entry) }"
    case .directorySource: "fonts: { sources: [{ directory: A, \(entry) }] }"
    case .fileSource: "fonts: { sources: [{ file: A, \(entry) }] }"
    case .installedSource: "fonts: { sources: [{ \(entry) }] }"
    case .cipher: "fonts: { sources: [{ file: A, decrypt: { \(entry) } }] }"
    case .xor: "fonts: { sources: [{ file: A, decrypt: { xor: { \(entry) } } }] }"
    case .fallback: "fallback: { \(entry) }"
    case .family: "families: { a: { family: A, \(entry) } }"
    case .naming: "families: { a: { naming: { base: A, weights: { 400: B }, \(entry) } } }"
    case .italic: "families: { a: { naming: { base: A, weights: { 400: B }, italic: { suffix: It, \(entry) } } } }"
    case .variable: "families: { a: { variable: { face: A, \(entry) } } }"
    case .defaults: "defaults: { \(entry) }"
    case .style: "styles: { body: { \(entry) } }"
    case .override: "styles: { body: { at: { AX1: { \(entry) } } } }"
    case .role: "roles: { button: { \(entry) } }"
    case .tint: "roles: { pageControl: { tint: { \(entry) } } }"
    case .size: "styles: { body: { size: { \(entry) } } }"
    case .metrics: "styles: { body: { size: { metrics: { \(entry) } } } }"
    case .systemSize: "styles: { body: { size: { system: { \(entry) } } } }"
    case .multiply: "styles: { body: { size: { multiply: { base: 16, by: {}, otherwise: 16, \(entry) } } } }"
    case .divisor:
      "styles: { body: { size: { multiply: { base: 16, otherwise: 16, by: { AX1: { \(entry) } } } } } }"
    case .steps: "styles: { body: { size: { steps: { base: 16, \(entry) } } } }"
    case .lineHeight: "styles: { body: { lineHeight: { \(entry) } } }"
    case .letterSpacing: "styles: { body: { letterSpacing: { \(entry) } } }"
    case .align: "screens: { a: { label: { align: { to: x, \(entry) } } } }"
    default: "screens: { a: { \(map.rawValue): { \(entry) } } }"
    }
  }

  /// The document with a value for a key, which takes the place of what the template itself has there.
  static func document(_ map: DocumentMap, _ key: String, _ value: String) -> String {
    var text = document(map, "\(key): \(value)")
    for own in owns[map] ?? [] where own.hasPrefix("\(key): ") {
      if let range = text.ranges(of: own).last { text.removeSubrange(range) }
    }
    return text
  }

  /// What the templates have beside the key in question.
  private static let owns: [DocumentMap: [String]] = [
    .directorySource: ["directory: A, "], .fileSource: ["file: A, "], .family: ["family: A, "],
    .naming: ["base: A, ", "weights: { 400: B }, "], .italic: ["suffix: It, "], .variable: ["face: A, "],
    .multiply: ["base: 16, ", "by: {}, ", "otherwise: 16, "], .steps: ["base: 16, "],
    .align: ["to: x, "],
  ]
}

struct WrongTypeTests {
  static let keys: [(DocumentMap, String)] = DocumentMap.allCases.flatMap { map in map.keys.map { (map, $0) } }

  @Test("Every key refuses null, a list of lists, a map of lists and an infinite number", arguments: keys)
  func everyKey(map: DocumentMap, key: String) {
    for value in ["null", "[[]]", "{ \"\": [] }", "1e999"] {
      let reading = Documents.reading(KeyTemplate.document(map, key, value))
      #expect(!reading.errors.isEmpty, "\(map.rawValue).\(key): \(value)")
      #expect(reading.document == nil)
    }
  }

  @Test("What every key says to null")
  func wordings() {
    var lines: [String] = []
    for (map, key) in Self.keys where key != "platform" {
      let errors = Documents.reading(KeyTemplate.document(map, key, "null")).errors.map(\.message)
      lines.append("\(map.rawValue).\(key): \(errors.joined(separator: "; "))")
    }
    #expect(lines == WrongTypeWordings.lines.split(separator: "\n").map { String($0) })
  }
}
