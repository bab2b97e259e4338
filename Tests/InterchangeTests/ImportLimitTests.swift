import DynamicType
import Interchange
import Testing
import TypeSystem

@Suite("What an import leaves out because no document may say it")
struct ImportLimitTests {
  private func imported(_ value: String) throws -> ImportedDocument {
    let json = "{\"body\":{\"$type\":\"typography\",\"$value\":{\"fontFamily\":\"Inter\",\(value)}}}"
    return try Importer.designTokens(try JSONReader.value(Array(json.utf8)), name: "Tokens").withinLimits()
  }

  @Test("Sizes, line heights and letter spacings beyond 1000 are left out, each with a note")
  func lengths() throws {
    let size = try imported("\"fontSize\":\"1001px\"")
    #expect(size.document.styles[.body]?.size == .metrics())
    #expect(size.notes.contains { $0.description.contains("the size 1001.0 is none that a document may have") })
    let spaced = try imported("\"fontSize\":\"17px\",\"lineHeight\":1001,\"letterSpacing\":\"-5000px\"")
    #expect(spaced.document.styles[.body]?.lineHeight == nil)
    #expect(spaced.document.styles[.body]?.letterSpacing == nil)
    #expect(spaced.notes.count { $0.why.contains("is left out") } == 2)
  }

  @Test("A size that scales to nothing is left out with a note, and one of a point stays", arguments: ["0.3px", "1px"])
  func small(_ size: String) throws {
    let small = try imported("\"fontSize\":\"\(size)\"")
    #expect(small.document.styles[.body]?.size == (size == "1px" ? .metrics(size: 1) : .metrics()))
    #expect(
      small.notes.contains { $0.description.contains("the size 0.3 is none that a document may have") }
        == (size != "1px"))
  }

  @Test("What a document may say stays")
  func kept() throws {
    let kept = try imported("\"fontSize\":\"1000px\",\"lineHeight\":1.5,\"letterSpacing\":\"-1px\"")
    #expect(kept.document.styles[.body]?.size == .metrics(size: 1000))
    #expect(kept.document.styles[.body]?.lineHeight == .multiple(1.5))
    #expect(kept.document.styles[.body]?.letterSpacing == .points(-1))
  }

  @Test("A style of an immense name is left out")
  func names() throws {
    let name = String(repeating: "n", count: 30_000)
    let json =
      "{\"\(name)\":{\"$type\":\"typography\",\"$value\":{\"fontFamily\":\"Inter\",\"fontSize\":\"17px\"}},"
      + "\"body\":{\"$type\":\"typography\",\"$value\":{\"fontFamily\":\"Inter\",\"fontSize\":\"17px\"}}}"
    let imported = try Importer.designTokens(try JSONReader.value(Array(json.utf8)), name: name).withinLimits()
    #expect(imported.document.styles.keys == [.body])
    #expect(imported.document.name.count == 256)
  }

  @Test("A file of more than 100,000 values is refused, as JSON and as a property list")
  func values() {
    let json = "[" + String(repeating: "0,", count: 100_000) + "0]"
    #expect(throws: InterchangeError.tooMany(limit: 100_000)) { try JSONReader.value(Array(json.utf8)) }
    let list =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><array>"
      + String(repeating: "<true/>", count: 100_001) + "</array></plist>"
    #expect(throws: InterchangeError.tooMany(limit: 100_000)) { try PropertyListReader.value(Array(list.utf8)) }
  }
}
