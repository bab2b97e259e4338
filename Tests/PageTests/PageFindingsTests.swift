import DynamicType
import Findings
import Page
import TestSupport
import Testing
import TypeSystem

@Suite("A page's findings")
struct PageFindingsTests {
  private let press = PagePress()

  @Test("They stand in the report's order, and lead to their worst cells")
  func list() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    #expect(page.ids.filter { $0.hasPrefix("finding-") } == (1...5).map { "finding-\($0)" })
    let links = page.all(between: "<a href=\"#", "\" data-finding").map { String($0.suffix(40)) }
    #expect(links == ["headline@large.custom", "body@AX4.custom", "title1@large.custom"])
    #expect(Set(page.targets).subtracting(page.ids) == [])
  }

  @Test("Their cells bear their numbers, in both columns where they are about none")
  func cells() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    for cell in ["body@AX3.custom", "body@AX4.custom"] {
      #expect(page.part(cell, until: "</a>").contains("<sup class=\"level warning\">2</sup>"))
    }
    #expect(!page.part("body@AX5.custom", until: "</a>").contains("<sup"))
    for cell in ["title1@large.custom", "title1@large.fallback"] {
      #expect(page.part(cell, until: "</a>").contains("<sup class=\"level info\">3</sup>"))
    }
    #expect(page.numbers(5, 0, 9)[9] as? [Int] == [2])
  }

  @Test("One about several styles names each as a link, and stands in the cells of each")
  func alike() throws {
    var clipped = Samples.findings[1]
    clipped.alike = [.callout, .custom("elsewhere"), .footnote]
    var gone = Samples.findings[0]
    gone.alike = [.subheadline]
    let page = try press.page(press.document(), findings: [gone, clipped])
    let links = page.all(between: "<a href=\"#", "\" data-finding").map { String($0.suffix(40)) }
    #expect(
      links == [
        "headline@large.custom", "subheadline@large.custom", "body@AX4.custom", "callout@AX4.custom",
        "footnote@AX4.custom",
      ])
    #expect(page.part("finding-2", until: "</li>").contains("</a>, <bdi>elsewhere</bdi>, <a href"))
    for cell in ["body@AX3.custom", "callout@AX3.custom", "footnote@AX4.custom"] {
      #expect(page.part(cell, until: "</a>").contains("<sup class=\"level warning\">2</sup>"))
    }
    #expect(page.all(between: "<bdi>Subheadline</bdi>", "</div>")[0].contains("<sup class=\"level error\">1</sup>"))
  }

  @Test("Categories are told as every report tells them")
  func runs() throws {
    let finding = Finding(
      .inkClipped, .warning, style: .body, column: .custom,
      categories: [.xLarge, .xxLarge, .xxxLarge, .accessibility2, .accessibility3, .accessibility4, .accessibility5],
      message: "m", hint: "")
    let page = try press.page(press.document(), findings: [finding])
    #expect(page.text.contains("custom, xLarge to xxxLarge and AX2 to AX5 · "))
  }

  @Test("One about a whole style stands in its head")
  func heads() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    let head = page.all(between: "<bdi>Headline</bdi>", "</div>")[0]
    #expect(head.contains("<sup class=\"level error\">1</sup>"))
    // And in the numbers of its column's cells.
    for category in 0..<12 {
      #expect(page.numbers(4, 0, category)[9] as? [Int] == [1])
      #expect(page.numbers(4, 1, category)[9] as? [Int] == [])
    }
  }

  @Test("Levels are counted, and one without a finding can't be switched")
  func filter() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    #expect(page.text.contains("data-level=\"error\" aria-pressed=\"true\">Errors 1</button>"))
    #expect(page.text.contains("data-level=\"info\" aria-pressed=\"true\">Infos 3</button>"))
    let one = try press.page(press.document(), findings: [Samples.findings[1]])
    #expect(one.text.contains("data-level=\"error\" aria-pressed=\"true\" disabled>Errors 0</button>"))
  }

  @Test("A category that isn't shown is no cell to jump to")
  func hiddenCategory() throws {
    let page = try press.page(
      press.document(), styles: [.body], categories: [.large], findings: [Samples.findings[1]])
    #expect(page.all(between: "<a href=\"#", "\" data-finding").map { String($0.suffix(17)) } == ["body@large.custom"])
  }

  @Test("One about no category leads to the document's default")
  func watch() throws {
    let document = press.document {
      $0.platform = .watchos
      $0.watchCase = .mm44
    }
    let page = try press.page(document, styles: [.headline], findings: [Samples.findings[0]])
    #expect(page.text.contains("<a href=\"#headline@xLarge.custom\" data-finding=\"1\">"))
  }

  @Test("None at all is said, and nothing is there to be filtered")
  func none() throws {
    let page = try press.page(press.document(), styles: [.body])
    #expect(page.text.contains("Nothing was found."))
    #expect(!page.ids.contains("p-list"))
    #expect(page.all(between: "<sup", ">") == [])
  }
}
