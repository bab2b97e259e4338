import DynamicType
import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test("Fifteen styles in Apple's order, eleven of them standard, two of other platforms alone")
  func order() {
    #expect(
      TextStyle.allCases.map(\.rawValue) == [
        "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
        "subtitle1", "body", "callout", "subheadline", "footnote", "footnote2", "caption1", "caption2",
      ])
    #expect(
      TextStyle.standard == TextStyle.allCases.dropFirst(2).filter { $0 != .subtitle1 && $0 != .footnote2 })
    #expect("\(TextStyle.caption1)" == "caption1")
  }

  /// Style, UIKit's name, the raw name, CoreText's, SwiftUI's, CSS's or "-", and the guidelines' name.
  static let appleNames: [(TextStyle, [String])] = [
    (
      .extraLargeTitle,
      [
        "UIFont.TextStyle.extraLargeTitle", "UICTFontTextStyleExtraLargeTitle", "kCTUIFontTextStyleExtraLargeTitle",
        "Font.TextStyle.extraLargeTitle", "-", "Extra Large Title 1",
      ]
    ),
    (
      .extraLargeTitle2,
      [
        "UIFont.TextStyle.extraLargeTitle2", "UICTFontTextStyleExtraLargeTitle2", "kCTUIFontTextStyleExtraLargeTitle2",
        "Font.TextStyle.extraLargeTitle2", "-", "Extra Large Title 2",
      ]
    ),
    (
      .largeTitle,
      [
        "UIFont.TextStyle.largeTitle", "UICTFontTextStyleTitle0", "kCTUIFontTextStyleTitle0",
        "Font.TextStyle.largeTitle", "-apple-system-title0", "Large Title",
      ]
    ),
    (
      .title1,
      [
        "UIFont.TextStyle.title1", "UICTFontTextStyleTitle1", "kCTUIFontTextStyleTitle1",
        "Font.TextStyle.title", "-apple-system-title1", "Title 1",
      ]
    ),
    (
      .title2,
      [
        "UIFont.TextStyle.title2", "UICTFontTextStyleTitle2", "kCTUIFontTextStyleTitle2",
        "Font.TextStyle.title2", "-apple-system-title2", "Title 2",
      ]
    ),
    (
      .title3,
      [
        "UIFont.TextStyle.title3", "UICTFontTextStyleTitle3", "kCTUIFontTextStyleTitle3",
        "Font.TextStyle.title3", "-apple-system-title3", "Title 3",
      ]
    ),
    (
      .headline,
      [
        "UIFont.TextStyle.headline", "UICTFontTextStyleHeadline", "kCTUIFontTextStyleHeadline",
        "Font.TextStyle.headline", "-apple-system-headline", "Headline",
      ]
    ),
    (
      .body,
      [
        "UIFont.TextStyle.body", "UICTFontTextStyleBody", "kCTUIFontTextStyleBody",
        "Font.TextStyle.body", "-apple-system-body", "Body",
      ]
    ),
    (
      .callout,
      [
        "UIFont.TextStyle.callout", "UICTFontTextStyleCallout", "kCTUIFontTextStyleCallout",
        "Font.TextStyle.callout", "-", "Callout",
      ]
    ),
    (
      .subheadline,
      [
        "UIFont.TextStyle.subheadline", "UICTFontTextStyleSubhead", "kCTUIFontTextStyleSubhead",
        "Font.TextStyle.subheadline", "-apple-system-subheadline", "Subhead",
      ]
    ),
    (
      .footnote,
      [
        "UIFont.TextStyle.footnote", "UICTFontTextStyleFootnote", "kCTUIFontTextStyleFootnote",
        "Font.TextStyle.footnote", "-apple-system-footnote", "Footnote",
      ]
    ),
    (
      .caption1,
      [
        "UIFont.TextStyle.caption1", "UICTFontTextStyleCaption1", "kCTUIFontTextStyleCaption1",
        "Font.TextStyle.caption", "-apple-system-caption1", "Caption 1",
      ]
    ),
    (
      .caption2,
      [
        "UIFont.TextStyle.caption2", "UICTFontTextStyleCaption2", "kCTUIFontTextStyleCaption2",
        "Font.TextStyle.caption2", "-apple-system-caption2", "Caption 2",
      ]
    ),
  ]

  @Test("A style's names are Apple's", arguments: appleNames)
  func isNamed(_ style: TextStyle, _ names: [String]) {
    #expect(style.uiKitName == names[0])
    #expect(style.rawName == names[1])
    #expect(style.coreTextName == names[2])
    #expect(style.swiftUIName == names[3])
    #expect((style.cssName ?? "-") == names[4])
    #expect(style.higName == names[5])
    #expect(style.displayName == (style == .subheadline ? "Subheadline" : names[5]))
  }

  @Test("Every name is read, in any case, with or without spaces, hyphens and underscores", arguments: appleNames)
  func reads(_ style: TextStyle, _ names: [String]) {
    #expect(style.spellings.first == style.rawValue)
    for name in names + style.spellings + [style.rawValue, style.displayName] where name != "-" {
      #expect(TextStyle(spelling: name) == style, "\(name)")
      #expect(TextStyle(spelling: name.uppercased()) == style, "\(name)")
      #expect(TextStyle(spelling: name.lowercased()) == style, "\(name)")
      #expect(TextStyle(spelling: name.split(separator: " ").joined(separator: "-")) == style, "\(name)")
      #expect(TextStyle(spelling: name.split(separator: " ").joined(separator: "_")) == style, "\(name)")
      #expect(TextStyle(spelling: " \(name) ") == style, "\(name)")
    }
  }

  @Test(
    "Short and older forms are read too",
    arguments: [
      (".title1", TextStyle.title1), ("title", .title1), (".title", .title1), ("Title", .title1), ("title 1", .title1),
      ("Font.title", .title1), ("caption", .caption1), ("CAPTION", .caption1), ("Font.caption2", .caption2),
      ("subhead", .subheadline), ("Subhead", .subheadline), ("sub-headline", .subheadline),
      ("large_title", .largeTitle),
      ("UIFontTextStyleTitle1", .title1), ("UIFontTextStyleSubheadline", .subheadline), ("TextStyle.body", .body),
      ("UIFont.TextStyle.caption1", .caption1), ("SwiftUI.Font.TextStyle.caption", .caption1),
      ("NSFont.TextStyle.footnote", .footnote), ("Extra Large Title", .extraLargeTitle),
      ("extraLargeTitle1", .extraLargeTitle), ("apple-system-body", .body), ("UICTFontTextStyleTitle0", .largeTitle),
    ] as [(String, TextStyle)])
  func short(_ spelling: String, _ style: TextStyle) {
    #expect(TextStyle(spelling: spelling) == style)
  }

  @Test(
    "A style that only the guidelines name has no name in code, and is read by the guidelines' and ours",
    arguments: [(TextStyle.subtitle1, "subtitle1", "Subtitle 1"), (.footnote2, "footnote2", "Footnote 2")])
  func guidelinesOnly(_ style: TextStyle, _ word: String, _ name: String) {
    #expect(style.higName == name)
    #expect(style.displayName == name)
    #expect(style.uiKitName == nil)
    #expect(style.rawName == nil)
    #expect(style.coreTextName == nil)
    #expect(style.swiftUIName == nil)
    #expect(style.cssName == nil)
    #expect(style.spellings == [word, name])
    for spelling in [word, name, name.uppercased(), ".\(word)", "TextStyle.\(word)", name.lowercased()] {
      #expect(TextStyle(spelling: spelling) == style)
    }
    for prefix in ["UIFont.TextStyle.", "Font.", "UIFontTextStyle", "kCTUIFontTextStyle", "-apple-system-"] {
      #expect(TextStyle(spelling: prefix + word) == nil)
    }
  }

  @Test(
    "The first footnote of watchOS is footnote", arguments: ["footnote1", "Footnote 1", ".footnote1", "FOOTNOTE-1"])
  func firstFootnote(_ spelling: String) {
    #expect(TextStyle(spelling: spelling) == .footnote)
  }

  @Test(
    "What names no public style is not read",
    arguments: [
      "", " ", ".", "boddy", "title0", "title4", "caption3", "-apple-system", "-apple-system-callout",
      "-apple-system-short-body", "UICTFontTextStyleFootnote2", "Foo.title1", "title1.", "UIFont.TextStyle.", "bödy",
    ])
  func unknown(_ spelling: String) {
    #expect(TextStyle(spelling: spelling) == nil)
  }
}
