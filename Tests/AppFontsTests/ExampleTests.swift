import AppFonts
import Foundation
import TestSupport
import Testing

@Suite("The examples of the documentation")
struct ExampleTests {
  private let fontsFolder = ScratchFolder()
  private let systemFolder = ScratchFolder()

  init() {
    for file in ["SpecimenSerif-Light.ttf", "SpecimenSerif-Bold.ttf"] {
      _ = fontsFolder.write(Fixture.bytes(file), as: file)
    }
    _ = systemFolder.write(Fixture.bytes("SpecimenFlex[opsz,wght].ttf"), as: "Flex.ttf")
  }

  // What stands between the two rulers is the page's example, but for the names of faces and folders.
  @Test("The page's example does what it says")
  func page() async throws {
    let log = ReportLog()
    @Sendable func print(_ text: String) { log.add(text) }
    // ----
    enum GillSans: String, FontFace {
      case light = "SpecimenSerif-Light"
      case bold = "SpecimenSerif-Bold"

      var boldTextMapping: GillSans { .bold }
    }

    let fonts = AppFonts(systemStandIn: "Specimen Flex")
    let reports = try fonts.loadAppFonts(directory: fontsFolder.path)
    try fonts.loadSystemFonts(directory: systemFolder.path)
    let catalog = try fonts.finishLoading { font in print(font.report.joined(separator: "\n")) }

    let title = try GillSans.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: catalog)
    let capped = try GillSans.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: catalog.at(.accessibility3))
    let bold = try GillSans.light.of(size: 17, in: catalog.boldText())
    let button = bold.smallCapsVariant

    let center = ContentSizeCategoryCenter()
    let updates = center.updates
    center.listen { old, new in print("\(old) to \(new): \(title.adjusted(to: new).pointSize) pt") }
    center.setCategory(.xLarge)

    let sizes = AppFontCatalog.$current.withValue(catalog) {
      [GillSans.light.of(size: 12), SystemFont.semibold.of(textStyle: .headline)].map(\.pointSize)
    }
    // ----
    #expect(reports.count == 2 && title.pointSize == 28 && capped.pointSize == 38)
    #expect(bold.postScriptName == "SpecimenSerif-Bold" && button.features == [FontFeature(tag: "smcp")])
    #expect(sizes == [12, 17])
    #expect(log.lines.first == "large to xLarge: 30.0 pt")
    var changes = updates.makeAsyncIterator()
    #expect(await changes.next() == CategoryChange(old: .large, new: .xLarge))
  }

  @Test("The page's example is the one that the test runs")
  func pageIsTested() throws {
    let sources = TestFaces.folder.dropLast("/Fonts/test".count)
    let page = try lines("\(sources)/Sources/AppFonts/AppFonts.docc/AppFonts.md")
    let test = try lines("\(sources)/Tests/AppFontsTests/ExampleTests.swift")
    let start = try #require(page.firstIndex(of: "```swift"))
    let end = try #require(page[(start + 1)...].firstIndex(of: "```"))
    // The first two lines import the module.
    let example = page[(start + 3)..<end].joined(separator: "\n")
      .replacing("GillSans-", with: "SpecimenSerif-").replacing(
        "AppFonts()", with: #"AppFonts(systemStandIn: "Specimen Flex")"#
      )
      .replacing(#"".fonts""#, with: "systemFolder.path").replacing(#""Fonts""#, with: "fontsFolder.path")
    let rulers = test.indices.filter { test[$0] == "    // ----" }
    let run = test[(rulers[0] + 1)..<rulers[1]].map { String($0.drop { $0 == " " }.isEmpty ? "" : $0.dropFirst(4)) }
    #expect(example == run.joined(separator: "\n"))
  }

  // The ten lines that the README has, but for the names of faces and folders.
  @Test("The README's ten lines do what they say")
  func readme() throws {
    enum Slab: String, FontFace { case bold = "SpecimenSerif-Bold" }

    let fonts = AppFonts(strict: true, systemStandIn: "Specimen Flex")
    try fonts.loadAppFonts(directory: fontsFolder.path)
    try fonts.loadSystemFonts(directory: systemFolder.path)
    let catalog = try fonts.finishLoading()
    let title = try Slab.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: catalog.at(.accessibility3))
    let label = SystemFont.preferred
    let caption = try label.of(textStyle: .caption1, in: catalog)
    #expect("\(title.postScriptName) \(title.pointSize) \(caption.pointSize)" == "SpecimenSerif-Bold 38.0 12.0")
  }

  private func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
