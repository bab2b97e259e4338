import Testing
import Typeface

@Suite("Variable faces")
struct FaceVariationTests {
  private let library = FontLibrary()

  private func flex() throws -> Face {
    try #require(library.face("SpecimenFlex[opsz,wght].ttf"))
  }

  @Test("Axes come in the font's order with their ranges and names")
  func axes() throws {
    #expect(
      try flex().axes == [
        VariationAxis(tag: "opsz", name: "Optical Size", minimum: 14, defaultValue: 14, maximum: 32),
        VariationAxis(tag: "wght", name: "Weight", minimum: 100, defaultValue: 400, maximum: 900),
      ])
  }

  @Test("Named instances carry the font's names and places")
  func namedInstances() throws {
    let instances = try flex().namedInstances
    #expect(
      instances.map(\.name) == [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
      ])
    #expect(instances.map(\.postScriptName) == instances.map { "SpecimenFlex-\($0.name)" })
    #expect(
      instances[5].coordinates == [
        AxisCoordinate(tag: "opsz", value: 14), AxisCoordinate(tag: "wght", value: 600),
      ])
  }

  @Test(
    "Weight and optical size are clamped to the axes, and nothing asked is the default",
    arguments: [
      (nil, nil, 14, 400), (600, 28, 28, 600), (1, 4, 14, 100), (1000, 500, 32, 900), (nil, 20.5, 20.5, 400),
      (500, nil, 14, 500), (500, .nan, 14, 500), (500, .infinity, 32, 500),
    ] as [(Int?, Double?, Double, Double)])
  func instance(_ weight: Int?, _ size: Double?, _ opsz: Double, _ wght: Double) throws {
    let face = try flex()
    let instance = face.instance(weight: weight, opticalSize: size)
    #expect(instance.face == face.id)
    #expect(
      instance.coordinates == [AxisCoordinate(tag: "opsz", value: opsz), AxisCoordinate(tag: "wght", value: wght)])
    #expect(face.weight(of: instance) == Int(wght))
  }

  @Test("A named instance takes the optical size that is asked for")
  func named() throws {
    let face = try flex()
    let bold = face.namedInstances[6]
    #expect(face.instance(named: bold, opticalSize: nil).coordinates == bold.coordinates)
    #expect(face.instance(named: bold, opticalSize: 30) == face.instance(weight: 700, opticalSize: 30))
  }

  @Test("Any place can be asked for; unknown axes are left out, and of two values the later counts")
  func anywhere() throws {
    let face = try flex()
    let places = [("wght", 200), ("slnt", -10), ("wght", 650)] as [(Tag, Double)]
    let instance = face.instance(at: places.map { AxisCoordinate(tag: $0.0, value: $0.1) })
    #expect(instance == face.instance(weight: 650, opticalSize: nil))
  }

  @Test("A static face has no axes, and its instance no coordinates")
  func still() throws {
    let face = try #require(library.face("SpecimenBox-Regular.ttf"))
    #expect(face.axes.isEmpty)
    #expect(face.namedInstances.isEmpty)
    let instance = face.instance(weight: 700, opticalSize: 20)
    #expect(instance == FontInstance(face: face.id))
    #expect(face.weight(of: instance) == 400)
    #expect(face.instanceName(of: instance) == "SpecimenBox-Regular")
  }

  @Test(
    "An instance's name is the font's where the font names the place, whatever the optical size",
    arguments: [
      (400, nil, "SpecimenFlex-Regular"), (600, nil, "SpecimenFlex-SemiBold"), (600, 31, "SpecimenFlex-SemiBold"),
      (650, nil, "SpecimenFlex_650wght"), (650, 20, "SpecimenFlex_650wght"), (100, 14, "SpecimenFlex-Thin"),
    ] as [(Int, Double?, String)])
  func instanceNames(_ weight: Int, _ size: Double?, _ name: String) throws {
    let face = try flex()
    #expect(face.instanceName(of: face.instance(weight: weight, opticalSize: size)) == name)
  }

  @Test("Fractions in an instance's name have at most five decimals")
  func fraction() throws {
    let face = try flex()
    let instance = face.instance(at: [AxisCoordinate(tag: "wght", value: 412.340_000_4)])
    #expect(face.instanceName(of: instance) == "SpecimenFlex_412.34wght")
  }

  @Test("A named instance without a name of its own gets one of the family and the style")
  func derived() throws {
    var font = Sfnt(try TestFonts.bytes("SpecimenFlexCFF2.otf"))
    font.setNames([1: "My Family", 2: "Regular", 6: "MyFamily-Regular", 256: "Weight", 257: "Semi Light"])
    let face = try #require(FontLibrary().face(font.bytes(), name: "x.otf"))
    #expect(face.namedInstances.map(\.postScriptName) == ["MyFamily-SemiLight", nil, nil])
    #expect(face.instanceName(of: face.instance(weight: 700, opticalSize: nil)) == "MyFamily_700wght")
    #expect(face.instanceName(of: face.instance(weight: 300, opticalSize: nil)) == "MyFamily-SemiLight")
  }

  @Test("A name that would be over 127 characters ends in a hash")
  func long() throws {
    var font = Sfnt(try TestFonts.bytes("SpecimenFlexCFF2.otf"))
    font.setNames([1: String(repeating: "a", count: 150), 6: "Long-Regular"])
    let face = try #require(FontLibrary().face(font.bytes(), name: "x.otf"))
    let name = face.instanceName(of: face.instance(weight: 650, opticalSize: nil))
    #expect(name.utf8.count == 80 + 1 + 32 + 3)
    #expect(name.hasPrefix("aaaa"))
    #expect(name.hasSuffix("..."))
  }

  @Test("A hidden axis says so, and a nameless one has its tag")
  func hidden() throws {
    var font = Sfnt(try TestFonts.bytes("SpecimenFlexCFF2.otf"))
    font.set16("fvar", 16 + 16, 1)
    font.setNames([1: "Hidden", 6: "Hidden"])
    let axis = try #require(FontLibrary().face(font.bytes(), name: "x.otf")?.axes.first)
    #expect(axis.isHidden)
    #expect(axis.name == "wght")
  }
}
