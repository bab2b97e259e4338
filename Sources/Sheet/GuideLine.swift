internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A guide of one sample: a metric of the face that was asked for, at the sample's size.
struct GuideLine: Hashable {
  var guide: Guide
  /// Its height above the baseline in points; negative below.
  var height: Double
}

/// Measures the guides of samples.
struct GuideSetter {
  /// How thick a guide is, in points.
  static let thickness = 0.5

  let guides: Set<Guide>
  let shaper: TextShaper

  /// The lines of a sample in a font; the line box, which has two, is left to ``SetCell/lineBox``.
  func lines(_ font: FontInstance, at pointSize: Double) -> [GuideLine] {
    Guide.allCases.compactMap { guide in
      guard guides.contains(guide), let height = height(of: guide, font) else { return nil }
      return GuideLine(guide: guide, height: height * pointSize)
    }
  }

  /// A guide's height in em; nil where the face doesn't name it.
  private func height(of guide: Guide, _ font: FontInstance) -> Double? {
    let face = shaper.library[font.face]
    return switch guide {
    case .baseline: 0
    case .xHeight: shaper.xHeight(of: font)
    case .capHeight: shaper.capHeight(of: font)
    case .ascender: Double(face.lineMetrics.ascender) / Double(face.unitsPerEm)
    case .descender: Double(face.lineMetrics.descender) / Double(face.unitsPerEm)
    case .lineBox: nil
    }
  }
}

extension FrameBuilder {
  /// Draws a sample's guides across its width; the sample is drawn over them.
  ///
  /// A line lies on the side of its metric where it is least covered: above letters' tops, below their feet. The
  /// ascender and descender lie inside the line box, whose outline lies outside it.
  mutating func guides(_ cell: SetCell, x: Double, baseline: Double, _ palette: Palette) {
    guard let width = cell.sample?.width, width > 0 else { return }
    let thickness = GuideSetter.thickness
    if cell.showsLineBox {
      let top = baseline - cell.lineBox.ascent
      let bottom = baseline + cell.lineBox.descent
      let color = palette.color(of: .lineBox)
      rectangle(x: x, y: top - thickness, width: width, height: thickness, color)
      rectangle(x: x, y: bottom, width: width, height: thickness, color)
      rectangle(x: x - thickness, y: top - thickness, width: thickness, height: bottom - top + 2 * thickness, color)
      rectangle(x: x + width, y: top - thickness, width: thickness, height: bottom - top + 2 * thickness, color)
    }
    for line in cell.guides {
      let isAbove = line.guide == .xHeight || line.guide == .capHeight || line.guide == .descender
      let y = baseline - line.height - (isAbove ? thickness : 0)
      rectangle(x: x, y: y, width: width, height: thickness, palette.color(of: line.guide))
    }
  }
}
