import AppFonts
import DynamicType
import Testing

@Suite("Calls that name no fonts")
struct CurrentTests {
  @Test("D2: the calls without fonts take the catalog that is bound, and throw nothing")
  func bound() throws {
    let fonts = try Fixture.catalog().at(.xLarge)
    AppFontCatalog.$current.withValue(fonts) {
      #expect(TestSerif.bold.of(size: 17).postScriptName == "SpecimenSerif-Bold")
      #expect(TestSerif.bold.of(textStyle: .title1).pointSize == 30)
      #expect(TestSerif.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 29).pointSize == 29)
      #expect(TestSerif.bold.of(textStyle: .title1, maxSize: 29, defaultSize: 28).pointSize == 29)
      #expect(TestSerif.bold.of(style: .body).pointSize == 19)
      #expect(TestSerif.blck.of(size: 17).isFallback)
      #expect(SystemFont.bold.of(size: 17).weight == .bold)
      #expect(SystemFont.preferred.of(textStyle: .headline).weight == .semibold)
      #expect(FontRequest(fontName: "Specimen Serif").generate().pointSize == 18)
    }
  }

  @Test("The catalog that is bound holds for tasks that are started inside, and not outside")
  func tasks() async throws {
    let fonts = try Fixture.catalog()
    let size = await AppFontCatalog.$current.withValue(fonts) {
      async let child = TestSerif.bold.of(size: 12).pointSize
      let task = Task { TestSerif.bold.of(size: 13).pointSize }
      return await child + task.value
    }
    #expect(size == 25)
    #expect(AppFontCatalog.current == nil)
  }

  @Test("A11: Clifton's calls take the type system that is bound")
  func boundSystem() throws {
    AppTypeSystem.$current.withValue(try Clifton.system()) {
      let font = AppFont.appFont(for: .body)
      #expect(font.postScriptName == "SpecimenSerif-Medium" && font.pointSize == 17)
      #expect(font.appFontWithSameStyle(category: .accessibility5).pointSize == 53)
    }
  }

  @Test("Asking before a catalog is bound traps, and says what to do")
  func unbound() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TestSerif.bold.of(size: 17)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'SpecimenSerif-Bold' was asked for before the fonts were loaded"))
    #expect(text.contains("finishLoading()"))
  }

  @Test("D10: under strict a call without fonts traps for a face that isn't loaded, as Swash's debug build does")
  func strictTrap() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      AppFontCatalog.$current.withValue(try Fixture.catalog(strict: true)) { _ = TestSerif.blck.of(size: 17) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("no face 'SpecimenSerif-Blck' among the loaded fonts; did you mean"))
  }

  @Test("A11: asking a type system before one is bound traps")
  func unboundSystem() async {
    await #expect(processExitsWith: .failure) { _ = AppFont.appFont(for: .body) }
  }

  @Test("A size that is none traps where nothing is thrown")
  func sizeTrap() async throws {
    await #expect(processExitsWith: .failure) {
      _ = try TestSerif.bold.of(size: 17, in: Fixture.catalog()).withSize(.nan)
    }
  }
}
