import Findings
import Testing
import TypeSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The page of rules")
struct RulesPageTests {
  /// The page's sections by their headings, the lines of each joined.
  private static let sections: [String: String] = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let path = parts.joined(separator: "/") + "/Sources/Findings/Findings.docc/Rules.md"
    guard let stream = fopen(path, "rb") else { preconditionFailure("the page of rules is gone") }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    var sections: [String: String] = [:]
    var name = ""
    for line in String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("### ") {
        name = String(line.dropFirst(4))
      } else {
        sections[name, default: ""] += (line.hasPrefix("- ") ? "\n" : " ") + line
      }
    }
    return sections
  }()

  @Test("Each rule has a section with its level, source and remedy", arguments: Rule.allCases)
  func section(rule: Rule) throws {
    let section = try #require(Self.sections[rule.rawValue])
    let lines = section.split(separator: "\n")
    #expect(lines.contains("- Level: \(rule.defaultLevel.rawValue)"))
    #expect(lines.contains("- Source: [\(rule.source.name)](\(rule.source.link))"))
    #expect(lines.contains("- Remedy: \(rule.remedy)."))
    #expect(lines.contains { $0.hasPrefix("- Measured: ") })
    #expect(lines.contains { $0.hasPrefix("- Limit: ") })
  }

  @Test("The page has no section of another name")
  func noOther() {
    #expect(Set(Self.sections.keys).subtracting(Rule.allCases.map(\.rawValue)) == [""])
  }

  @Test("Each rule's texts are sentences without a full stop, and its source can be read", arguments: Rule.allCases)
  func texts(rule: Rule) {
    for text in [rule.title, rule.reason, rule.remedy, rule.source.name] {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"))
    }
    #expect(rule.source.link.hasPrefix("https://"))
    #expect(rule.title.count <= 40)
  }
}
