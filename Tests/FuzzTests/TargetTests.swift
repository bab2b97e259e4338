import Foundation
import FuzzTargets
import TestSupport
import Testing

@Suite("What a fuzzer's inputs go through")
struct TargetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var bytes: [UInt8]
    var outcome: FuzzTarget.Outcome
    var testDescription: String { "\(target) \(outcome)" }

    init(_ target: FuzzTarget, _ text: String, _ outcome: FuzzTarget.Outcome) {
      (self.target, self.bytes, self.outcome) = (target, Array(text.utf8), outcome)
    }
  }

  static let cases: [Case] = [
    Case(.fonts, "<!DOCTYPE html>", .refused("looks like HTML (FreeType 0x02)")),
    Case(.documents, "format: 1\nstyles: {body: {size: 17}}", .taken("drawn")),
    Case(
      .documents, "format: 1\nstyles: {boddy: {size: 17}}", .refused("no text style named 'boddy' (fuzz.yaml:2:10)")),
    Case(.pictures, "\u{0}", .refused("a PNG asked for, an unknown format found")),
    Case(
      .manifests, "",
      .refused("a manifest begins with 'specimen golden 1', and this file has nothing in its first line")),
    Case(.options, "--version", .taken("15 bytes")),
    Case(.imports, "{\"body\": {\"$type\": \"typography\", \"$value\": {\"fontSize\": \"16px\"}}}", .taken("1 styles")),
    Case(.texts, "1Afi b\u{301}", .taken("1 lines")),
  ]

  @Test("An input is taken as far as it can be, or refused with the product's message", arguments: cases)
  func outcomes(_ test: Case) { #expect(test.target.run(test.bytes) == test.outcome) }

  @Test("A sound face goes the whole way")
  func soundFace() throws {
    let bytes = try Data(contentsOf: URL(filePath: "\(TestFaces.folder)/SpecimenSans-Light.ttf"))
    #expect(FuzzTarget.fonts.run(Array(bytes)) == .taken("drawn"))
  }
}
