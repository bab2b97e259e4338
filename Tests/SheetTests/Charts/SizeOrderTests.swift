import DynamicType
import Sheet
import Testing

@Suite("Where styles change places")
struct SizeOrderTests {
  @Test("A row that overtakes a larger one is found with its columns, and one that is alike too")
  func pairs() {
    let order = SizeOrder([[10, 20, 30], [10, 15, 40], [8, 12, 16]], base: [20, 15, 12], named: 20)
    #expect(order.inversions == [.init(larger: 0, smaller: 1, columns: [2])])
    #expect(order.ties == [.init(larger: 0, smaller: 1, columns: [0])])
  }

  @Test("Pairs beyond those that are named are counted, and every row knows its ties")
  func counts() {
    // The first falls below the three others, and the second meets the third.
    let order = SizeOrder([[40, 1], [30, 10], [20, 10], [10, 5]], base: [40, 30, 20, 10], named: 2)
    #expect(order.inversions.map(\.smaller) == [1, 2])
    #expect(order.changes.map(\.smaller) == [1, 2, 3] && order.changes.allSatisfy { $0.larger == 0 })
    #expect(order.ties == [.init(larger: 1, smaller: 2, columns: [1])])
    #expect(order.tieCount == 1)
    #expect(order.isTied == [[false, false], [false, true], [false, true], [false, false]])
  }

  @Test("A row without a rank is in no pair")
  func rankless() {
    let order = SizeOrder([[10, 20], [30, 10]], base: [nil, 10], named: 20)
    #expect(order.changes.isEmpty && order.inversions.isEmpty)
  }

  @Test("Rows of one size at the default have no order that could be turned over")
  func equals() {
    let order = SizeOrder([[10, 20, 30], [12, 20, 28]], base: [20, 20], named: 20)
    #expect(order.inversions.isEmpty && order.ties.isEmpty)
  }

  @Test("A size that is unknown is neither larger nor alike")
  func unknown() {
    let order = SizeOrder([[nil, 20, nil], [30, 10, 30], [nil, nil, nil]], base: [20, 10, nil], named: 20)
    #expect(order.inversions.isEmpty && order.ties.isEmpty)
  }

  @Test(
    "Lines cross where they stand at one height",
    arguments: [
      // Between two columns, in proportion.
      ([0.0, 0, 0], [-1.0, -1, 1], [1.5]), ([0, 0, 0], [-1, -1, 3], [1.25]),
      // At a column, where they meet; where they meet and part as they came, they don't.
      ([0, 0, 0], [-1, 0, 1], [1]), ([0, 0, 0], [-1, 0, -1], []),
      // They run together and part again on the other side: where they part.
      ([0, 0, 0, 0], [-1, 0, 0, 1], [2]),
      // Twice.
      ([0, 0, 0], [-1, 1, -1], [0.5, 1.5]),
    ])
  func crossings(first: [Double], second: [Double], expected: [Double]) {
    #expect(SizeOrder.crossings(first, second) == expected)
  }

  @Test("Lines don't cross where one of them is broken")
  func broken() {
    #expect(SizeOrder.crossings([0, nil, 0], [-1, 0, 1]) == [])
  }

  @Test("Places near each other are one, however they lie to the grid")
  func clusters() {
    var clusters = PlaceClusters(distance: 10)
    let numbers = [(0.0, 0.0), (9, 0), (10.5, 0), (-6, -6), (0, 9.9)].map {
      clusters.add(Frame.Point(x: $0.0, y: $0.1))
    }
    #expect(numbers == [0, 0, 1, 0, 0])
    #expect(clusters.places.count == 2)
  }

  @Test(
    "Categories in words: single ones, two, and ranges",
    arguments: [
      ([], ""), ([.large], "Large"), ([.accessibility4, .accessibility5], "AX4 and AX5"),
      ([.xSmall, .small, .medium], "xSmall to Medium"),
      ([.xSmall, .small, .medium, .large, .accessibility1, .accessibility3], "xSmall to Large, AX1 and AX3"),
    ] as [([ContentSizeCategory], String)])
  func words(categories: [ContentSizeCategory], expected: String) {
    #expect(CategoryWords.ranges(categories) == expected)
  }
}
