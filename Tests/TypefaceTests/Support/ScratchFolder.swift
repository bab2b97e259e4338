import Foundation

/// A folder for one test, removed with everything in it when the test lets go of it.
final class ScratchFolder {
  let path: String

  init() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("typeface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders that its name asks for, and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let place = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
    return "\(path)/\(name)"
  }
}
