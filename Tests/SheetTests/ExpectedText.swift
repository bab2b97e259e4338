import Foundation
import Testing

/// Texts that layouts are held against: Tests/SheetTests/Expected.
enum ExpectedText {
  /// Compares with Expected/NAME.txt; a difference leaves NAME.actual.txt in the temporary folder.
  static func expect(_ actual: String, is name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Expected")
    let expected = try? String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    guard actual != expected else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).actual.txt")
    try actual.write(to: place, atomically: true, encoding: .utf8)
    let lines = zip(actual.split(separator: "\n"), (expected ?? "").split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    Issue.record(
      "\(name) differs: found \(first?.0 ?? "more or fewer lines"), expected \(first?.1 ?? ""); see \(place.path)")
  }
}
