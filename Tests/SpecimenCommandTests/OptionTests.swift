import DocumentText
import TypeSystem
import Drawing
import DynamicType
import Sheet
import SpecimenCommand
import TextLayout
import Testing
import Typeface

@Suite("Options are understood as plain values")
struct OptionTests {
  @Test("Nothing chosen leaves everything to the document")
  func nothing() throws {
    let options = try generate(["--out", "sheet.pdf"])
    #expect(options.target == .file("sheet.pdf"))
    #expect(options.format == .pdf)
    #expect(options.png == PNGOptions())
    #expect(options.sheets.map(\.choices) == [SheetChoices()])
    #expect(options.layout == SheetOptions())
    #expect(options.jobs == nil)
  }

  @Test("All choices at once, in both ways of writing them")
  func everything() throws {
    let options = try generate([
      "--out=-", "--format", "png", "--scale=0.5", "--compression", "small", "--raster=exact", "--fonts", "Fonts",
      "--default-fonts=/usr/share/x", "--custom",
      "Museo Slab", "--custom=largeTitle=MuseoSlab-700", "--fallback", "Subhead=A=B", "--engine", "metrics", "--size",
      "body=16.5", "--size=UIFont.TextStyle.caption1=11", "--max", "body=28", "--styles", "caption2, body,body",
      "--categories", "AX3,xSmall", "--text", "-x", "--language", "zh-Hant-TW", "--strict",
    ])
    #expect(options.target == .standardOutput)
    #expect(options.format == .png)
    #expect(options.png == PNGOptions(scale: 0.5, raster: .exact, compression: .small))
    let wanted = SheetChoices(
      customDefault: "Museo Slab", custom: [.largeTitle: "MuseoSlab-700"], fallback: [.subheadline: "A=B"],
      engine: .metrics, sizes: [.body: 16.5, .caption1: 11], maxima: [.body: 28], styles: [.body, .caption2],
      categories: [.xSmall, .accessibility3], text: "-x", language: "zh-Hant-TW", fontsDirectory: "Fonts",
      defaultFontsDirectory: "/usr/share/x", isStrict: true)
    #expect(options.sheets.map(\.choices) == [wanted])
  }

  @Test(
    "Categories are lists and ranges in any spelling, and come in their own order",
    arguments: [
      ("large...AX3", 3...9), ("large…AX3", 3...9), ("large..AX3", 3...9), (" large ... AX3 ", 3...9),
      ("AX1...", 7...11),
      ("...small", 0...1), ("AX2,AX1,AX2", 7...8), ("UICTContentSizeCategoryL...DynamicTypeSize.xLarge", 3...4),
      ("large", 3...3), ("small,xSmall...medium", 0...2),
    ])
  func categories(_ list: String, _ range: ClosedRange<Int>) throws {
    #expect(
      try generate(["--out", "x.pdf", "--categories", list]).sheets[0].choices.categories?.map(\.rawValue)
        == Array(range))
  }

  @Test("Styles take ranges too, in Apple's order")
  func styles() throws {
    let options = try generate(["--out", "x.pdf", "--styles", "footnote,largeTitle...title2"])
    #expect(options.sheets[0].choices.styles == [.largeTitle, .title1, .title2, .footnote] as [StyleName])
  }

  @Test("A range passes over the styles that only tvOS and watchOS have, unless one is its end")
  func foreignStyles() throws {
    let lists: [(String, [TextStyle])] = [
      ("headline...body", [.headline, .body]), ("caption1...subtitle1", [.caption1, .caption2, .subtitle1]),
      ("footnote...", [.footnote, .caption1, .caption2]), ("caption2...footnote2", [.caption2, .footnote2]),
      ("headline...body,Subtitle 1", [.headline, .body, .subtitle1]),
    ]
    for (list, styles) in lists {
      #expect(
        try generate(["--out", "x.pdf", "--styles", list]).sheets[0].choices.styles == styles.map(StyleName.apple),
        "\(list)")
    }
  }

  @Test(
    "The format comes from --format, else from the name",
    arguments: [
      (["--out", "a/B.PDF"], PictureFormat.pdf), (["--out", "x.png"], .png),
      (["--out", "/dev/full", "--format=png"], .png), (["--out", "x.svg"], .svg),
      (["--out", "-", "--format=svg"], .svg),
      (["--out", "x.v2", "--format", "pdf"], .pdf), (["--out", "-", "--format", "pdf"], .pdf),
    ])
  func format(_ arguments: [String], _ format: PictureFormat) throws {
    #expect(try generate(arguments).format == format)
  }

  @Test("Layout, paper and theme are words in any case, and guides a list in any spelling")
  func layout() throws {
    let pages = try generate(["--out", "x.pdf", "--layout", "Pages", "--page=LETTER", "--theme", "Dark"])
    #expect(pages.layout == SheetOptions(layout: .pages, paper: .letter, theme: .dark))
    let report = try generate(["--out", "x.pdf", "--layout", "report", "--page", "a3", "--guides", "baseline"])
    #expect(report.layout == SheetOptions(layout: .report, paper: .a3, guides: [.baseline]))
    for layout in Layout.allCases where layout.isChart {
      #expect(try generate(["--out", "x.svg", "--layout", layout.rawValue]).layout == SheetOptions(layout: layout))
    }
    let guided = try generate(["--out", "x.pdf", "--page", "A3", "--guides", "LineBox, x-height,cap height"])
    #expect(guided.layout == SheetOptions(paper: .a3, guides: [.lineBox, .xHeight, .capHeight]))
  }

  @Test("All guides have a word", arguments: ["all", "ALL", "baseline,all", "baseline...line-box"])
  func allGuides(_ list: String) throws {
    #expect(try generate(["--out", "x.pdf", "--guides", list]).layout.guides == Set(Guide.allCases))
  }

  @Test("Cards go to a folder, as PNG unless told")
  func cards() throws {
    #expect(try generate(["--out", "cards", "--layout", "cards"]).format == .png)
    #expect(try generate(["--out", "cards.v2/", "--layout", "cards", "--format", "svg"]).format == .svg)
  }

  @Test("Each folder of fonts is a sheet, in the order given, and all have the same choices")
  func sheets() throws {
    let options = try generate(["--out", "{name}.png", "--fonts", "B", "--fonts=A", "--text", "x", "--jobs", "8"])
    #expect(options.sheets.map(\.choices) == ["B", "A"].map { SheetChoices(text: "x", fontsDirectory: $0) })
    #expect(options.jobs == 8)
  }

  @Test(
    "A table goes to standard output as text unless told",
    arguments: [
      ([], TableFormat.text), (["--format", "csv"], .csv), (["--out", "x.json"], .json),
      (["--out", "x.md"], .markdown),
      (["--out", "x", "--format=markdown"], .markdown), (["--out", "x"], .text),
    ])
  func table(_ arguments: [String], _ format: TableFormat) throws {
    let options = try SizesOptions(try parsed(SizesVerb.verb, arguments), for: .embeddedDefault)
    #expect(options.format == format)
    #expect(options.target == (arguments.first == "--out" ? .file(arguments[1]) : .standardOutput))
  }

  @Test("fonts takes paths among its options, and what begins with a dash after two")
  func fonts() throws {
    let options = try FontsOptions(
      try parsed(
        FontsVerb.verb, ["A", "--recursive", "B", "--include", "*.bin", "--include=*", "--hidden", "--", "-x"]))
    #expect(options.paths == ["A", "B", "-x"])
    #expect(options.include == ["*.bin", "*"])
    #expect(options.isRecursive && options.includesHidden && !options.isStrict)
  }

  @Test("shape takes scripts in any case, and lists of settings")
  func shape() throws {
    let options = try ShapeOptions(
      try parsed(
        ShapeVerb.verb,
        [
          "--font", "X.ttf", "--text", "x", "--index", "3", "--features", "kern", "--features", "-liga", "--script",
          "aRAB",
          "--direction", "rtl", "--variations", "wght=700", "--language", "ar",
        ]))
    #expect(options.index == 3)
    #expect(options.features == [.init(tag: "kern"), .init(tag: "liga", value: 0)])
    #expect(options.variations == [.init(tag: "wght", value: 700)])
    #expect(options.script == "Arab")
    #expect(options.direction == .rightToLeft)
    #expect(options.language == "ar")
  }

  private func generate(_ arguments: [String]) throws -> GenerateOptions {
    try GenerateOptions(
      try parsed(GenerateVerb.verb, arguments), documents: [SheetDocument(.embeddedDefault)])
  }

  private func parsed(_ verb: Verb, _ arguments: [String]) throws -> ParsedArguments {
    guard case .run(let parsed) = try ArgumentParser(verb: verb).parse(arguments) else {
      throw CommandError.noVerb
    }
    return parsed
  }
}
