import Snapshot
import Testing

@Suite("Names of cells")
struct CellNameTests {
  @Test(
    "A name is taken apart at its last marks",
    arguments: [
      ("body@AX3.custom", "body", "AX3", "custom"), ("a@b.c@large.fallback", "a@b.c", "large", "fallback"),
    ])
  func parts(_ text: String, _ style: String, _ category: String, _ column: String) {
    let name = CellName(text)
    #expect(name.style == style)
    #expect(name.category == category)
    #expect(name.column == column)
    #expect(name.words == "\(style) at \(category), \(column)")
  }

  @Test("A plain name is its own words")
  func plain() {
    #expect(CellName("badge").words == "badge")
    #expect(CellName("badge").category == nil)
  }
}
