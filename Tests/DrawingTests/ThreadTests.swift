import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("Drawing on several threads")
struct ThreadTests {
  @Test("Workers with a library each draw at the same time, and give the bytes that one alone gives")
  func workers() async throws {
    let alone = try Self.draw()
    let together = try await withThrowingTaskGroup(of: [DrawnFile].self) { group in
      for _ in 0..<8 { group.addTask { try Self.draw() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.count == 8 && together.allSatisfy { $0 == alone })
  }

  /// A PDF, a PNG and an SVG of two instances, with fonts of this call's own.
  private static func draw() throws -> [DrawnFile] {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let items = [430, 610].map { weight in
      let instance = library.faces[0].instance(weight: weight, opticalSize: 18)
      return Fixtures.text("Threads", library, at: instance, size: 18, x: 5, y: Double(weight) / 10)
    }
    let frame = Fixtures.page(120, 80, items)
    return try [
      PDFDrawing.draw(frame, fonts: library), PNGDrawing.draw(frame, fonts: library),
      SVGDrawing.draw(frame, fonts: library),
    ]
  }
}
