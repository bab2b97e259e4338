import DynamicType
package import TypeSystem

extension TypeSystemDocument {
  /// A document of the test faces: Specimen Serif for body, Specimen Sans for Apple's other styles, and what a test changes.
  package static func ofTestFaces(_ change: (inout TypeSystemDocument) -> Void = { _ in }) -> TypeSystemDocument {
    var document = TypeSystemDocument(
      name: "Test",
      styles: OrderedMap(
        StyleName.standard.map {
          ($0, StyleRule(font: $0 == .body ? "Specimen Serif" : "Specimen Sans", weight: .medium))
        }),
      systemStandIn: "Specimen Flex")
    change(&document)
    return document
  }
}
