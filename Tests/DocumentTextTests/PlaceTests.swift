import DocumentText
import Testing
import TypeSystem
import YAML

@Suite("Where a document names its styles and roles")
struct PlaceTests {
  private let reading = Documents.reading(
    """
    families:
      slab: { family: Museo Slab }
    styles:
      title: { extends: tip }
      body: system
      "tip": { family: slab, size: 12, relativeTo: body }
    roles: { navigationTitle: { style: body }, button: system }
    """)

  @Test("Styles under the names that they have, however they are spelled, and roles")
  func styles() {
    #expect(
      reading.stylePlaces == [
        .title1: YAMLPlace(line: 4, column: 3), .body: YAMLPlace(line: 5, column: 3),
        .custom("tip"): YAMLPlace(line: 6, column: 3), .role("navigationTitle"): YAMLPlace(line: 7, column: 10),
        .role("button"): YAMLPlace(line: 7, column: 44),
      ])
  }

  @Test("A document that can't be used has no places")
  func broken() {
    let reading = Documents.reading("styles: { body: { sice: 3 } }\nfamilies: { a: { family: A } }")
    #expect(reading.document == nil)
    #expect(reading.stylePlaces.isEmpty)
  }

  @Test("Every style and role of the four documents has one", arguments: Documents.names)
  func four(_ name: String) throws {
    let reading = Documents.read(name)
    let document = try #require(reading.document)
    let names = document.styles.map(\.key) + document.roles.map { .role($0.key) }
    #expect(names.allSatisfy { reading.stylePlaces[$0] != nil })
  }
}
