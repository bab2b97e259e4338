/// A text set in lines of a width.
public struct Paragraph: Hashable, Sendable {
  /// The lines that are shown.
  public var lines: [Line]
  /// How many lines the text needs without a limit; 0 for an empty text.
  public var neededLines: Int
  /// How many of the text's grapheme clusters are not shown, without the white space at the ends of what is hidden.
  public var hiddenCharacters: Int
  /// How many of the text's words are cut or gone; one that lost nothing but punctuation is not.
  ///
  /// A word is what stands between white space. In scripts that write no spaces between words, such as Thai, Chinese and
  /// Japanese, it is what stands between two places where a line may end.
  public var hiddenWords: Int
  /// The words that are wider than a line, in their order, with those on lines that are not shown.
  ///
  /// A word is what stands between two places where a line may end. None is named where lines end anywhere.
  public var wideWords: [WideWord]
  /// The direction of the whole: an explicit one, else that of its first letter.
  public var direction: TextDirection

  /// The words of which lines that are shown have parts: those that are broken between letters for everyone to see.
  public var brokenWords: [WideWord] {
    wideWords.filter { word in
      word.line + 1 < lines.count && lines[word.line].utf8Range.upperBound < word.utf8Range.upperBound
    }
  }

  /// A word that is wider than a line.
  public struct WideWord: Hashable, Sendable {
    /// The word in the text, in UTF-8 offsets, without the spaces at its end.
    public var utf8Range: Range<Int>
    /// The line that it begins, from 0.
    public var line: Int

    /// A word that begins a line.
    public init(utf8Range: Range<Int>, line: Int) {
      self.utf8Range = utf8Range
      self.line = line
    }
  }

  /// A line of a paragraph.
  public struct Line: Hashable, Sendable {
    /// The line, without the spaces at its end; an ellipsis stands in it where something was cut.
    public var line: TextLine
    /// The part of the text that it stands for, in UTF-8 offsets, without the spaces at its end.
    ///
    /// Of a line with an ellipsis it is what is shown; where that is a beginning and an end, all from the one to the other.
    public var utf8Range: Range<Int>
    /// How much wider the line is than asked, in points: more than 0 only where nothing in it can be broken.
    public var overflow: Double

    /// A line that stands for a part of a text.
    public init(line: TextLine, utf8Range: Range<Int>, overflow: Double = 0) {
      self.line = line
      self.utf8Range = utf8Range
      self.overflow = overflow
    }
  }

  /// A paragraph of lines.
  public init(
    lines: [Line], neededLines: Int, hiddenCharacters: Int = 0, hiddenWords: Int = 0,
    wideWords: [WideWord] = [], direction: TextDirection = .leftToRight
  ) {
    self.lines = lines
    self.neededLines = neededLines
    self.hiddenCharacters = hiddenCharacters
    self.hiddenWords = hiddenWords
    self.wideWords = wideWords
    self.direction = direction
  }
}

/// How a paragraph's lines are made.
public struct ParagraphOptions: Hashable, Sendable {
  /// The widest that a line may be, in points.
  ///
  /// With infinity, lines end only where they must. 0, less, and what is no number give a line to each grapheme cluster.
  public var width: Double
  /// The most lines, 0 or less for any number.
  public var maximumLines: Int
  /// What becomes of text that is too long for the lines.
  public var truncation: Truncation
  /// The direction of the whole, the base of each line; nil is that of the attributes, or else of the first letter.
  public var direction: TextDirection?

  /// What becomes of text that is too long (`NSLineBreakMode`).
  ///
  /// Only the last line that is shown is ever cut.
  public enum Truncation: Hashable, Sendable, CaseIterable {
    /// Drops what has no line.
    case wordWrap
    /// Drops what has no line; every line ends between two grapheme clusters, wherever it is full.
    case characterWrap
    /// Lets the last line run on to the next break that must be, and cuts it before the cluster that crosses the edge.
    case clip
    /// Shows an ellipsis and the end of the text in the last line.
    case head
    /// Shows an ellipsis at the logical end of the last line.
    case tail
    /// Shows the beginning of the last line, an ellipsis and the end of the text, as many clusters of one as of the other.
    case middle
  }

  /// Lines of a width, without a limit unless one is given.
  public init(
    width: Double, maximumLines: Int = 0, truncation: Truncation = .tail, direction: TextDirection? = nil
  ) {
    self.width = width
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.direction = direction
  }
}
