internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Sets the sheet's own words: names, numbers, marks and notes, in the system font or its stand-in.
struct LabelSetter {
  let shaper: TextShaper
  let fonts: LabelFonts
  let language: String
  let palette: Palette

  /// The sizes of labels, in points.
  enum Size {
    static let label = 8.0
    static let columnHead = 9.5
    static let subtitle = 11.0
    static let range = 15.0
  }

  /// The weights of labels.
  enum Weight {
    case regular, medium, bold
  }

  /// A stretch of a label in one weight and colour.
  struct Piece {
    /// What stands before the words.
    enum Sign {
      case shape(MarkShape)
      /// A stroke of the piece's colour.
      case swatch
    }

    var sign: Sign?
    var text: String
    var weight: Weight = .regular
    var color: Frame.Color
    /// The widest that it may be, in points; a longer one is cut.
    var maximumWidth = Double.infinity
  }

  /// The widest that a name may be, in points: names come from fonts, and have up to 256 characters.
  static let maximumNameWidth = 300.0

  /// Sets a label of several pieces, one after the other, cut where it would be wider than `maximumWidth` points.
  func set(
    _ pieces: [Piece], size: Double = Size.label, maximumWidth: Double = .infinity
  ) throws(SheetError) -> Label {
    var label = Label()
    for piece in pieces {
      if let sign = piece.sign { append(sign, piece.color, size, to: &label) }
      guard !piece.text.isEmpty else { continue }
      let room = maximumWidth - label.width
      let cut = try line(piece, size, maximumWidth: min(piece.maximumWidth, room))
      label.append(.text(cut.line), width: cut.line.width, piece.color)
      if cut.hiddenCharacters > 0, room < piece.maximumWidth { break }
    }
    return label
  }

  /// Sets pieces on as many lines as a width asks for, broken at spaces.
  func wrapped(_ pieces: [Piece], size: Double = Size.label, width: Double) throws(SheetError) -> [Label] {
    let whole = try set(pieces, size: size)
    guard whole.width > width else { return [whole] }
    var lines: [Label] = []
    var begun: [Piece] = []
    var words: [Piece] = []
    for piece in pieces { words += try cut(piece, size).words }
    for word in words {
      let longer = begun.adding(word)
      if !begun.isEmpty, try set(longer, size: size).width > width {
        lines.append(try set(begun, size: size, maximumWidth: width))
        begun = [word.withoutLeadingSpaces]
      } else {
        begun = longer
      }
    }
    return lines + [try set(begun, size: size, maximumWidth: width)]
  }

  /// A piece with no more text than its own width holds.
  private func cut(_ piece: Piece, _ size: Double) throws(SheetError) -> Piece {
    var piece = piece
    piece.text = try line(piece, size, maximumWidth: piece.maximumWidth).line.text
    piece.maximumWidth = .infinity
    return piece
  }

  func ink(_ text: String, _ weight: Weight = .regular) -> Piece {
    Piece(text: text, weight: weight, color: palette.ink)
  }

  func quiet(_ text: String) -> Piece { Piece(text: text, color: palette.quiet) }

  func mark(_ text: String) -> Piece { Piece(text: text, weight: .medium, color: palette.mark) }

  /// A mark's words after its shape, in the colour of attention unless the mark is only information.
  func mark(_ mark: Mark, _ words: String) -> Piece {
    var piece = MarkWords.isQuiet(mark) ? quiet(words) : self.mark(words)
    piece.maximumWidth = Self.maximumNameWidth
    piece.sign = .shape(MarkWords.shape(mark))
    return piece
  }

  /// A guide's name after a stroke of its colour.
  func guide(_ guide: Guide) -> [Piece] {
    [Piece(sign: .swatch, text: "", color: palette.color(of: guide)), ink(guide.rawValue)]
  }

  private func append(_ sign: Piece.Sign, _ color: Frame.Color, _ size: Double, to label: inout Label) {
    let gap = size * 0.34
    switch sign {
    case .shape(let shape):
      let height = size * 0.68
      label.append(.shape(shape, height: height), width: shape.width * height + gap, color)
    case .swatch: label.append(.swatch(width: 16, thickness: 1.5, rise: size * 0.28), width: 16 + 2 * gap, color)
    }
  }

  /// The sign before a negative number: a minus, or a hyphen where the labels' font has none.
  var minus: String { has("\u{2212}") ? "\u{2212}" : "-" }

  /// What stands for a number that nobody knows: a dash, or a hyphen where the labels' font has none.
  var dash: String { has("\u{2013}") ? "\u{2013}" : "-" }

  /// Text in quotation marks; nil where the labels' font lacks one of its characters.
  func quoted(_ text: String) -> String? {
    ["\u{201C}\(text)\u{201D}", "\"\(text)\""].first(where: has)
  }

  private func has(_ text: String) -> Bool {
    let set = try? line(quiet(text), Size.label, maximumWidth: .infinity).line
    return set?.runs.allSatisfy { $0.provenance == .requested } ?? false
  }

  /// A font's name, as it is written and at most ``maximumNameWidth`` wide.
  func name(_ text: String, color: Frame.Color? = nil) -> Piece {
    Piece(text: text, color: color ?? palette.ink, maximumWidth: Self.maximumNameWidth)
  }

  private func line(
    _ piece: Piece, _ size: Double, maximumWidth: Double
  ) throws(SheetError) -> TextShaper.Truncation {
    let font =
      switch piece.weight {
      case .regular: fonts.regular
      case .medium: fonts.medium
      case .bold: fonts.bold
      }
    let text = piece.text.withoutDirectionControls
    let attributes = TextAttributes(
      cascade: [font.instance(at: size, in: shaper.library)], pointSize: size,
      features: Self.tabularFigures(in: text), language: language)
    do { return try shaper.line(text, attributes, maximumWidth: maximumWidth) } catch { throw .text(error) }
  }

  /// Tabular figures, so that numbers under each other line up, for the digits alone: some fonts' `tnum` widens hyphens
  /// and brackets too, and would space out the names beside the numbers.
  private static func tabularFigures(in text: String) -> [FontFeature] {
    var features: [FontFeature] = []
    var start: Int?
    var offset = 0
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if let begun = start, !isDigit {
        features.append(FontFeature(tag: tabular, start: begun, end: offset))
        start = nil
      } else if start == nil, isDigit {
        if features.isEmpty { features.reserveCapacity(4) }
        start = offset
      }
      offset += 1
    }
    if let start { features.append(FontFeature(tag: tabular, start: start, end: offset)) }
    return features
  }

  private static let tabular: Tag = "tnum"
}

extension LabelSetter.Piece {
  /// The piece's words, each with the spaces before it.
  fileprivate var words: [Self] {
    var words: [Self] = []
    var isInWord = false
    for character in text {
      if words.isEmpty || (character == " " && isInWord) {
        words.append(Self(sign: words.isEmpty ? sign : nil, text: "", weight: weight, color: color))
      }
      words[words.count - 1].text.append(character)
      isInWord = character != " "
    }
    // A sign without words is still to be seen.
    return words.isEmpty && sign != nil ? [self] : words
  }

  fileprivate var withoutLeadingSpaces: Self {
    Self(sign: sign, text: String(text.drop { $0 == " " }), weight: weight, color: color)
  }
}

extension [LabelSetter.Piece] {
  /// The pieces with one more; the same weight and colour go on in one piece, so that they are shaped together.
  fileprivate func adding(_ piece: Element) -> Self {
    guard let last, last.weight == piece.weight, last.color == piece.color, piece.sign == nil else {
      return self + [piece]
    }
    var pieces = self
    pieces[count - 1].text += piece.text
    return pieces
  }
}
