public import DynamicType
public import TypeSystem

/// How many lines each style's sample takes at every category and width, and what a limit of lines cuts of it.
public struct WrapMap: Hashable, Sendable {
  /// Which of a style's two fonts the samples are set in.
  public var column: Column
  /// The devices' widths in points; a text has ``margin`` less at each side.
  public var widths: [Double]
  /// The most lines that a sample may have; nil for any number.
  public var lineLimit: Int?
  /// The categories, smallest first.
  public var categories: [ContentSizeCategory]
  /// The languages, the sheet's own first.
  public var languages: [Language]

  /// The white between a text and each side of the screen, in points: the least layout margin of UIKit's on a phone.
  public static let margin = ScreenMetrics.margin

  /// The widths of Apple's devices that are looked at unless told, in points: four phones, and the small and the large side of
  /// an iPad.
  public static let deviceWidths = [320.0, 375, 393, 430, 744, 1024]

  /// The styles in a language.
  public struct Language: Hashable, Sendable {
    /// The language as a BCP 47 tag.
    public var tag: String
    /// A row for each style, in the order of the system.
    public var rows: [Row]
  }

  /// A style's sample in a language.
  public struct Row: Hashable, Sendable {
    /// The style.
    public var style: StyleName
    /// The text, where a category doesn't change it.
    public var text: String
    /// Whether the text is the style's own name, for want of a sample in the language.
    public var isName: Bool
    /// The characters of the text that no font has, each once: a box is set for each, and the numbers are of those.
    public var missingCharacters: [Character]
    /// The characters that the style's own face lacks, by the face that steps in.
    public var borrowedCharacters: [BorrowedCharacters]
    /// The glyphs of the text that are not drawn, by face and reason: the numbers are of a text with holes.
    public var undrawnGlyphs: [UndrawnGlyphs] = []
    /// How many glyphs of the text are not drawn, for each category; empty where all are.
    public var undrawnCounts: [Int] = []
    /// What the text comes to, for each width and in it for each category; nil where the size or the font is unknown.
    public var wraps: [[Wrap?]]
  }

  /// A sample in lines of a width.
  public struct Wrap: Hashable, Sendable {
    /// How many lines the sample needs without a limit.
    public var lines: Int
    /// How many of them the limit leaves out.
    public var hiddenLines: Int
    /// How many words are then not shown whole, as an ellipsis ends the last line (`byTruncatingTail`).
    public var hiddenWords: Int
    /// How many characters are then not shown.
    public var hiddenCharacters: Int
    /// How many words are wider than the line, and are broken between characters.
    public var wideWords: Int
    /// How much wider than the line the widest of them is, in points.
    public var overflow: Double

    /// A sample in a number of lines; without more, nothing of it is hidden or too wide.
    package init(
      lines: Int, hiddenLines: Int = 0, hiddenWords: Int = 0, hiddenCharacters: Int = 0, wideWords: Int = 0,
      overflow: Double = 0
    ) {
      self.lines = lines
      self.hiddenLines = hiddenLines
      self.hiddenWords = hiddenWords
      self.hiddenCharacters = hiddenCharacters
      self.wideWords = wideWords
      self.overflow = overflow
    }

    /// Whether the limit cuts the sample.
    public var isCut: Bool { hiddenLines > 0 }
  }
}
