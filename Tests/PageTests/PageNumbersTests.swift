import DynamicType
import Foundation
import Page
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("A page's numbers")
struct PageNumbersTests {
  private let press = PagePress()

  @Test("Every cell has its size, line height and ratio, in the table and for the script")
  func numbers() throws {
    let document = press.document()
    let page = try press.page(document)
    let system = try press.resolve(document)
    for (row, style) in system.styles.enumerated() {
      for (column, resolved) in [style.custom, style.fallback].enumerated() {
        for (category, cell) in resolved.cells.enumerated() {
          let numbers = page.numbers(row, column, category)
          let found = numbers.prefix(3).map { $0 as? Double }
          for (found, wanted) in zip(found, [cell.pointSize, cell.leading, cell.ratio]) {
            #expect(abs((found ?? -1) - (wanted ?? -1)) < 0.0006, "\(style.style) \(cell.category)")
          }
        }
      }
    }
    #expect(page.part("body@AX3.custom", until: "</a>").contains("<b>37</b> / "))
    #expect(page.part("body@large.custom", until: "</a>").contains("<b>17</b> / "))
    #expect(page.part("body@large.custom", until: "</a>").contains("\u{2002}1.00x"))
  }

  @Test("A cell's face, PostScript name, weight and strategy are words that stand in the data once")
  func words() throws {
    let page = try press.page(press.document())
    let words = page.json["words"] as? [String] ?? []
    let callout = page.numbers(6, 0, 3)
    let row = (page.json["rows"] as? [[String]])?[6]
    #expect(row == ["callout", "Callout"])
    let named = callout[3...7].map { ($0 as? Int).flatMap { $0 < 0 ? nil : words[$0] } }
    #expect(named == ["Specimen Sans Medium", "SpecimenSans-Medium", "500 medium", "metrics 16", nil])
    #expect(Set(words).count == words.count)
  }

  @Test("Letter spacing and features are told, and so is a cap, in the cell and in the data")
  func marks() throws {
    let document = press.document { document in
      document.styles[.body]?.letterSpacing = .points(0.5)
      document.styles[.body]?.features = [FontFeature(tag: "smcp")]
      document.styles[.body]?.size = .metrics(MetricsSize(size: 17, limits: SizeLimits(maximum: 30)))
    }
    let page = try press.page(document, styles: [.body])
    let words = page.json["words"] as? [String] ?? []
    #expect(words.contains("0.5 pt, smcp"))
    let marks = (page.numbers(0, 0, 11)[8] as? [Int] ?? []).map { words[$0] }
    #expect(marks.contains("capped"))
    #expect(page.part("body@AX5.custom", until: "</a>").contains("<use href=\"#mark-capped\"/></svg>capped</span>"))
    #expect(page.part("p-legend", until: "</section>").contains("the maximum size cuts it off"))
  }

  @Test("A size that nobody publishes is unknown, and no number")
  func unknown() throws {
    let document = press.document { document in
      document.platform = .visionos
      document.styles = [:]
      document.undefinedStyles = .system
    }
    let page = try press.page(document, styles: [.extraLargeTitle], categories: [.large, .accessibility5])
    #expect(page.numbers(0, 1, 1)[0] is NSNull)
    #expect(page.part("extraLargeTitle@AX5.fallback", until: "</a>").contains(">unknown"))
  }

  @Test("Guides of one face have one group, whatever the size")
  func guides() throws {
    let page = try press.page(press.document(), styles: [.body, .callout])
    let groups = page.all(between: "<g id=\"guides-", "</g>")
    #expect((2...3).contains(groups.count))
    #expect(groups[0].contains("<path class=\"guide baseline\" d=\"M0 0h1\"/>"))
    #expect(page.all(between: "<path class=\"guide line-box\"", "/>").count == 48)
  }

  @Test("The fonts are listed with version and hash, each once")
  func fonts() throws {
    let page = try press.page(press.document(), styles: [.body])
    let fonts = page.part("p-fonts", until: "</section>")
    #expect(fonts.components(separatedBy: "SpecimenSerif-Medium").count == 2)
    let face = press.library.match("SpecimenSerif-Medium")?.face
    #expect(fonts.contains(String((face?.sha256 ?? "-").prefix(8))))
  }
}
