import DocumentText
import Foundation
import TypeSystem

/// The documents under `specimens/`, and short ones that tests write.
enum Documents {
  /// The four documents of public type systems.
  static let names = ["museo", "source-sans-pro", "swash", "avenir"]

  /// The bytes of a file under `specimens/`.
  static func file(_ path: String) -> [UInt8] { read(path: "specimens/\(path)") }

  /// The bytes of a file under `Sources/`.
  static func source(_ path: String) -> [UInt8] { read(path: "Sources/\(path)") }

  private static func read(path: String) -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else {
      preconditionFailure("\(path) can't be read")
    }
    return Array(data)
  }

  /// The bytes of one of the four.
  static func bytes(_ name: String) -> [UInt8] { file("\(name)/\(name).yaml") }

  /// One of the four, read.
  static func read(_ name: String) -> DocumentReading { DocumentReader.read(bytes(name), name: "\(name).yaml") }

  /// A text, read; `format: 1` stands before it where it has no format.
  static func reading(_ text: String) -> DocumentReading {
    let text = text.contains("format") ? text : text + "\nformat: 1\n"
    return DocumentReader.read(Array(text.utf8), name: "test.yaml")
  }

  /// The errors of a text with their places.
  static func errors(_ text: String) -> [String] {
    reading(text).errors.map { "\($0.message) (\($0.line):\($0.column))" }
  }

  /// The warnings and notes of a text that has no errors.
  static func warnings(_ text: String) -> [String] {
    let reading = reading(text)
    let warnings = reading.warnings.map { "\($0.severity): \($0.message) (\($0.line):\($0.column))" }
    return reading.errors.isEmpty ? warnings : ["there are errors"]
  }

  /// The document of a text without errors.
  static func document(_ text: String) throws -> TypeSystemDocument {
    let text = text.contains("format") ? text : text + "\nformat: 1\n"
    return try DocumentReader.document(Array(text.utf8), name: "test.yaml").document
  }
}
