import DynamicType
import Testing
import TypeSystem

@Suite("A style's two columns")
struct ResolvedStyleTests {
  @Test("Each is found by its name")
  func columns() throws {
    let rule = StyleRule(font: .named("Specimen Serif"), size: .metrics(size: 30), relativeTo: .caption1)
    let style = try Fixture(body: rule).style()
    #expect(style[.custom] == style.custom)
    #expect(style[.fallback] == style.fallback)
    #expect(style[.custom] != style[.fallback])
  }
}
