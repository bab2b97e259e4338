extension Rule {
  /// Heading, reason, remedy and source of every rule, told once.
  static let texts: [Rule: RuleText] = [
    .faceMissing: RuleText(
      "Face missing", because: "what people see is not what was designed, and nobody is told on a device",
      remedy: "add the font's file to the document's sources, correct its PostScript name, or declare a stand-in",
      source: .customFonts),
    .uncovered: RuleText(
      "Characters without a glyph",
      because: "a character that the font lacks is drawn from another, in another weight and size, or as a box",
      remedy: "take a font that has the language, or name one in the family's cascade", source: .exemplars),
    .glyphsNotDrawn: RuleText(
      "Glyphs that are not drawn",
      because: "their places are empty here, and what a device makes of a broken font nobody knows",
      remedy: "fetch the font's file again, have it mended, or raise the limit that it meets", source: .fontFile),
    .defaultSizeDeviation: RuleText(
      "Default size far from Apple's",
      because: "people expect text of a style as large as in other apps, and layouts are made for that",
      remedy: "keep the size at Large within 10 % of Apple's, or use the style whose size it is", source: .guidelines),
    .belowMinimum: RuleText(
      "Under the smallest size", because: "Apple advises against text smaller than the platform's minimum",
      remedy: "give the size a 'min', or begin with a larger one", source: .guidelines),
    .shrinks: RuleText(
      "Shrinks as text grows", because: "someone who asks for larger text gets smaller text",
      remedy: "let sizes stay or grow from each category to the next", source: .guidelines),
    .orderInverted: RuleText(
      "Order turned over", because: "what ranks lower is drawn larger, and the page's order is lost",
      remedy: "let both styles follow curves that keep their order, or give both the same limit", source: .guidelines),
    .indistinguishable: RuleText(
      "Two styles that look the same",
      because: "sizes less than 2.9 % apart can't be told apart by eye, so that one of two levels is lost",
      remedy: "keep the sizes apart, or tell the styles apart by weight, case or colour", source: .weberFraction),
    .rangeLimit: RuleText(
      "Grows unlike Apple's style",
      because: "beside the system's own text it falls behind or runs ahead as the category grows",
      remedy: "follow the style's own curve, and let a limit leave at least three quarters of its range",
      source: .guidelines),
    .inkClipped: RuleText(
      "Ink outside the line box", because: "a label of that line height cuts marks and descenders off",
      remedy: "give the style a larger lineHeight, or take a face whose 'hhea' has room for the language",
      source: .horizontalHeader),
    .truncates: RuleText(
      "Text cut off or broken",
      because: "what its lines don't hold is lost, and a word wider than its line is cut or broken without a hyphen",
      remedy: "let the text have more lines, choose a shorter one, or give the size a 'max'", source: .reflow),
    .fixedBarGrowth: RuleText(
      "Growing text in a bar of fixed height", because: "the bar doesn't grow, so that the text is cut off",
      remedy: "fix the size, give it a 'max' that fits, or leave the bar to the system and its large content viewer",
      source: .barHeights),
    .overflows: RuleText(
      "Larger than its room", because: "what doesn't fit is cut off, or covers what stands beside it",
      remedy: "leave fixed heights and widths out, and let rows stack at accessibility sizes", source: .reflow),
    .staleText: RuleText(
      "Text that a change doesn't reach",
      because: "someone who changes the text size while the app runs sees both sizes on one screen",
      remedy: "let fonts adjust by themselves, or set them again on every screen, presented ones too",
      source: .adjusting),
    .wrongCurve: RuleText(
      "Growth of another style", because: "small styles grow more than large ones, so that each needs its own curve",
      remedy: "set relativeTo to the style whose size at Large is nearest", source: .fontMetrics),
    .doubleScaled: RuleText(
      "Scaled twice", because: "UIFontMetrics takes the size at Large; one that is scaled already grows twice",
      remedy: "give the size at Large", source: .fontMetrics),
    .thinSmall: RuleText(
      "Thin strokes at a small size",
      because: "Apple advises against light weights, which are hard to see when text is small",
      remedy: "use Regular, Medium, Semibold or Bold under 20 pt", source: .guidelines),
    .nearestWeight: RuleText(
      "Weight or slant missing", because: "the family lacks what was asked for, and another weight or slant is drawn",
      remedy: "add the face, or ask for a weight and slant that the family has", source: .fontMatching),
    .featureAbsent: RuleText(
      "Feature missing", because: "the face lacks an OpenType feature that was asked for, and is drawn plain",
      remedy: "take a face that has the feature, or leave it out", source: .features),
    .standIn: RuleText(
      "A face stands in", because: "what is drawn and measured is another face than the app's",
      remedy: "add the font's file; San Francisco may be put into Fonts/ by those who have it", source: .sanFrancisco),
    .growthLimited: RuleText(
      "Can't be doubled", because: "text should be able to grow to 200 % without loss",
      remedy: "raise or leave out the 'max', or follow Apple's curve", source: .resizeText),
    .unusedFace: RuleText(
      "Face without a use", because: "each face is loaded at the app's start and weighs in its download",
      remedy: "leave the face out of the document and of the app, or use it", source: .appFonts),
    .embeddingForbidden: RuleText(
      "Embedding forbidden", because: "the font's maker forbids that it is embedded, or that a part of it is",
      remedy: "ask for a licence; until then the text of a PDF is drawn as outlines", source: .embedding),
  ]
}
