import Foundation
import Typeface

/// The project's own test faces, which `Fonts/test/draw.py` draws.
enum TestFonts {
  /// The folder they lie in.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fonts/test").standardizedFileURL.path

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The plainest face, taken apart so that a test can change it.
  static func box() throws -> Sfnt { Sfnt(try bytes("SpecimenBox-Regular.ttf")) }

  /// A box face under other names, with a weight and a slant.
  static func box(
    family: String, style: String, postScriptName: String, weight: Int = 400, italic: Bool = false, width: Int = 5
  ) throws -> [UInt8] {
    var font = try box()
    font.setNames([1: family, 2: style, 4: "\(family) \(style)", 6: postScriptName])
    font.set16("OS/2", 4, weight)
    font.set16("OS/2", 6, width)
    font.set16("OS/2", 62, italic ? 0x1 : 0x40)
    return font.bytes()
  }
}

extension FontLibrary {
  /// Takes bytes in and gives the one face that they must hold.
  func face(_ bytes: [UInt8], name: String = "test.ttf") -> Face? {
    load(bytes: bytes, name: name).faces.first.map { self[$0] }
  }

  /// Takes in one of the test faces.
  func face(_ name: String) -> Face? {
    load(file: TestFonts.path(name)).faces.first.map { self[$0] }
  }
}
