import Findings
import Foundation
import SpecimenCommand
import Testing
import TypeSystem

@Suite("Findings as SARIF 2.1.0")
struct CheckSARIFTests {
  private func run(_ documents: CheckedDocument...) throws -> [String: Any] {
    var report = SmallCheck.report()
    report.documents = documents
    let value = try JSONSerialization.jsonObject(with: Data(report.sarif.text.utf8)) as? [String: Any]
    return try #require((value?["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ documents: CheckedDocument...) throws -> [[String: Any]] {
    var report = SmallCheck.report()
    report.documents = documents
    let value = try JSONSerialization.jsonObject(with: Data(report.sarif.text.utf8)) as? [String: Any]
    return try #require((value?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  @Test("A result: its rule, level, message, place and likenesses, word for word")
  func result() {
    let text = SmallCheck.report(SmallCheck.document([SmallCheck.thin])).sarif.text
    #expect(
      text.hasPrefix(
        """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "specimen",
                  "version": "0.1.0",
                  "rules": [

        """))
    #expect(
      text.hasSuffix(
        """
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "thinSmall",
                  "ruleIndex": 16,
                  "level": "warning",
                  "message": {"text": "caption1 and tip (custom, every category, worst at large): weight 300 at 12 pt; hint: weight 400 or more under 20 pt"},
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "type/museo.yaml"},
                        "region": {"startLine": 14, "startColumn": 3}
                      },
                      "logicalLocations": [
                        {"name": "caption1", "fullyQualifiedName": "caption1.custom", "kind": "member"}
                      ]
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "type/museo.yaml"},
                        "region": {"startLine": 15, "startColumn": 3}
                      },
                      "logicalLocations": [
                        {"name": "tip", "fullyQualifiedName": "tip.custom", "kind": "member"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"specimenFinding/v1": "FINGERPRINT"},
                  "properties": {
                    "categories": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"],
                    "category": "large",
                    "value": 300,
                    "limit": 400,
                    "unit": "weight"
                  }
                }
              ]
            }
          ]
        }

        """.replacing("FINGERPRINT", with: Self.thinFingerprint)))
  }

  // printf 'thinSmall\nstyle caption1\ncustom\n1' | sha256sum
  private static let thinFingerprint = "d95ae6792e37e7e2eb84d77bfad7c9fbe09682e8fb4081972a8102e3028b428f"

  @Test("All rules are described: heading, reason, remedy, source and default level")
  func rules() throws {
    let tool = try #require(try run(SmallCheck.museo)["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.allCases.map(\.rawValue))
    for (rule, described) in zip(Rule.allCases, rules) {
      #expect((described["shortDescription"] as? [String: String])?["text"] == rule.title)
      #expect(described["helpUri"] as? String == rule.source.link)
      let help = try #require((described["help"] as? [String: String])?["text"])
      let isThere = help.contains(rule.remedy.dropFirst()) && help.contains(rule.source.name)
      #expect(isThere, "\(help)")
      let level = (described["defaultConfiguration"] as? [String: String])?["level"]
      #expect(level == (rule.defaultLevel == .info ? "note" : rule.defaultLevel.rawValue))
    }
  }

  @Test("Levels are error, warning and note")
  func levels() throws {
    #expect(try results(SmallCheck.museo).map { $0["level"] as? String } == ["error", "warning", "note"])
  }

  @Test("A fingerprint stays when numbers and lines change, and is another for another style, rule, column or time")
  func fingerprints() throws {
    var (moved, other, fallback) = (SmallCheck.bar, SmallCheck.bar, SmallCheck.bar)
    (moved.value, moved.message) = (60, "other words")
    other.style = .custom("navigationTitle")
    fallback.column = .fallback
    var rule = SmallCheck.bar
    rule.rule = .inkClipped
    let prints = try [[SmallCheck.bar], [moved], [other], [fallback], [rule], [SmallCheck.bar, moved]].map { findings in
      try results(SmallCheck.document(findings)).compactMap {
        ($0["partialFingerprints"] as? [String: String])?.values.first
      }
    }
    #expect(prints[0] == prints[1])
    #expect(Set(prints.flatMap { $0 }).count == 5)
    #expect(prints[5][0] == prints[0][0])
  }

  @Test(
    "A path is a URI: relative as it was named, from the root as a file",
    arguments: [
      ("museo.yaml", "museo.yaml"), ("./a/b.yaml", "a/b.yaml"), ("././/x", "x"), ("../x.yaml", "../x.yaml"),
      ("/tmp/a b.yaml", "file:///tmp/a%20b.yaml"), ("c:x", "c%3Ax"), ("é%#?.yaml", "%C3%A9%25%23%3F.yaml"),
    ])
  func uris(_ path: String, _ uri: String) throws {
    let location = try results(SmallCheck.document([SmallCheck.bar], path: path))[0]["locations"] as? [[String: Any]]
    let physical = location?.first?["physicalLocation"] as? [String: Any]
    #expect((physical?["artifactLocation"] as? [String: String])?["uri"] == uri)
  }

  @Test("The embedded default has no file: only the style is told")
  func noFile() throws {
    let locations = try results(SmallCheck.document([SmallCheck.bar], path: nil))[0]["locations"] as? [[String: Any]]
    #expect(locations?.first?.keys.sorted() == ["logicalLocations"])
  }

  @Test("No name becomes a placeholder, a link or a control code in a message")
  func hostile() throws {
    let message = try #require(try results(SmallCheck.hostile)[0]["message"] as? [String: String])["text"] ?? ""
    #expect(message.contains("{{0}}"))
    #expect(!message.contains("]("))
    #expect(!message.unicodeScalars.contains(where: TerminalText.isUnsafe))
  }
}
