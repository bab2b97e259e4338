import SpecimenTesting
import Testing

@Suite("Where a test's golden lies")
struct SnapshotPlaceTests {
  @Test("It lies beside the test's file, named after file, test and name")
  func place() {
    let place = SnapshotPlace(filePath: "/app/Tests/CardTests.swift", test: "card()", name: "dark")
    #expect(place.image == "/app/Tests/__Snapshots__/CardTests/card.dark.png")
    #expect(place.reports == "/app/Tests/__Snapshots__/specimen-report")
  }

  @Test(
    "What a name could do to a path is taken out of it",
    arguments: [
      ("card(_:)", "1", "card.1"), ("card", "a b", "card.a-b"), ("card", "../../x", "card.x"),
      ("card", "größe", "card.größe"), ("card", "", "card.snapshot"), ("`a test`()", "…", "a-test.snapshot"),
      ("card", "a\u{202E}b\nc", "card.a-b-c"),
    ])
  func safety(_ test: String, _ name: String, _ expected: String) {
    #expect(SnapshotPlace(filePath: "T.swift", test: test, name: name).name == expected)
  }

  @Test("A bare file name has its folder in the current one")
  func bareName() {
    #expect(SnapshotPlace(filePath: "T.swift", test: "t", name: "1").image == "./__Snapshots__/T/t.1.png")
  }

  @Test("Long names are cut, and two of them stay two")
  func longNames() {
    let long = String(repeating: "ä", count: 300)
    #expect(SafeName.of(long).utf8.count <= SafeName.longest)
    #expect(SafeName.of(long) != SafeName.of(long + "x"))
  }
}
