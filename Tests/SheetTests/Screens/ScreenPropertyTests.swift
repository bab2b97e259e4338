import DynamicType
import Screens
import Sheet
import Testing
import TextLayout
import TypeSystem

@Suite("Mock screens of chance")
struct ScreenPropertyTests {
  let press = ScreenPress()
  private static let little = 1e-6

  private func parents(of tree: ScreenTree) -> [Int?] {
    var parents: [Int?] = Array(repeating: nil, count: tree.elements.count)
    for index in tree.elements.indices { for child in tree.children(of: index) { parents[child] = index } }
    return parents
  }

  @Test(
    "What is in a part stands within it, unless it is said to overflow; nothing overlaps in a column or row",
    arguments: 0..<60)
  func containment(seed: Int) throws {
    var chance = RandomScreens(seed: seed + 1, hasFixedSizes: seed % 2 == 1)
    let tree = chance.screen()
    let parents = parents(of: tree)
    for category in [ContentSizeCategory.large, .accessibility5] {
      let screen = try press.layOut(tree, at: category)
      #expect(screen.parts.map(\.element) == Array(tree.elements.indices))
      let overflowing = Set(screen.issues.map(\.part))
      for part in screen.parts {
        guard let parent = parents[part.element].map({ screen.parts[$0] }) else { continue }
        if !overflowing.contains(part.element), !overflowing.contains(parent.element) {
          let isInside = part.frame.isInside(parent.frame, by: Self.little)
          #expect(isInside, "seed \(seed): \(part.element) \(part.frame) in \(parent.frame)")
        }
      }
      for index in tree.elements.indices where !overflowing.contains(index) {
        let children = tree.children(of: index).filter { !overflowing.contains($0) }.map { screen.parts[$0].frame }
        for (first, second) in zip(children, children.dropFirst()) {
          let areApart = !first.overlaps(second, by: Self.little)
          #expect(areApart, "seed \(seed): \(first) and \(second)")
        }
      }
    }
  }

  @Test("A screen is at least as high at AX5 as at Large where nothing is fixed", arguments: 0..<60)
  func growing(seed: Int) throws {
    var chance = RandomScreens(seed: seed + 101, hasFixedSizes: false)
    let tree = chance.screen()
    let large = try press.layOut(tree)
    let largest = try press.layOut(tree, at: .accessibility5)
    #expect(largest.size.height >= large.size.height - Self.little, "seed \(seed)")
  }

  @Test("A screen that runs from right to left is the mirror image", arguments: 0..<20)
  func mirrored(seed: Int) throws {
    var chance = RandomScreens(seed: seed + 201, hasFixedSizes: true)
    var tree = chance.screen()
    let left = try press.layOut(tree)
    tree.root.direction = .rightToLeft
    let right = try press.layOut(tree)
    #expect(right.isRightToLeft && !left.isRightToLeft)
    #expect(left.size == right.size && left.issues == right.issues)
    for (one, other) in zip(left.parts, right.parts) {
      let distance = abs(one.frame.x + one.frame.width + other.frame.x - 320)
      #expect(distance < Self.little)
      #expect(one.frame.y == other.frame.y && one.frame.height == other.frame.height)
      for (line, otherLine) in zip(one.lines, other.lines) {
        let distance = abs(line.origin.x + line.line.width + otherLine.origin.x - 320)
        #expect(distance < Self.little)
        #expect(line.origin.y == otherLine.origin.y)
      }
    }
  }

  @Test("The direction is the document's language's, unless a node names one")
  func direction() throws {
    for (language, isRightToLeft) in [
      ("en", false), ("ar", true), ("he-IL", true), ("fa", true), ("az-Arab", true), ("ur-Latn", false), ("th", false),
    ] {
      let document = press.document { $0.language = language }
      #expect(try press.layOut(.text(.label, "a", "a"), document).isRightToLeft == isRightToLeft, "\(language)")
    }
    let tree = ScreenTree.text(.label, "a", "a") { $0.direction = .leftToRight }
    #expect(try !press.layOut(tree, press.document { $0.language = "ar" }).isRightToLeft)
  }

  @Test("A text of 100,000 characters is laid out whole, one more is refused")
  func longText() throws {
    let text = String(repeating: "word ", count: 20_000)
    let screen = try press.layOut(.text(.textView, "text", text))
    // 5 words of 48 pt and 4 spaces of 12 pt fill a line of 288 pt exactly.
    #expect(screen.part("text")?.lines.count == 4000)
    #expect(screen.size.height == 80_032)
    #expect(throws: SheetError.self) { try press.layOut(.text(.label, "text", text + "a")) }
  }

  @Test("10,000 nodes are laid out, each at its place")
  func manyCells() throws {
    let cells = Array(repeating: ScreenTree.node(.tableCell, "cell", [.text(.label, "a", "a")]), count: 4999)
    let screen = try press.layOut(.node(.tableScreen, "table", cells))
    #expect(screen.size.height == 219_956)
    #expect(screen.parts.count == 9999)
  }

  @Test("64 rows in one another, and 9,000 texts in a row, are laid out")
  func deepRows() throws {
    var tree = ScreenTree.text(.label, "inner", "a")
    for _ in 0..<62 { tree = .node(.stack, "row", [tree, .text(.label, "a", "a")]) { $0.axis = .horizontal } }
    #expect(try press.layOut(.node(.screen, "screen", [tree])).part("inner") != nil)
    let texts = Array(repeating: ScreenTree.text(.label, "a", "a"), count: 9000)
    let row = try press.layOut(.node(.stack, "row", texts) { $0.axis = .horizontal })
    // 12 pt and 8 pt for each, but no space after the last.
    #expect(row.issues(of: "row") == [.overflowsWidth(179_704)])
  }

  @Test("A size of a thousand points gives numbers that can be drawn")
  func hugeSizes() throws {
    let document = press.document { $0.styles[.body] = StyleRule(font: "Specimen Box", size: .fixed(1000)) }
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          ScreenTree(ScreenNode(.navigationBar, name: "bar", text: "Title", style: .body)),
          .text(.textView, "text", "ab c", style: .body),
        ]), document)
    // A letter of 600 pt has no room in 288 pt.
    #expect(screen.issues(of: "text") == [.overflowsWidth(312), .brokenWords(count: 1, first: "ab")])
    #expect(screen.part("text")?.lines.count == 3)
    #expect(screen.size.height.isFinite)
  }
}

extension Frame.Rect {
  fileprivate func isInside(_ outer: Frame.Rect, by tolerance: Double) -> Bool {
    x >= outer.x - tolerance && y >= outer.y - tolerance && x + width <= outer.x + outer.width + tolerance
      && y + height <= outer.y + outer.height + tolerance
  }

  fileprivate func overlaps(_ other: Frame.Rect, by tolerance: Double) -> Bool {
    let inX = min(x + width, other.x + other.width) - max(x, other.x)
    let inY = min(y + height, other.y + other.height) - max(y, other.y)
    return inX > tolerance && inY > tolerance
  }
}
