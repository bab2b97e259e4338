import DynamicType
import Languages
import Screens
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("The built-in screens, laid out in the test faces")
struct BuiltInScreenLayoutTests {
  @Test("Each at Medium and AX5, from left to right and from right to left", arguments: 0..<5)
  func builtIn(index: Int) throws {
    let library = TestFaces.library()
    let document = TypeSystemDocument.ofTestFaces()
    let system = try Resolver(library: library).resolve(document)
    var screen = MockScreen.builtIn(for: document)[index]
    let layouter = try ScreenLayouter(system, TextShaper(library: library), breaker: .open())
    var text = ""
    for direction in ScreenNode.Direction.allCases {
      screen.tree.root.direction = direction
      let plan = try ScreenPlan(screen, in: system, fonts: library, policy: .appearanceManager)
      for category in [ContentSizeCategory.medium, .accessibility5] {
        let laidOut = try layouter.layOut(plan.build(at: category), width: 375)
        text += ScreenText.dump(laidOut, fonts: library)
      }
    }
    try ExpectedText.expect(text, is: "screen-\(screen.name)")
  }
}
