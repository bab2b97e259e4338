import Foundation
import Testing
import WorkList

@Suite("A job is a line of JSON that comes back as it was")
struct WorkJobTests {
  private static let hash = String(repeating: "0123456789abcdef", count: 4)
  private static let parts = KeyParts(tool: "t", fonts: "f", document: "d", options: "o")

  static func job(_ id: String = "a_pdf", text: String? = nil) -> WorkJob {
    WorkJob(
      id: id, key: parts.key, parts: parts.short,
      combination: Combination(document: "a/ä \"b\".yaml", locale: .init("ar", text: text), theme: "dark"),
      options: [.init("bold-text", []), .init("custom", ["Inter", "body=Fira"])])
  }

  private func line(_ job: WorkJob) -> [UInt8] {
    var bytes: [UInt8] = []
    job.addLine(to: &bytes)
    return bytes
  }

  @Test("A line is one line, and another program reads it", arguments: [nil, "Aa\n\u{1B}\u{202E}\\\"##[x] 😀"])
  func line(_ text: String?) throws {
    let job = Self.job(text: text)
    let bytes = line(job)
    #expect(bytes.count(where: { $0 == 0x0A }) == 1 && bytes.last == 0x0A)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["document"] as? String == "a/ä \"b\".yaml")
    #expect(object["text"] as? String == text)
    #expect(object["layout"] is NSNull)
    #expect((object["options"] as? [String: [String]])?["custom"] == ["Inter", "body=Fira"])
    #expect(try WorkJob(line: bytes.dropLast()[...], number: 1) == job)
  }

  @Test("The members keep their order")
  func order() {
    let text = String(decoding: line(Self.job()), as: UTF8.self)
    #expect(
      text.hasPrefix("{\"schemaVersion\":1,\"id\":\"a_pdf\",\"key\":\"\(Self.parts.key)\",\"parts\":{\"tool\":\""))
    #expect(text.hasSuffix("\"format\":\"pdf\",\"options\":{\"bold-text\":[],\"custom\":[\"Inter\",\"body=Fira\"]}}\n"))
  }

  // printf 'specimen object 1\ntool %s\nfonts %s\ndocument %s\noptions %s\n' $(for p in t f d o; do printf $p |
  // sha256sum | cut -c1-64; done) | sha256sum
  @Test("The key is the SHA-256 that sha256sum makes of the four hashes")
  func key() {
    #expect(Self.parts.key == "79c74fba050ed284b906cb1824fa8802aa59ef8eab4df2853c5b9e5bdb0a328c")
    #expect(Self.parts.fonts == "252f10c83610ebca1a059c0bae8255eba2f95be4d1d7bcfa89d7248a82d9f111")
  }

  @Test("Each part that is another is named, and any of them makes another key")
  func differences() {
    let others = [
      KeyParts(tool: "x", fonts: "f", document: "d", options: "o"),
      KeyParts(tool: "t", fonts: "x", document: "d", options: "o"),
      KeyParts(tool: "t", fonts: "f", document: "x", options: "o"),
      KeyParts(tool: "t", fonts: "f", document: "d", options: "x"),
    ]
    #expect(Set(others.map(\.key) + [Self.parts.key]).count == 5)
    #expect(
      others.map { $0.differences(from: Self.parts.short) } == [
        ["another version of specimen or of its libraries"], ["other fonts"], ["another document"],
        ["other options or limits"],
      ])
    #expect(Self.parts.differences(from: Self.parts.short) == [])
  }

  @Test(
    "A line that no plan has written is refused",
    arguments: [
      ("\"id\":\"a_pdf\"", "\"id\":\"../a\"", "it has no 'id' that is safe in a path"),
      ("\"id\":\"a_pdf\"", "\"id\":\".a\"", "it has no 'id' that is safe in a path"),
      ("\"schemaVersion\":1", "\"schemaVersion\":2", "line 7 has the version 2"),
      ("\"format\":\"pdf\"", "\"format\":\"../pdf\"", "it has no 'format'"),
      ("\"document\":\"a", "\"document\":\"/a", "its document is not named from the matrix's folder"),
      ("\"key\":\"", "\"key\":\"x", "its 'key' is no SHA-256"), ("\"parts\":{", "\"part\":{", "it lacks 'parts'"),
      ("{\"schema", "[\"schema", "it is no JSON object"), ("\"custom\":[", "\"custom\":[1,", "it lacks 'options'"),
    ])
  func refused(_ old: String, _ new: String, _ why: String) {
    let text = String(decoding: line(Self.job()).dropLast(), as: UTF8.self).replacingOccurrences(of: old, with: new)
    let error = #expect(throws: WorkListError.self) { try WorkJob(line: Array(text.utf8)[...], number: 7) }
    #expect(error?.description.contains(why) == true, "\(error?.description ?? "")")
  }

  @Test("A list that is empty, or whose end is cut off, is none")
  func lists() throws {
    #expect(throws: WorkListError.noJobs) { try WorkList([]) }
    let bytes = line(Self.job()) + line(Self.job("b_pdf"))
    #expect(try WorkList(bytes).job(1).id == "b_pdf")
    #expect(throws: WorkListError.cutOff(line: 2)) { try WorkList(bytes.dropLast()) }
  }
}
