import DynamicType
import Findings
import Languages
import TestSupport
import TextLayout
import TypeSystem
import Typeface

/// Checks small documents of the test faces by one rule at a time.
struct Checkup {
  let library: FontLibrary

  init(_ library: FontLibrary = TestFaces.library()) { self.library = library }

  /// A library with the system font's stand-in and a patched face.
  init(_ font: PatchedFont, name: String = "patched.ttf") {
    library = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    library.load(bytes: font.bytes, name: name)
  }

  /// A document whose only style of its own is this one; the rest is left undefined, and Apple's.
  func document(
    _ name: StyleName = .body, _ rule: StyleRule, _ change: (inout TypeSystemDocument) -> Void = { _ in }
  ) -> TypeSystemDocument {
    var document = TypeSystemDocument(name: "Test", styles: [name: rule], systemStandIn: "Specimen Flex")
    change(&document)
    return document
  }

  func findings(
    _ rule: Rule, _ document: TypeSystemDocument, level: FindingLevel? = nil, languages: [LanguageCharacters] = [],
    styles: [StyleName]? = nil, boldText: Bool = false
  ) throws -> [Finding] {
    var overrides = Dictionary(
      uniqueKeysWithValues: Rule.allCases.filter { $0 != rule }.map { ($0, FindingLevel.off) })
    overrides[rule] = level
    return try report(document, overrides: overrides, languages: languages, styles: styles, boldText: boldText).findings
  }

  func report(
    _ document: TypeSystemDocument, overrides: [Rule: FindingLevel] = [:], languages: [LanguageCharacters] = [],
    styles: [StyleName]? = nil, boldText: Bool = false, breaks: Bool = true
  ) throws -> FindingsReport {
    let resolver = Resolver(library: library, missingFace: .fallback, boldText: boldText)
    let system = try resolver.resolve(document, styles: styles)
    let breaker = breaks && !document.screens.isEmpty ? try LineBreaker.open() : nil
    let check = Check(
      levels: FindingLevels(document: document, overrides: overrides), languages: languages, lineBreaker: breaker)
    return try check.run(on: system, with: TextShaper(library: library))
  }
}

extension StyleRule {
  /// A rule in one of the test families.
  static func sized(
    _ size: SizeStrategy, _ font: FontReference = "Specimen Sans", weight: FontWeight = .regular,
    relativeTo: TextStyle? = nil, sample: String? = nil
  ) -> StyleRule {
    StyleRule(font: font, weight: weight, size: size, relativeTo: relativeTo, sample: sample)
  }
}

extension SizeStrategy {
  /// A table that holds the nearest size at the categories it leaves out.
  static func sizes(_ sizes: [ContentSizeCategory: Double]) -> SizeStrategy {
    .table(SizeTable(sizes, missing: .nearest))
  }
}

/// Whether two numbers are one but for rounding.
func isClose(_ found: Double?, _ expected: Double) -> Bool {
  found.map { abs($0 - expected) < 1e-6 } ?? false
}
