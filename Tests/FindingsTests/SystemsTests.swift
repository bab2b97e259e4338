import DocumentText
import DynamicType
import Findings
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the documents in specimens/ say of sizes and growth, which no font changes.
@Suite("The findings of the public systems' documents")
struct SystemsTests {
  private static let rules: Set<Rule> = [
    .defaultSizeDeviation, .belowMinimum, .shrinks, .orderInverted, .rangeLimit, .wrongCurve, .doubleScaled,
    .growthLimited, .unusedFace,
  ]

  private func document(_ name: String) throws -> TypeSystemDocument {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let path = parts.joined(separator: "/") + "/specimens/\(name)/\(name).yaml"
    let stream = try #require(fopen(path, "rb"))
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, stream)
    var document = try DocumentReader.document(Array(bytes[..<count]), name: path).document
    document.systemStandIn = "Specimen Flex"
    return document
  }

  @Test(
    "Each document has the findings that a typographer would list",
    arguments: [
      (
        "default",
        [
          "warning belowMinimum caption1 10", "info orderInverted headline 39", "info orderInverted footnote 17",
          "info orderInverted caption1 17",
        ]
      ),
      ("museo", ["info growthLimited button 100", "info unusedFace - 3"]),
      (
        "swash",
        [
          "warning orderInverted title1 38", "warning orderInverted headline 39", "warning orderInverted body 32",
          "warning orderInverted footnote 30", "warning orderInverted caption1 30", "warning rangeLimit title1 1.5",
          "warning rangeLimit body 2.2", "warning rangeLimit footnote 2.5", "warning rangeLimit caption1 2.7",
          "info growthLimited title1 135.7", "info growthLimited body 188.2", "info unusedFace - 4",
        ]
      ),
      (
        "source-sans-pro",
        [
          "warning belowMinimum body 10", "warning orderInverted largeTitle 22", "warning orderInverted headline 14",
          "warning orderInverted body 32", "warning orderInverted callout 26", "warning rangeLimit largeTitle 3.2",
          "warning rangeLimit callout 1.7", "info growthLimited callout 165",
        ]
      ),
      (
        "avenir",
        [
          "warning defaultSizeDeviation body 11.8", "warning rangeLimit body 1.8", "info growthLimited body 140",
          "info unusedFace - 1",
        ]
      ),
    ])
  func systems(name: String, expected: [String]) throws {
    let checkup = Checkup(TestFaces.library("SpecimenFlex[opsz,wght].ttf"))
    let off = Rule.allCases.filter { !Self.rules.contains($0) }
    let report = try checkup.report(
      document(name), overrides: Dictionary(uniqueKeysWithValues: off.map { ($0, FindingLevel.off) }))
    let found = report.findings.map { finding in
      let value = finding.value.map { formatted($0, decimals: 1) } ?? "-"
      let number = value.hasSuffix(".0") ? String(value.dropLast(2)) : value
      return "\(finding.level) \(finding.rule) \(finding.style?.name ?? "-") \(number)"
    }
    #expect(found == expected)
  }
}
