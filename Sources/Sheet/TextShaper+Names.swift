internal import TextLayout
internal import TypeSystem

/// Names in their own faces: a sheet's title and the heads of its rows.
///
/// A head says what a font is, and so it has to be read where that font is at fault: a name with a glyph that is broken
/// or missing is set in the plain font of labels, whole.
extension TextShaper {
  /// Sets a name as one line no wider than `width` points: in some fonts, in order of preference, or in the plain one.
  func name(
    _ name: String, _ fonts: [ResolvedFont?], plain: ResolvedFont, at size: Double, width: Double
  ) throws(SheetError) -> TextLine {
    let attributes = nameAttributes(fonts + [plain], at: size, language: "en")
    do {
      let cut = try line(name, attributes, maximumWidth: width)
      // What was cut off counts too: a name that is wider in one place than in another keeps its face.
      let whole = cut.hiddenCharacters == 0 ? cut.line : try line(name, attributes)
      if draws(whole) { return cut.line }
      return try line(name, nameAttributes([plain], at: size, language: "en"), maximumWidth: width).line
    } catch { throw .text(error) }
  }

  /// How a name is set, and each part of it: in some fonts, in order of preference, or in the plain one.
  func attributes(
    ofName name: String, _ fonts: [ResolvedFont?], plain: ResolvedFont, at size: Double, language: String
  ) throws(SheetError) -> TextAttributes {
    let attributes = nameAttributes(fonts + [plain], at: size, language: language)
    do {
      return draws(try line(name, attributes)) ? attributes : nameAttributes([plain], at: size, language: language)
    } catch { throw .text(error) }
  }

  private func nameAttributes(_ fonts: [ResolvedFont?], at size: Double, language: String) -> TextAttributes {
    TextAttributes(
      cascade: fonts.compactMap { $0?.instance(at: size, in: library) }, pointSize: size, language: language)
  }
}
