internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Names in their own faces: a sheet's title and the heads of its rows.
///
/// A head says what a font is, so it has to be read where that font is at fault. A name is set in the labels' own font,
/// whole, where a glyph of it is broken or missing or lies far from its line, and the labels' font lacks less of it.
extension TextShaper {
  /// How far a name's ink may reach beyond its line on any side, in em: swashes and stacks of marks stay well within.
  private static let farthestInk = 3.0

  /// Sets a name, or a part of one, as one line no wider than `width` points.
  ///
  /// The fonts come in order of preference; the last is the labels', which is always there.
  func name(
    _ text: String, partOf whole: String? = nil, _ fonts: [ResolvedFont?], at size: Double, language: String = "en",
    width: Double
  ) throws(SheetError) -> Truncation {
    do {
      let attributes = TextAttributes(
        cascade: fonts.compactMap { $0?.instance(at: size, in: library) }, pointSize: size, language: language)
      let cut = try line(text, attributes, maximumWidth: width)
      // All parts of a name are in one font, and so is a name that is cut in one place and not in another.
      let isWhole = cut.hiddenCharacters == 0 && (whole == nil || whole == text)
      let checked = isWhole ? cut.line : try line(whole ?? text, attributes)
      guard let plain = attributes.cascade.last, !isReadable(checked, plain) else { return cut }
      let plainly = TextAttributes(cascade: [plain], pointSize: size, language: language)
      // The labels' font may be at fault as well: nothing is gained by a name that shows even less.
      let other = lackedCount(of: try line(isWhole ? text : whole ?? text, plainly))
      guard other == 0 || other < lackedCount(of: checked) else { return cut }
      return try line(text, plainly, maximumWidth: width)
    } catch { throw .text(error) }
  }

  /// How many glyphs of a line are not drawn, or stand for what no font has.
  private func lackedCount(of line: TextLine) -> Int {
    let missing = line.runs.reduce(0) { $0 + ($1.provenance == .missing ? $1.glyphs.count : 0) }
    return missing + undrawableGlyphs(in: line).count
  }

  /// Whether all of a name can be seen, where it stands; the plain font's own ink is where it should be.
  private func isReadable(_ name: TextLine, _ plain: FontInstance) -> Bool {
    guard draws(name) else { return false }
    guard name.runs.contains(where: { $0.font.face != plain.face }), let ink = ink(of: name) else { return true }
    let limit = Self.farthestInk * (name.runs.first?.pointSize ?? 0)
    return max(ink.top, ink.bottom, -ink.left, ink.right - name.width) <= limit
  }
}
