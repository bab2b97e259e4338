import DynamicType
import Revision
import TestSupport
import Testing
import TypeSystem
import Typeface

/// Two revisions of a small document over the test faces.
struct RevisionFixture {
  var old: TypeSystemDocument
  var new: TypeSystemDocument
  var oldFonts = TestFaces.library()
  var newFonts = TestFaces.library()
  var styles: [StyleName]?
  var categories: [ContentSizeCategory]?

  /// Two equal documents with body in Specimen Serif and headline in Specimen Sans; `change` makes the new one.
  init(_ styles: [StyleName]? = [.body, .headline], _ change: (inout TypeSystemDocument) -> Void = { _ in }) {
    old = TypeSystemDocument(
      name: "Test",
      styles: [
        .body: StyleRule(font: "Specimen Serif", weight: .light),
        .headline: StyleRule(font: "Specimen Sans", weight: .bold),
      ], systemStandIn: "Specimen Flex")
    new = old
    change(&new)
    self.styles = styles
  }

  func resolve() throws -> (old: ResolvedTypeSystem, new: ResolvedTypeSystem) {
    (
      try Resolver(library: oldFonts).resolve(old, styles: styles, categories: categories),
      try Resolver(library: newFonts).resolve(new, styles: styles, categories: categories)
    )
  }

  func compare() throws -> TypeSystemRevision {
    let systems = try resolve()
    return TypeSystemRevision(old: systems.old, oldFonts: oldFonts, new: systems.new, newFonts: newFonts)
  }

  /// The custom column of a style that differs.
  func custom(_ style: StyleName = .body) throws -> ColumnRevision {
    try #require(try compare().styles.first { $0.style == style }?[.custom])
  }

  /// What a property of a style's custom font was and is, with the categories.
  func words(_ property: StyleProperty, of style: StyleName = .body) throws -> [String] {
    try custom(style).properties.filter { $0.property == property }
      .map { $0.words + ($0.categories.isEmpty ? "" : " at \($0.categories.map(\.name).joined(separator: " "))") }
  }
}
