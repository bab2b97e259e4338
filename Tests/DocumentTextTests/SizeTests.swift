import DocumentText
import DynamicType
import Testing
import TypeSystem

struct SizeTests {
  private func body(_ size: String) throws -> SizeStrategy? {
    try Documents.document("styles: { body: { size: \(size) } }").styles[.apple(.body)]?.size
  }

  @Test("Every form of a size is read, with what it leaves out")
  func forms() throws {
    #expect(try body("17") == .metrics(size: 17))
    #expect(try body("17.5") == .metrics(size: 17.5))
    #expect(try body("{ metrics: {} }") == .metrics(MetricsSize()))
    #expect(
      try body(
        "{ metrics: { default: 20, max: 40, min: 15, relativeTo: title1, rounding: pixel, leadings: printed } }")
        == .metrics(
          MetricsSize(
            size: 20, relativeTo: .title1, rounding: .pixel, leadings: .printed,
            limits: SizeLimits(minimum: 15, maximum: 40))))
    #expect(try body("{ system: {} }") == .system(SystemSize()))
    #expect(
      try body("{ system: { relativeTo: caption, factor: 1.1, offset: -2, rounding: floor, max: 30, min: 9 } }")
        == .system(
          SystemSize(
            relativeTo: .caption1, factor: 1.1, offset: -2, rounding: .floor,
            limits: SizeLimits(minimum: 9, maximum: 30))))
    #expect(
      try body("{ table: { L: 17, AX1: 28 }, missing: nearest }")
        == .table(SizeTable([.large: 17, .accessibility1: 28], missing: .nearest)))
    #expect(
      try body("{ multiply: { base: 16, by: { large: 1, xSmall: { divide: 1.6 } }, otherwise: 15, rounding: ceil } }")
        == .multiply(
          MultipliedSize(base: 16, by: [.large: .times(1), .xSmall: .divided(1.6)], otherwise: 15, rounding: .ceil)))
    #expect(try body("{ steps: { base: 16 } }") == .steps(SteppedSize(base: 16)))
    #expect(
      try body("{ steps: { base: 16, up: 3, down: 1.5, accessibility: false, max: 30, min: 10 } }")
        == .steps(
          SteppedSize(
            base: 16, up: 3, down: 1.5, growsAtAccessibilitySizes: false,
            limits: SizeLimits(minimum: 10, maximum: 30))))
    #expect(try body("{ fixed: 17 }") == .fixed(17))
  }

  @Test("Numbers in hexadecimal or with a leading zero are numbers")
  func otherNumbers() throws {
    #expect(try body("0x11") == .metrics(size: 17))
    #expect(try body("017") == .metrics(size: 17))
    #expect(try body("1.7e1") == .metrics(size: 17))
  }

  @Test("Under 'at' a number is the size itself")
  func sizeUnderAt() throws {
    let document = try Documents.document(
      "styles: { body: { size: 17, at: { AX5: { size: 40 }, AX4: { size: { metrics: { max: 30 } } } } } }")
    let at = document.styles[.apple(.body)]?.at
    #expect(at?[.accessibility5]?.size == .fixed(40))
    #expect(at?[.accessibility4]?.size == .metrics(maximum: 30))
  }

  static let errors: [ErrorCase] = [
    ErrorCase("-5", "'size' takes a number above 0 and up to 1000, not -5 (1:25)"),
    ErrorCase("0", "'size' takes a number above 0 and up to 1000, not 0 (1:25)"),
    ErrorCase("1000.5", "'size' takes a number above 0 and up to 1000, not 1000.5 (1:25)"),
    ErrorCase(".nan", "'size' takes a finite number, not .nan (1:25)"),
    ErrorCase("1e999", "'size' takes a finite number, not 1e999 (1:25)"),
    ErrorCase("-.inf", "'size' takes a finite number, not -.inf (1:25)"),
    ErrorCase(
      "1_000", "'size' takes a number or a map, not the text '1_000' (1:25)", "write 1000, without quotes and units"),
    ErrorCase(
      "17pt", "'size' takes a number or a map, not the text '17pt' (1:25)", "write 17, without quotes and units"),
    ErrorCase(
      "\"17\"", "'size' takes a number or a map, not the text '17' (1:25)", "write 17, without quotes and units"),
    ErrorCase("[17]", "'size' takes a number or a map, not a list (1:25)"),
    ErrorCase("true", "'size' takes a number or a map, not true (1:25)"),
    ErrorCase(
      "system", "'size' takes a number or a map, not the word 'system' (1:25)",
      "write { system: {} } for Apple's own sizes"),
    ErrorCase("fixed", "'size' takes a number or a map, not the word 'fixed' (1:25)", "write { fixed: 17 }"),
    ErrorCase("steps", "'size' takes a number or a map, not the word 'steps' (1:25)", "write { steps: { … } }"),
    ErrorCase("{}", "'size' needs one of 'metrics', 'system', 'table', 'multiply', 'steps' or 'fixed' (1:25)"),
    ErrorCase("{ fixed: 17, system: {} }", "'size' has both 'system' and 'fixed', of which only one can hold (1:27)"),
    ErrorCase(
      "{ metric: {} }", "no key 'metric' in 'size' (1:27)",
      "did you mean 'metrics'? its keys are metrics, system, table, missing, multiply, steps and fixed"),
    ErrorCase("{ fixed: 17, missing: error }", "'missing' says something only beside 'table' (1:38)"),
    ErrorCase(
      "{ metrics: 17 }", "'metrics' takes a map, not the number 17 (1:36)",
      "write 'size: 17', or 'metrics: { default: 17 }'"),
    ErrorCase("{ metrics: { default: big } }", "'default' takes a number, not the text 'big' (1:47)"),
    ErrorCase(
      "{ metrics: { rounding: points } }", "no rounding named 'points' (1:48)",
      "did you mean 'point'? it is one of point, pixel, floor, ceil or none"),
    ErrorCase(
      "{ metrics: { leadings: print } }", "no kind of leadings named 'print' (1:48)",
      "did you mean 'printed'? it is one of measured or printed"),
    ErrorCase("{ metrics: { min: 20, max: 10 } }", "'min' is 20, more than 'max', 10 (1:43)"),
    ErrorCase("{ steps: { base: 16, min: 20, max: 10 } }", "'min' is 20, more than 'max', 10 (1:51)"),
    ErrorCase("{ system: { factor: 0 } }", "'factor' takes a number above 0 and up to 1000, not 0 (1:45)"),
    ErrorCase("{ system: { factor: -1 } }", "'factor' takes a number above 0 and up to 1000, not -1 (1:45)"),
    ErrorCase("{ system: { offset: 5000 } }", "'offset' takes a number from -1000 to 1000, not 5000 (1:45)"),
    ErrorCase(
      "{ steps: { up: 2 } }", "'steps' needs the key 'base' (1:34)",
      "its keys are base, up, down, accessibility, max and min"),
    ErrorCase("{ steps: { base: 16, up: -1 } }", "'up' takes a number from 0 to 1000, not -1 (1:50)"),
    ErrorCase(
      "{ steps: { base: 16, accessibility: no } }", "'accessibility' takes true or false, not the text 'no' (1:61)",
      "write false"),
    ErrorCase(
      "{ table: { large: 17 }, missing: error }",
      "the table has no size at xSmall, small, medium, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4 and AX5 of ios (1:34)",
      "add them, or write 'missing: nearest' beside 'table'"),
    ErrorCase(
      "{ table: {}, missing: nearest }", "'table' is empty (1:34)",
      "give it sizes, such as 'large: 17', or leave it out"),
    ErrorCase(
      "{ table: { XXXS: 1 }, missing: nearest }", "no content size category named 'XXXS' (1:36)",
      DocumentErrorTests.categories),
    ErrorCase(
      "{ multiply: { base: 16, by: { large: 1 } } }",
      "there is no factor at xSmall, small, medium, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4 and AX5 of ios (1:53)",
      "add them, or say the size elsewhere by 'otherwise'"),
    ErrorCase(
      "{ multiply: { base: 16, otherwise: 16, by: { large: { divid: 2 } } } }", "no key 'divid' in a factor (1:79)",
      "did you mean 'divide'? its keys are divide"),
    ErrorCase(
      "{ multiply: { base: 16, otherwise: 16, by: { large: 0 } } }",
      "the factor at 'large' takes a number above 0 and up to 1000, not 0 (1:77)"),
  ]

  @Test("Each error of a size says what stands where", arguments: errors)
  func wording(example: ErrorCase) {
    let errors = Documents.reading("styles: { body: { size: \(example.text) } }").errors
    #expect(errors.first.map { "\($0.message) (\($0.line):\($0.column))" } == example.error)
    #expect(errors.first?.hint == example.hint)
  }

  @Test("A default above the maximum is a warning, and the document serves")
  func defaultAboveMaximum() {
    #expect(
      Documents.warnings("styles: { body: { size: { metrics: { default: 20, max: 18.5 } } } }") == [
        "warning: 'default' is 20, more than 'max', 18.5 (1:47)"
      ])
  }

  @Test("Apple's size above the maximum is a warning, too")
  func appleSizeAboveMaximum() {
    #expect(
      Documents.warnings("styles: { body: { size: { metrics: { max: 15.5 } } }, price: { relativeTo: title1 } }") == [
        "warning: the style 'body' takes Apple's 17 pt of 'body' at Large, more than its 'max', 15.5 (1:11)"
      ])
    #expect(Documents.warnings("styles: { body: { size: { metrics: { max: 17 } } } }") == [])
  }

  @Test("A platform's table needs only its own categories; another's is told", arguments: Platform.allCases)
  func categoriesElsewhere(platform: Platform) throws {
    let table = { (categories: [ContentSizeCategory]) in
      let sizes = categories.map { "\($0.name): 12" }.joined(separator: ", ")
      return "platform: \(platform)\nstyles: { body: { size: { table: { \(sizes) } } } }"
    }
    let own = DynamicTypeTable.table(for: platform).categories
    #expect(Documents.warnings(table(own)) == [])
    #expect(Documents.errors(table(own.dropLast())).count == 1)
    let others = ContentSizeCategory.allCases.filter { !own.contains($0) }
    let warnings = Documents.reading(table(ContentSizeCategory.allCases)).warnings.map(\.message)
    #expect(warnings == others.map { "\(platform) has no category '\($0.name)'" })
  }

  @Test("A style of the app's own needs no relativeTo where its size takes none of Apple's")
  func customStyles() throws {
    for size in [
      "{ fixed: 17 }", "{ steps: { base: 17 } }", "{ multiply: { base: 1, by: {}, otherwise: 2 } }",
      "{ table: { large: 1 }, missing: nearest }", "{ metrics: { default: 17, relativeTo: body } }",
      "{ system: { relativeTo: title1 } }",
    ] {
      let document = try Documents.document("styles: { price: { size: \(size) } }")
      #expect(document.styles.keys == [.custom("price")], "\(size)")
    }
    for size in ["17", "{ metrics: { default: 17 } }", "{ system: {} }"] {
      #expect(Documents.errors("styles: { price: { size: \(size) } }").count == 1, "\(size)")
      #expect(Documents.errors("styles: { price: { relativeTo: body, size: \(size) } }") == [], "\(size)")
    }
  }
}
