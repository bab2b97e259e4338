import Page
import Testing

@Suite("Pages that load themselves again")
struct ReloadProbeTests {
  private func page(_ text: String, reloads: Bool) -> [UInt8] {
    var body = HTMLWriter()
    body.markup("<p>\(text)</p>\n")
    var shell = PageShell(title: "Page", style: "p { }", script: "1;")
    shell.reloads = reloads
    return shell.file(around: body)
  }

  @Test("The picture beside a page is as large as the page's revision says, and other contents have another")
  func picture() throws {
    let one = try #require(ReloadProbe.picture(ofPage: page("one", reloads: true)))
    let text = String(decoding: page("one", reloads: true), as: UTF8.self)
    let size = try #require(text.firstMatch(of: #/data-revision="(\d+) (\d+)"/#))
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.1)\" height=\"\(size.2)\"/>\n"
    #expect(String(decoding: one, as: UTF8.self) == svg)
    #expect(ReloadProbe.picture(ofPage: page("one", reloads: true)) == one)
    #expect(ReloadProbe.picture(ofPage: page("two", reloads: true)) != one)
  }

  @Test("An ordinary page has no revision, one script, and asks for no picture")
  func ordinary() {
    let plain = page("one", reloads: false)
    #expect(ReloadProbe.picture(ofPage: plain) == nil)
    let text = String(decoding: plain, as: UTF8.self)
    #expect(text.contains("<script>1;</script>"))
    #expect(text.contains("; img-src data:; "))
  }

  @Test("Only pictures from beside the page are allowed more, and the script is named by its hash")
  func policy() {
    let text = String(decoding: page("one", reloads: true), as: UTF8.self)
    #expect(text.contains("; img-src data: file: 'self'; base-uri 'none'; form-action 'none'\""))
    let start = text.firstRange(of: "<script>")?.upperBound ?? text.endIndex
    let end = text.firstRange(of: "</script>")?.lowerBound ?? text.endIndex
    let hash = PageShell.hash(String(text[start..<max(start, end)]))
    #expect(text.contains("script-src '\(hash)'"))
  }

  @Test("A page is asked for once for each step from its own revision to another, and for none while it loads")
  func steps() {
    let text = String(decoding: page("one", reloads: true), as: UTF8.self)
    #expect(text.contains("const step = own + \">\" + found;"))
    #expect(text.contains("sessionStorage.setItem(\"specimen.revision\", step);"))
    #expect(text.contains("if (found === own) sessionStorage.removeItem(\"specimen.revision\");"))
    // Whoever loads doesn't ask any more, and nobody asks before there is an answer.
    #expect(text.contains("catch { return; }\n      location.reload();\n    };"))
    #expect(!text.contains("setInterval"))
  }

  @Test("A picture that isn't there is asked for ever more seldom, down to twice a minute")
  func backingOff() {
    let text = String(decoding: page("one", reloads: true), as: UTF8.self)
    #expect(text.contains("picture.onerror = () => {\n      pause = Math.min(2 * pause, 30000);\n      later();"))
    #expect(text.contains("picture.onload = () => {\n      pause = 200;"))
  }

  @Test(
    "The picture is a hidden file beside the page",
    arguments: [("sheet.html", ".sheet.html.revision.svg"), ("/a/b.html", "/a/.b.html.revision.svg")])
  func path(_ page: String, _ path: String) {
    #expect(ReloadProbe.path(besides: page) == path)
  }
}
