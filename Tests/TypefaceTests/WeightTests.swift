import Testing
import Typeface

@Suite("The face of a family for a weight and a slant")
struct WeightTests {
  private func library(_ faces: [(weight: Int, italic: Bool)]) throws -> FontLibrary {
    let library = FontLibrary()
    for face in faces {
      let name = "\(face.weight)\(face.italic ? "i" : "")"
      let bytes = try TestFonts.box(
        family: "Family", style: name, postScriptName: "F-\(name)", weight: face.weight, italic: face.italic)
      library.load(bytes: bytes, name: "\(name).ttf")
    }
    return library
  }

  @Test(
    "A weight that the family lacks takes the nearest by the CSS rule",
    arguments: [
      // From 400 to 500: up to 500, then down, then up.
      (400, [500, 300, 700], 500), (450, [400, 500, 600], 500), (450, [400, 510], 400), (400, [510, 700], 510),
      (500, [400, 600], 400), (500, [300, 400, 501], 400), (480, [490, 500, 470], 490),
      // Below 400: down, then up.
      (300, [100, 200, 400], 200), (300, [400, 500], 400), (390, [100, 400], 100), (1, [300, 100], 100),
      // Above 500: up, then down.
      (600, [500, 700, 900], 700), (600, [500, 900], 900), (950, [900, 400], 900), (501, [500, 1000], 1000),
    ])
  func rule(_ wanted: Int, _ weights: [Int], _ expected: Int) throws {
    let library = try library(weights.map { ($0, false) })
    let found = try #require(library.face(inFamily: "family", weight: wanted, italic: false))
    #expect(found.face.weight == expected)
    #expect(found.isNearest)
    for weight in weights {
      let exact = try #require(library.face(inFamily: "Family", weight: weight, italic: false))
      #expect(exact.face.weight == weight)
      #expect(!exact.isNearest)
    }
  }

  @Test(
    "Among weights alone the same rule holds, and the order and repeats do not matter",
    arguments: [
      (400, [500, 300, 700], 500), (450, [400, 510], 400), (400, [510, 700], 510), (500, [600, 400], 400),
      (300, [100, 400, 200, 200], 200), (300, [400, 500], 400), (600, [900, 500, 700], 700), (950, [900, 400], 900),
      (700, [700, 400], 700), (1, [1000], 1000), (400, [], nil),
    ] as [(Int, [Int], Int?)])
  func among(_ wanted: Int, _ weights: [Int], _ expected: Int?) {
    #expect(WeightRule.nearest(to: wanted, among: weights) == expected)
    #expect(WeightRule.nearest(to: wanted, among: weights.reversed()) == expected)
  }

  @Test("The slant comes before the weight, and another slant is only the nearest")
  func slant() throws {
    let library = try library([(400, false), (700, false), (400, true)])
    let italic = try #require(library.face(inFamily: "Family", weight: 700, italic: true))
    #expect(italic.face.postScriptName == "F-400i")
    #expect(italic.isNearest)
    let upright = try #require(library.face(inFamily: "Family", weight: 400, italic: false))
    #expect(upright.face.postScriptName == "F-400")
    let none = try self.library([(700, false)])
    let instead = try #require(none.face(inFamily: "Family", weight: 700, italic: true))
    #expect(instead.face.postScriptName == "F-700")
    #expect(instead.isNearest)
  }

  @Test("Faces of normal width come before narrow ones")
  func width() throws {
    let library = FontLibrary()
    for (width, weight) in [(3, 700), (5, 400)] {
      let bytes = try TestFonts.box(
        family: "Family", style: "\(width)", postScriptName: "F-\(width)", weight: weight, width: width)
      library.load(bytes: bytes, name: "\(width).ttf")
    }
    #expect(library.face(inFamily: "Family", weight: 700, italic: false)?.face.postScriptName == "F-5")
  }

  @Test("A variable face fits every weight of its axis, and the nearest end beyond it")
  func variable() throws {
    let library = FontLibrary()
    _ = library.face("SpecimenFlex[opsz,wght].ttf")
    for weight in [100, 450, 600, 900] {
      let found = try #require(library.face(inFamily: "Specimen Flex", weight: weight, italic: false))
      #expect(!found.isNearest)
    }
    #expect(library.face(inFamily: "Specimen Flex", weight: 950, italic: false)?.isNearest == true)
    #expect(library.face(inFamily: "Specimen Flex", weight: 50, italic: false)?.isNearest == true)
  }

  @Test("A family that is not there has no face")
  func missing() throws {
    #expect(try library([(400, false)]).face(inFamily: "Other", weight: 400, italic: false) == nil)
  }
}
