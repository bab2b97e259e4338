import DocumentText
import DynamicType
import Testing
import TypeSystem

struct SizeCheckTests {
  static let errors: [ErrorCase] = [
    ErrorCase(
      "styles: { body: { size: { steps: { base: 17, down: 9 } } } }",
      "the style 'body' has the size -10 at xSmall, and a size is above 0 (1:25)",
      "give 'steps' a 'min', or smaller steps"),
    ErrorCase(
      "styles: { body: { size: { steps: { base: 9, down: 3 } } } }",
      "the style 'body' has the size 0 at xSmall, and a size is above 0 (1:25)",
      "give 'steps' a 'min', or smaller steps"),
    ErrorCase(
      "platform: watchos\nstyles: { body: { size: { steps: { base: 17, down: 9 } } } }",
      "the style 'body' has the size -1 at xSmall, and a size is above 0 (2:25)",
      "give 'steps' a 'min', or smaller steps"),
    ErrorCase(
      "styles: { caption2: { size: { system: { offset: -11.5 } } } }",
      "the style 'caption2' has the size -0.5 at xSmall, and a size is above 0 (1:29)",
      "give 'system' a 'min', or a smaller offset"),
    ErrorCase(
      "defaults: { size: { system: { factor: 1.1, offset: -13 } } }\nstyles: { title1: {}, caption: {}, caption2: {} }",
      "the style 'caption' has the size -0.9 at xSmall, and a size is above 0 (1:19)",
      "give 'system' a 'min', or a smaller offset"),
    ErrorCase(
      "styles: { body: { size: { multiply: { base: 16, by: { xSmall: 0.02 }, otherwise: 16, rounding: point } } } }",
      "the style 'body' has the size 0 at xSmall, and a size is above 0 (1:25)", "give 'multiply' a 'min'"),
    ErrorCase(
      "styles: { body: { size: { metrics: { default: 0.5 } } } }",
      "the style 'body' has the size 0 at xSmall, and a size is above 0 (1:25)", "give 'metrics' a 'min'"),
    ErrorCase(
      "styles: { body: { size: 17, at: { medium: { size: { system: { offset: -20 } } } } } }",
      "the style 'body' has the size -4 at medium, and a size is above 0 (1:51)",
      "give 'system' a 'min', or a smaller offset"),
    ErrorCase(
      "roles: { button: { size: { steps: { base: 17, down: 9 } } } }",
      "the role 'button' has the size -10 at xSmall, and a size is above 0 (1:26)",
      "give 'steps' a 'min', or smaller steps"),
    ErrorCase(
      "styles: { body: { size: { system: { offset: -11 } } } }\nroles: { button: { extends: body, relativeTo: caption2 } }",
      "the role 'button' has the size 0 at xSmall, and a size is above 0 (1:25)",
      "give 'system' a 'min', or a smaller offset"),
  ]

  @Test("A size that isn't above 0 at a category of the platform is an error where it is said", arguments: errors)
  func notAboveZero(example: ErrorCase) {
    let errors = Documents.reading(example.text).errors
    #expect(errors.map { "\($0.message) (\($0.line):\($0.column))" } == [example.error])
    #expect(errors.first?.hint == example.hint)
  }

  @Test(
    "A minimum, another size at the category, or a platform without it serve",
    arguments: [
      "styles: { body: { size: { steps: { base: 17, down: 9, min: 5 } } } }",
      "styles: { body: { size: { steps: { base: 17, down: 9 } }, at: { XS: { size: 9 }, S: { size: 10 } } } }",
      "platform: tvos\nstyles: { body: { size: { steps: { base: 30, down: 29 } } } }",
      "defaults: { size: { system: { offset: -12 } } }\nstyles: { body: {}, caption2: { size: 9 } }",
      "styles: { body: { size: { system: { offset: -11 } } }, a: { extends: body, size: { fixed: 3 } } }",
    ])
  func served(text: String) {
    #expect(Documents.errors(text) == [])
  }

  static let inherited: [ErrorCase] = [
    ErrorCase(
      "styles: { body: { at: { AX5: { size: 40 }, AX4: { size: 38 }, AX3: { weight: 700 } } }, note: { extends: body, "
        + "relativeTo: body, size: 12 } }",
      "the size of the style 'note' doesn't hold at AX4 and AX5, where 'body' has another under 'at' (1:136)"),
    ErrorCase(
      "styles: { body: { at: { AX5: { size: 40 } } }, a: { extends: body, relativeTo: body }, b: { extends: a, size: 9 } }",
      "the size of the style 'b' doesn't hold at AX5, where 'a' has another under 'at' (1:111)"),
    ErrorCase(
      "styles: { body: { at: { AX5: { size: 40 } } } }\nroles: { button: { style: body, size: { fixed: 17 } } }",
      "the size of the role 'button' doesn't hold at AX5, where 'body' has another under 'at' (2:39)"),
    ErrorCase(
      "undefinedStyles: body\nstyles: { body: { at: { AX5: { size: 40 } } } }\n"
        + "roles: { button: { extends: headline, size: { fixed: 17 } } }",
      "the size of the role 'button' doesn't hold at AX5, where 'headline' has another under 'at' (3:45)"),
  ]

  @Test("A size of its own that an inherited 'at' overrules is a warning", arguments: inherited)
  func inheritedSize(example: ErrorCase) {
    let reading = Documents.reading(example.text)
    #expect(reading.errors == [])
    #expect(
      reading.warnings.map { "\($0.severity): \($0.message) (\($0.line):\($0.column))" } == [
        "warning: \(example.error)"
      ])
    #expect(
      reading.warnings.first?.hint
        == "an inherited 'at' holds over a style's own 'size'; say the size there under its own 'at', too")
  }

  @Test(
    "It is none where the style says the size at the category too, or has no size, or 'defaults' have the 'at'",
    arguments: [
      "styles: { body: { at: { AX5: { size: 40 } } }, b: { extends: body, size: { fixed: 9 }, at: { AX5: { size: 12 } } } }",
      "styles: { body: { at: { AX5: { size: 40 } } }, b: { extends: body, relativeTo: body, weight: 700 } }",
      "styles: { body: { at: { AX5: { weight: 700 } } }, b: { extends: body, size: { fixed: 9 } } }",
      "defaults: { at: { AX5: { size: 40 } } }\nstyles: { body: { size: 17 }, b: { extends: body, size: { fixed: 9 } } }",
    ])
  func noWarning(text: String) {
    #expect(Documents.warnings(text) == [])
  }
}
