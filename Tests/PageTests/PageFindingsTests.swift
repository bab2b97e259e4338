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

  @Test("One about a whole style stands in its head")
  func heads() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    let head = page.all(between: "<bdi>Headline</bdi>", "</div>")[0]
    #expect(head.contains("<sup class=\"level error\">1</sup>"))
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

  @Test("None at all is said, and nothing is there to be filtered")
  func none() throws {
    let page = try press.page(press.document(), styles: [.body])
    #expect(page.text.contains("Nothing was found."))
    #expect(!page.ids.contains("p-list"))
    #expect(page.all(between: "<sup", ">") == [])
  }
}
