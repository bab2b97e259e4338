import DynamicType
import Foundation
import Sheet
import TestSupport
import Testing
import TypeSystem

@Suite("Whole frames as text")
struct FrameTextTests {
  /// Compares with Tests/SheetTests/Expected/NAME.txt; a difference leaves NAME.actual.txt in the temporary folder.
  private func expect(_ sheet: LaidOutSheet, _ press: SheetPress, is name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Expected")
    let expected = try? String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    let actual = FrameText.dump(sheet.frame, fonts: press.library)
    guard actual != expected else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).actual.txt")
    try actual.write(to: place, atomically: true, encoding: .utf8)
    let lines = zip(actual.split(separator: "\n"), (expected ?? "").split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    Issue.record(
      "\(name) differs: found \(first?.0 ?? "more or fewer lines"), expected \(first?.1 ?? ""); see \(place.path)")
  }

  @Test("Two styles at three categories")
  func small() throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      press.document(), styles: [.body, .caption1], categories: [.xSmall, .large, .accessibility5])
    try expect(sheet, press, is: "small")
  }

  @Test("A sheet with every mark that setting it can give")
  func marks() throws {
    let press = SheetPress()
    let document = press.document {
      $0.styles[.title1] = StyleRule(font: "Specimen Serif", weight: .black, size: .metrics(maximum: 30))
      $0.styles[.body] = StyleRule(font: "Museo Sans")
      $0.styles[.caption1] = StyleRule(font: "SpecimenBox-Regular", sample: "a×\u{1F9FF}")
      $0.styles[.footnote] = nil
    }
    let sheet = try press.layOut(
      document, styles: [.title1, .body, .footnote, .caption1], categories: [.xSmall, .accessibility5])
    try expect(sheet, press, is: "marks")
  }
}
