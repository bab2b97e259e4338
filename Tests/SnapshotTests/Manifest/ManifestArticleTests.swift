import Foundation
import Snapshot
import Testing

@Suite("The article on manifests")
struct ManifestArticleTests {
  @Test("Its example is what the writer writes")
  func example() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let article = tests.appendingPathComponent("../../Sources/Snapshot/Snapshot.docc/Manifests.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains("\n```\n\(SmallManifest.manifest.text)```\n"))
  }
}
