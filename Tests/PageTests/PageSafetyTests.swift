import DynamicType
import Findings
import Foundation
import Page
import TestSupport
import Testing
import TypeSystem

@Suite("Text from outside in a page")
struct PageSafetyTests {
  private let press = PagePress()
  private static let hostile =
    "</script><script>alert(1)</script>\"'><img src=x onerror=alert(2)>\u{202E}\u{2066}\u{0}\u{1B}&amp;"

  @Test("Neither names nor samples nor findings become markup, or turn a direction")
  func hostile() throws {
    let name = Self.hostile
    let document = press.document { document in
      document.name = name
      document.text = name
      document.styles[.custom(name)] = StyleRule(font: "Specimen Sans", relativeTo: .body)
    }
    let findings = [
      Finding(.uncovered, .error, style: .custom(name), categories: [.large], message: name, hint: name)
    ]
    let page = try press.page(
      document, styles: [.custom(name)], findings: findings, options: PageOptions(command: name))
    #expect(page.text.components(separatedBy: "<script").count == 3)
    #expect(!page.text.contains("<img") && !page.text.contains("alert(1)</script><"))
    let steering: Set<UInt32> = [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0, 0x1B]
    #expect(page.text.unicodeScalars.allSatisfy { !steering.contains($0.value) })
    #expect((page.json["rows"] as? [[String]])?[0][1] == name.withoutDirectionControls)
    #expect(Set(page.targets).subtracting(page.ids) == [])
    #expect(page.ids.allSatisfy { !$0.contains { " \"'<>".contains($0) } })
  }

  @Test("Styles whose names come to the same have cells of their own")
  func sameNames() throws {
    let document = press.document { document in
      document.styles[.custom("a b")] = StyleRule(font: "Specimen Sans", relativeTo: .body)
      document.styles[.custom("a%20b")] = StyleRule(font: "Specimen Sans", relativeTo: .body)
    }
    let page = try press.page(document, styles: [.custom("a b"), .custom("a%20b")], categories: [.large])
    #expect(page.ids.filter { $0.contains("@") }.count == 4)
    #expect(Set(page.ids).count == page.ids.count)
  }

  @Test("The policy names the style and the script that the page has, by their hashes")
  func policy() throws {
    let page = try press.page(press.document(), styles: [.body])
    let policy = page.all(between: "Content-Security-Policy\" content=\"", "\"")[0]
    let style = page.all(between: "<style>", "</style>")[0]
    let script = page.all(between: "<script>", "</script>")[0]
    #expect(
      policy == "default-src 'none'; style-src '\(PageShell.hash(style))'; script-src '\(PageShell.hash(script))'; "
        + "img-src data:; base-uri 'none'; form-action 'none'")
    // FIPS 180-4's hash of nothing, in base64.
    #expect(PageShell.hash("") == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  @Test("Nothing in the markup needs more than the policy allows: no styles, handlers or addresses of its own")
  func inline() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    let body = page.text.components(separatedBy: "<body>")[1]
    #expect(body.firstMatch(of: #/ style="/#) == nil)
    #expect(body.firstMatch(of: #/ on[a-z]+="/#) == nil)
    #expect(page.text.firstMatch(of: #/https?:|url\(|@import|@font-face/#) == nil)
  }

  @Test(
    "What an id can't have is percent-encoded, as encodeURIComponent does it",
    arguments: [
      ("body", "body"), ("a b", "a%20b"), ("é", "%C3%A9"), ("<\">", "%3C%22%3E"), ("a-_.~", "a-_.~"), ("", ""),
    ])
  func fragment(text: String, fragment: String) {
    #expect(HTMLText.fragment(text) == fragment)
  }

  @Test(
    "A name keeps its direction to itself, and what has none is called so",
    arguments: [
      ("Inter", "<bdi>Inter</bdi>"), (" ", "<i>unnamed</i>"), ("A&B", "<bdi>A&amp;B</bdi>"),
      ("\u{202E}x", "<bdi>x</bdi>"),
    ])
  func name(text: String, markup: String) {
    #expect(HTMLText.name(text) == markup)
  }
}
