public import Typeface

extension TextShaper {
  /// The top of a character's ink above the baseline in em; nil where the font has no such glyph, or it draws nothing.
  public func inkTop(of scalar: Unicode.Scalar, in instance: FontInstance) -> Double? {
    let font = font(instance)
    return font.glyph(scalar).flatMap { font.ink(of: $0)?.top }
  }

  /// The advance of a character's own glyph in em, before any kerning; nil where the font has no such glyph.
  public func advance(of scalar: Unicode.Scalar, in instance: FontInstance) -> Double? {
    let font = font(instance)
    return font.glyph(scalar).map { font.advance(of: $0) }
  }

  /// The width of the upright stroke of 'l', or else of 'I', in em: where the line half-way up the letter's ink cuts it.
  ///
  /// Measured on the instance's own outline, horizontally. Nil where the font has neither letter, no outline of it, or
  /// where the line meets no ink.
  public func stem(of instance: FontInstance) -> Double? {
    let font = font(instance)
    for letter: Unicode.Scalar in ["l", "I"] {
      guard let glyph = font.glyph(letter), let ink = font.ink(of: glyph) else { continue }
      let outline = font.outline(of: glyph)
      if let width = outline.widestSpan(at: (ink.top + ink.bottom) / 2) { return width }
    }
    return nil
  }

  /// Whether a font has every visible character of a text, as it stands or in an equivalent form.
  public func covers(_ text: String, with instance: FontInstance) -> Bool {
    let selection = FontSelection(library: library)
    return text.allSatisfy { selection.index(for: $0, in: [instance]) != nil }
  }
}
