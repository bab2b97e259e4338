import DynamicType
import Revision
import Testing
import TypeSystem
import Typeface

@Suite("What differs in documents beside their styles")
struct DocumentChangeTests {
  private func changes(
    _ old: (inout TypeSystemDocument) -> Void = { _ in }, _ new: (inout TypeSystemDocument) -> Void
  ) throws -> [String] {
    var fixture = RevisionFixture([], new)
    old(&fixture.old)
    return try fixture.compare().document.map { "\($0.key): \($0.words)" }
  }

  @Test("Each line of its own, in the order of a document's keys")
  func lines() throws {
    let found = try changes {
      $0.name = "Other"
      $0.languages = ["de", "ar"]
      $0.fallback = FallbackRule(font: .family("serif"), weight: .bold, size: .same)
      $0.undefinedStyles = .body
      $0.updates = .listener
      $0.fonts.onMissingFace = .error
      $0.findings = ["thinSmall": .off]
      $0.colors = ["accent": DocumentColor(red: 10, green: 96, blue: 255)]
    }
    #expect(
      found == [
        "name: Test → Other", "languages: en → de, ar", "fonts.onMissingFace: fallback → error",
        "fallback.font: system → serif", "fallback.weight: none → 700", "fallback.size: system → same",
        "undefinedStyles: system → body", "updates: adjusts → listener", "colors.accent: none → #0A60FF",
        "findings.thinSmall: none → off",
      ])
  }

  private static let serif = FontFamily(
    .listed([FaceKey(.light): "Serif-Light", FaceKey(.bold, .italic): "Serif-BoldItalic"]))

  @Test("A family that came or went is one change")
  func familyCame() throws {
    #expect(
      try changes { $0.families["serif"] = Self.serif } == [
        "families.serif: none → Serif-Light, Serif-BoldItalic"
      ])
    #expect(
      try changes({ $0.families["serif"] = Self.serif }, { _ in }) == [
        "families.serif: Serif-Light, Serif-BoldItalic → none"
      ])
  }

  @Test("Within a family each face is told by its weight and slant")
  func familyFaces() throws {
    var other = Self.serif
    other.faces = .listed([FaceKey(.light): "Serif-Book", FaceKey(.black): "Serif-Black"])
    other.standIn = .system
    #expect(
      try changes({ $0.families["serif"] = Self.serif }, { $0.families["serif"] = other }) == [
        "families.serif.faces.300: Serif-Light → Serif-Book",
        "families.serif.faces.700 italic: Serif-BoldItalic → none",
        "families.serif.faces.900: none → Serif-Black", "families.serif.standIn: none → system",
      ])
  }

  @Test("Roles, and sources of fonts without the keys that open them")
  func rolesAndSources() throws {
    let found = try changes(
      {
        $0.roles = ["tabBarItem": .system]
        $0.fonts.sources = [.directory(DirectorySource(path: "Fonts", recursive: true, include: ["*.otf"]))]
      },
      {
        $0.roles = ["tabBarItem": RoleRule(style: .caption1, update: .fixed)]
        $0.fonts.sources = [.file(path: "a.ttf", index: 1, cipher: nil), .installed]
      })
    #expect(
      found == [
        "fonts.sources: Fonts (recursive, *.otf) → a.ttf (face 1), installed", "roles.tabBarItem: system → none",
        "roles.tabBarItem.style: none → caption1", "roles.tabBarItem.update: none → fixed",
      ])
  }

  @Test("Bold Text is told where the two were worked out otherwise")
  func boldText() throws {
    let fixture = RevisionFixture([])
    let plain = try Resolver(library: fixture.oldFonts).resolve(fixture.old, styles: [])
    let bold = try Resolver(library: fixture.oldFonts, boldText: true).resolve(fixture.old, styles: [])
    let revision = TypeSystemRevision(old: plain, oldFonts: fixture.oldFonts, new: bold, newFonts: fixture.oldFonts)
    #expect(revision.document.map(\.words) == ["off → on"])
  }

  @Test("Lines that went stand behind the nearest line before them that stayed")
  func order() throws {
    let color = DocumentColor(red: 1, green: 2, blue: 3)
    let other = DocumentColor(red: 4, green: 5, blue: 6)
    let found = try changes(
      {
        for name in ["a", "b", "c", "d"] { $0.colors[name] = color }
      },
      {
        for name in ["c", "a"] { $0.colors[name] = other }
      })
    #expect(found.map { $0.prefix { $0 != ":" } } == ["colors.c", "colors.d", "colors.a", "colors.b"])
  }
}

@Suite("Numbers of revisions")
struct RevisionNumberTests {
  @Test(
    "Numbers differ where print shows it, and not by floating noise at a rounding's edge",
    arguments: [
      (17.0, 17.0, false), (17, 16, true), (17, 17.000_000_1, false), (0.125, 0.124_999_999, false),
      (16.004, 16.006, false), (16.006, 16.014, false), (16.33, 16.34, true), (-0.5, 0.5, true),
    ] as [(Double, Double, Bool)])
  func differ(_ old: Double, _ new: Double, _ expected: Bool) {
    #expect(RevisionNumber.differ(old, new) == expected)
    #expect(RevisionNumber.differ(new, old) == expected)
  }

  @Test("Nothing equals nothing, and differs from any number")
  func nothing() {
    #expect(!RevisionNumber.differ(nil, nil))
    #expect(RevisionNumber.differ(nil, 0))
    #expect(RevisionNumber.differ(1, nil))
  }

  @Test("Numbers have no zeros at their end, and a true minus")
  func words() {
    #expect(RevisionNumber.text(17) == "17")
    #expect(RevisionNumber.text(20.4) == "20.4")
    #expect(RevisionNumber.text(16.333) == "16.33")
    #expect(RevisionNumber.text(-0.25) == "−0.25")
    #expect(RevisionNumber.text(-0.001) == "0")
    #expect(RevisionNumber.text(100) == "100")
    #expect(RevisionNumber.text(0.5459, decimals: 3) == "0.546")
    #expect(RevisionNumber.signed(1.5) == "+1.5")
    #expect(RevisionNumber.signed(-2) == "−2")
    #expect(RevisionNumber.signed(0) == "0")
  }
}
