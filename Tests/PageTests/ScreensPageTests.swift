import Drawing
import DynamicType
import Page
import Screens
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

/// Screens as layouts would give them, with faults of every kind: what a page makes of them is tested here, and no layout.
@Suite("The page of mock screens")
struct ScreensPageTests {
  private let library = TestFaces.library()

  private func page(name: String = "Test", screens: [String] = ["nav"], theme: Theme? = nil) throws -> String {
    let document = TypeSystemDocument.ofTestFaces { $0.name = name }
    let system = try Resolver(library: library).resolve(document)
    let sheet = ScreensSheet(system)
    let shaper = TextShaper(library: library)
    var pages: [ScreensPage.Screen] = []
    for screen in screens {
      var columns: [ScreensPage.Column] = []
      for category in [ContentSizeCategory.large, .accessibility4, .accessibility5] {
        let laidOut = self.screen(screen, category)
        columns.append(ScreensPage.Column(laidOut, picture: try sheet.picture(of: laidOut, with: shaper)))
      }
      let trace = ScreenTrace(screen: screen, policy: .load, old: .large, new: .accessibility5, visits: [])
      pages.append(ScreensPage.Screen(columns: columns, trace: trace))
    }
    let file = try ScreensPage(
      document.name, pages, from: .large, fonts: library, defaultCategory: document.defaultCategory, theme: theme
    ).draw()
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func screen(_ name: String, _ category: ContentSizeCategory) -> LaidOutScreen {
    let part = LaidOutScreen.Part(
      element: 0, path: name + "/title", kind: .label, frame: Frame.Rect(x: 16, y: 0, width: 288, height: 44),
      text: "Goals & more")
    let issues: [LaidOutScreen.Issue] =
      switch category {
      case .accessibility4: [.init(part: 0, kind: .overflowsHeight(12.4))]
      case .accessibility5:
        [
          .init(part: 0, kind: .overflowsHeight(19.6)),
          .init(part: 0, kind: .truncated(needed: 3, shown: 1, words: 2, characters: 9)),
          .init(part: 0, kind: .stale(pointSize: 17, newPointSize: 53)),
        ]
      default: []
      }
    return LaidOutScreen(
      name: name, category: category, policy: .load, size: Frame.Size(width: 320, height: 88), parts: [part],
      issues: issues, hiddenPaths: [.init(path: name + "/hidden", reason: .notLoaded)])
  }

  private func matches(_ pattern: Regex<(Substring, Substring)>, in page: String) -> [String] {
    page.matches(of: pattern).map { String($0.output.1) }
  }

  @Test("It says in numbers and in words what is wrong at which category, and has the trace")
  func contents() throws {
    let page = try page()
    #expect(page.contains("1 stale, 1 overflows by 19.6 pt, 1 cut, 2 words lost"))
    #expect(
      page.contains(
        "<code>nav/title</code> taller than its room by 12.4 pt at <a href=\"#nav-AX4\">AX4</a>, "
          + "19.6 pt at <a href=\"#nav-AX5\">AX5</a>"))
    #expect(page.contains("not reached, stays at 17 pt: a new screen has 53 pt at"))
    #expect(page.contains("not shown whole: 2 words lost at"))
    #expect(page.contains("aria-label=\"nav at Large: nothing stale, nothing cut. Texts: Goals &amp; more\""))
    #expect(page.contains("<pre># nav: large → AX5, load\n</pre>"))
    #expect(page.contains("<code>nav/hidden</code>"))
    #expect(page.contains("<li>policy: load</li>") && page.contains("<th scope=\"col\">at most</th>"))
    #expect(page.contains("<td><b>19.6 pt over</b></td>"))
  }

  @Test("Its footer explains the signs that are on it, and names the fonts")
  func footer() throws {
    let page = try page()
    let footer = try #require(page.firstRange(of: "<footer class=\"bottom\">")).lowerBound
    for words in [
      "+12.4 pt</dt><dd>outlined: taller than its room", "17, not 53</dt><dd>stale, on a tint", "\u{2212}2 words</dt>",
      "left out</dt><dd>not loaded: nav/hidden", ">Fonts</h2>",
    ] {
      #expect(page[footer...].contains(words), "\(words)")
    }
    for words in ["wider than its room", "grey</dt>", "fold", "hatched"] {
      #expect(!page[footer...].contains(words), "\(words)")
    }
  }

  @Test("A row of links leads from a screen's sizes to its pictures")
  func sizes() throws {
    let page = try page()
    #expect(page.contains("<nav class=\"sizes\" aria-label=\"Sizes of nav\">"))
    #expect(page.contains("<li><a href=\"#nav-AX5\">AX5</a></li>"))
  }

  @Test("Every id is there once, every link leads to one, and every outline that is used is defined")
  func references() throws {
    let page = try page(screens: ["nav", "screen:nav", "large", "screen", "ä b%\"<", "nav-AX5"])
    let ids = matches(/\sid="([^"]*)"/, in: page)
    #expect(Set(ids).count == ids.count)
    let links = matches(/href="#([^"]*)"/, in: page).map { $0.replacing("%25", with: "%") }
    #expect(links.count > 20)
    for link in Set(links) { #expect(ids.contains(link), "\(link)") }
  }

  @Test("Nothing of a document's text is markup, and nothing is loaded or run")
  func hostile() throws {
    let evil = "</style><script>alert(1)</script><img src=x onerror=alert(1)>\" onload=\"alert(1)\u{202E}"
    let page = try page(name: evil, screens: [evil])
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    #expect(page.matches(of: /<[^>]*onload="/).isEmpty)
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(!page.contains("style=\""))
  }

  @Test("Pictures have the page's colours, which follow the reader's theme unless one is asked for")
  func themes() throws {
    let page = try page()
    #expect(!page.contains("data-theme=\"dark\">"))
    #expect(page.contains("<g class=\"m\">") || page.contains("<rect class=\"m\""))
    #expect(page.contains(".strip .m { fill: var(--mark); }"))
    #expect(page.matches(of: /<svg role="img".*fill="#/).isEmpty)
    #expect(try self.page(theme: .dark).contains("<html lang=\"en\" data-theme=\"dark\">"))
  }
}
