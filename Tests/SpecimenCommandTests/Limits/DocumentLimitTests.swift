import SpecimenCommand
import TestSupport
import Testing

@Suite("Each limit of a document on both of its sides")
struct DocumentLimitTests {
  private let command = DocumentCommand()

  private func sizes(_ document: String, _ limit: String) -> CommandRun {
    command.run(["sizes", document, "--styles", "body", "--categories", "large", "--format", "csv", "--limit", limit])
  }

  @Test("Bytes, values, depth and aliases")
  func yaml() {
    let text = "colors: { a: &a '#112233', b: *a, c: *a }"
    let path = command.document(text)
    // The line with the format, two line feeds, and two aliases of seven bytes.
    let bytes = "format: 1\n\n".utf8.count + text.utf8.count + 14
    for (name, size) in [
      ("document-bytes", bytes), ("document-nodes", 11), ("document-depth", 2), ("document-aliases", 2),
    ] {
      #expect(sizes(path, "\(name)=\(size)").standardError.isEmpty, "\(name)")
      let beyond = sizes(path, "\(name)=\(size - 1)")
      #expect(beyond.standardError.contains("--limit \(name)=N reads more\n"), "\(beyond.standardError)")
      #expect(beyond.exitCode == 2)
    }
  }

  @Test("A file of more bytes than are read is exit code 5")
  func file() {
    let path = command.document("name: x")
    let beyond = sizes(path, "document-bytes=10")
    #expect(beyond.standardError.hasPrefix("error: '\(path)' has more than 10 bytes, the limit of a document\n"))
    #expect(beyond.exitCode == 5)
  }

  @Test("A sample of more characters than are set is told at its place")
  func sample() {
    let path = command.document("samples: { en: \(String(repeating: "a", count: 300)) }")
    #expect(sizes(path, "text-characters=300").exitCode == 0)
    let beyond = sizes(path, "text-characters=299")
    #expect(beyond.standardError.contains("has 300 characters, and at most 299 are shown (\(path):2:16)"))
    #expect(beyond.exitCode == 2)
  }

  @Test("Every verb that sets samples refuses a row of marks", arguments: ["generate", "sizes", "check", "wraps"])
  func marks(_ verb: String) {
    let path = command.document("samples: { en: \"a\(String(repeating: "\u{301}", count: 300))\" }")
    let out = verb == "generate" ? ["--out", command.path("a.svg")] : []
    let run = command.run([verb, path, "--styles", "body", "--categories", "large"] + out)
    #expect(
      run.standardError.contains("a sample with 300 combining marks in a row: at most 256 are set"),
      "\(run.standardError)")
    #expect(run.exitCode == 5)
  }

  @Test("Two thousand keys that are none are told as twenty")
  func unknownKeys() {
    let keys = (0..<2_000).map { "k\($0): 1" }.joined(separator: "\n")
    let run = sizes(command.document(keys), "document-nodes=100000")
    #expect(run.standardError.contains("1980 more errors"))
    #expect(run.exitCode == 2)
  }
}
