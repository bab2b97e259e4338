extension RuleSource {
  static let guidelines = RuleSource(
    "Apple, Human Interface Guidelines, Typography",
    "https://developer.apple.com/design/human-interface-guidelines/typography")
  static let fontMetrics = RuleSource(
    "Apple, UIFontMetrics", "https://developer.apple.com/documentation/uikit/uifontmetrics")
  static let adjusting = RuleSource(
    "Apple, UIContentSizeCategoryAdjusting",
    "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting")
  static let customFonts = RuleSource(
    "Apple, Adding a Custom Font to Your App",
    "https://developer.apple.com/documentation/uikit/adding-a-custom-font-to-your-app")
  static let appFonts = RuleSource(
    "Apple, UIAppFonts",
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts")
  static let sanFrancisco = RuleSource("Apple, Fonts for Apple Platforms", "https://developer.apple.com/fonts/")
  static let horizontalHeader = RuleSource(
    "Apple, TrueType Reference Manual, 'hhea'",
    "https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6hhea.html")
  static let barHeights = RuleSource(
    "G. Hackworth, heights of UIKit's bars as measured (2018)",
    "https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4")
  static let resizeText = RuleSource("WCAG 2.2, 1.4.4 Resize Text", "https://www.w3.org/TR/WCAG22/#resize-text")
  static let reflow = RuleSource("WCAG 2.2, 1.4.10 Reflow", "https://www.w3.org/TR/WCAG22/#reflow")
  static let fontMatching = RuleSource(
    "CSS Fonts Level 4, Font Style Matching", "https://www.w3.org/TR/css-fonts-4/#font-style-matching")
  static let exemplars = RuleSource(
    "Unicode CLDR, exemplar characters (UTS #35)",
    "https://www.unicode.org/reports/tr35/tr35-general.html#Character_Elements")
  static let fontFile = RuleSource(
    "OpenType, Font File", "https://learn.microsoft.com/en-us/typography/opentype/spec/otff")
  static let features = RuleSource(
    "OpenType, Registered Features", "https://learn.microsoft.com/en-us/typography/opentype/spec/featurelist")
  static let embedding = RuleSource(
    "OpenType, OS/2 fsType", "https://learn.microsoft.com/en-us/typography/opentype/spec/os2#fstype")
  static let weberFraction = RuleSource(
    "R. Teghtsoonian, On the exponents in Stevens' law and the constant in Ekman's law, Psychological Review 78 (1971)",
    "https://doi.org/10.1037/h0030300")
}
