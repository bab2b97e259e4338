/// A text set in lines of a width.
public struct Paragraph: Hashable, Sendable {
  /// The lines that are shown.
  public var lines: [Line]
  /// How many lines the text needs without a limit; 0 for an empty text.
  public var neededLines: Int
  /// How many of the text's characters are not shown.
  public var hiddenCharacters: Int
  /// How many of the text's words are not shown whole.
  public var hiddenWords: Int
  /// The direction of the whole: an explicit one, else that of its first letter.
  public var direction: TextDirection

  /// A line of a paragraph.
  public struct Line: Hashable, Sendable {
    /// The line, without the spaces at its end; an ellipsis stands in it where something was cut.
    public var line: TextLine
    /// The part of the text that it stands for, in UTF-8 offsets, without the spaces at its end.
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
    direction: TextDirection = .leftToRight
  ) {
    self.lines = lines
    self.neededLines = neededLines
    self.hiddenCharacters = hiddenCharacters
    self.hiddenWords = hiddenWords
    self.direction = direction
  }
}

/// How a paragraph's lines are made.
public struct ParagraphOptions: Hashable, Sendable {
  /// The widest that a line may be, in points, more than 0.
  public var width: Double
  /// The most lines, 0 for any number.
  public var maximumLines: Int
  /// What becomes of text that is too long for the lines.
  public var truncation: Truncation
  /// The direction of the whole; nil is that of the first letter.
  public var direction: TextDirection?

  /// What becomes of text that is too long (`NSLineBreakMode`).
  public enum Truncation: Hashable, Sendable, CaseIterable {
    case wordWrap, characterWrap, clip, head, tail, middle
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
