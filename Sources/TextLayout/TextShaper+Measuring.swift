internal import CHarfBuzz
public import Typeface

extension TextShaper {
  /// The ink of a line that this shaper set, or nil for a line that draws nothing.
  ///
  /// The glyphs' boxes are HarfBuzz's: of TrueType outlines those that the font declares, of others the true ones.
  public func ink(of line: TextLine) -> InkExtents? {
    var ink: InkExtents?
    for run in line.runs {
      let font = font(run.font)
      var pen = 0.0
      for glyph in run.glyphs {
        defer { pen += glyph.advance }
        guard let box = font.ink(of: glyph.id) else { continue }
        let left = run.x + (pen + glyph.xOffset + box.left) * run.pointSize
        let right = run.x + (pen + glyph.xOffset + box.right) * run.pointSize
        let top = (glyph.yOffset + box.top) * run.pointSize
        let bottom = -(glyph.yOffset + box.bottom) * run.pointSize
        ink = InkExtents(
          left: min(ink?.left ?? left, left), right: max(ink?.right ?? right, right), top: max(ink?.top ?? top, top),
          bottom: max(ink?.bottom ?? bottom, bottom))
      }
    }
    return ink
  }

  /// The height of flat small letters (`OS/2` sxHeight) in em, as an instance has it (`MVAR`); nil where none is named.
  public func xHeight(of font: FontInstance) -> Double? {
    height(library[font.face].xHeight, HB_OT_METRICS_TAG_X_HEIGHT, font)
  }

  /// The height of capitals (`OS/2` sCapHeight) in em, as an instance has it (`MVAR`); nil where none is named.
  public func capHeight(of font: FontInstance) -> Double? {
    height(library[font.face].capHeight, HB_OT_METRICS_TAG_CAP_HEIGHT, font)
  }

  private func height(_ units: Int32?, _ tag: hb_ot_metrics_tag_t, _ instance: FontInstance) -> Double? {
    guard let units else { return nil }
    let variation = Double(hb_ot_metrics_get_variation(font(instance).handle, tag))
    return (Double(units) + variation) / Double(library[instance.face].unitsPerEm)
  }
}
