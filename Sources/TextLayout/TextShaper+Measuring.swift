internal import CHarfBuzz
public import Typeface

extension TextShaper {
  /// The height of flat small letters (`OS/2` sxHeight) in em, as an instance has it (`MVAR`); nil where none is named.
  public func xHeight(of font: FontInstance) -> Double? {
    height(library[font.face].xHeight, HB_OT_METRICS_TAG_X_HEIGHT, font)
  }

  /// The height of capitals (`OS/2` sCapHeight) in em, as an instance has it (`MVAR`); nil where none is named.
  public func capHeight(of font: FontInstance) -> Double? {
    height(library[font.face].capHeight, HB_OT_METRICS_TAG_CAP_HEIGHT, font)
  }

  /// The height of capitals in em: the one that the font names, else the top of an H's ink; nil where it has neither.
  public func measuredCapHeight(of font: FontInstance) -> Double? {
    let positive = { (height: Double?) in height.flatMap { $0 > 0 ? $0 : nil } }
    return positive(capHeight(of: font)) ?? positive(inkTop(of: "H", in: font))
  }

  private func height(_ units: Int32?, _ tag: hb_ot_metrics_tag_t, _ instance: FontInstance) -> Double? {
    guard let units else { return nil }
    let variation = Double(hb_ot_metrics_get_variation(font(instance).handle, tag))
    return (Double(units) + variation) / Double(library[instance.face].unitsPerEm)
  }
}
