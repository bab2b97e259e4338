import DynamicType
import Foundation
import Sheet
import Testing
import TypeSystem

/// How colours are seen: their luminance, and their difference for readers who lack a kind of cone.
enum Vision: CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  /// What linear sRGB light looks like.
  ///
  /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
  /// TVCG 15(6), 2009: the published matrices at severity 1.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  private static func linear(_ color: Frame.Color) -> [Double] {
    [color.red, color.green, color.blue].map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The contrast of two colours, 1 to 21 (WCAG 2.2).
  static func contrast(_ first: Frame.Color, _ second: Frame.Color) -> Double {
    let luminances = [first, second].map { color in
      zip(linear(color), [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
    }
    return ((luminances.max() ?? 0) + 0.05) / ((luminances.min() ?? 0) + 0.05)
  }

  /// The distance of two colours in CIE L*a*b* (D65), as this eye sees them.
  func difference(_ first: Frame.Color, _ second: Frame.Color) -> Double {
    zip(lab(first), lab(second)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func lab(_ color: Frame.Color) -> [Double] {
    let light = Self.linear(color)
    let seen = matrix.map { row in min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })) }
    // sRGB to XYZ by the white of D65.
    let rows = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
    ]
    let f = zip(rows, [0.95047, 1, 1.08883]).map { row, white in
      let value = zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 } / white
      return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }
}

@Suite("Colours of the themes")
struct PaletteTests {
  private func grounds(_ palette: Palette) -> [Frame.Color] {
    [palette.background, palette.defaultGround, palette.accessibilityGround]
  }

  @Test("The measures agree with known values")
  func measures() {
    #expect(abs(Vision.contrast(.white, .black) - 21) < 1e-9)
    // The grey that WCAG's own documents give as the lightest with 4.5:1 on white.
    #expect(abs(Vision.contrast(.white, .init(red: 0x76, green: 0x76, blue: 0x76)) - 4.54) < 0.005)
    #expect(abs(Vision.normal.difference(.white, .black) - 100) < 1e-3)
    // To an eye without long-wave cones, red is dark.
    let red = Frame.Color(red: 255, green: 0, blue: 0)
    #expect(Vision.protanopia.difference(red, .black) < 0.6 * Vision.normal.difference(red, .black))
  }

  @Test("Every text has 4.5:1 against every ground it stands on", arguments: Theme.allCases)
  func text(_ theme: Theme) {
    let palette = theme.palette
    for (name, color) in [("ink", palette.ink), ("quiet", palette.quiet), ("mark", palette.mark)] {
      for ground in grounds(palette) {
        #expect(Vision.contrast(color, ground) >= 4.5, "\(name) on \(ground): \(Vision.contrast(color, ground))")
      }
    }
  }

  @Test("Text on a mock screen's tint and bars has 4.5:1, outlines on them 3:1", arguments: Theme.allCases)
  func screens(_ theme: Theme) {
    let palette = theme.palette
    for (color, ground) in [
      (palette.ink, palette.staleGround), (palette.ink, palette.barGround), (palette.quiet, palette.barGround),
    ] {
      #expect(Vision.contrast(color, ground) >= 4.5, "\(color) on \(ground): \(Vision.contrast(color, ground))")
    }
    for ground in [palette.staleGround, palette.barGround] {
      #expect(Vision.contrast(palette.mark, ground) >= 3, "\(ground): \(Vision.contrast(palette.mark, ground))")
    }
    // Every eye sees the tint on the screen and on its bars.
    for eye in Vision.allCases {
      for ground in [palette.background, palette.barGround] {
        #expect(eye.difference(palette.staleGround, ground) >= 10, "\(eye)")
      }
    }
  }

  @Test("Bars and guides have 3:1", arguments: Theme.allCases)
  func lines(_ theme: Theme) {
    let palette = theme.palette
    #expect(Vision.contrast(palette.fallbackBar, palette.background) >= 3)
    for guide in Guide.allCases {
      #expect(palette.guides[guide] != nil)
      for ground in grounds(palette) {
        #expect(
          Vision.contrast(palette.color(of: guide), ground) >= 3,
          "\(guide) on \(ground): \(Vision.contrast(palette.color(of: guide), ground))")
      }
    }
  }

  @Test("Guides, marks and ink are 15 apart or more to every eye", arguments: Theme.allCases, Vision.allCases)
  func apart(_ theme: Theme, _ vision: Vision) {
    let palette = theme.palette
    let colors = Guide.allCases.map { ($0.rawValue, palette.color(of: $0)) } + [("mark", palette.mark)]
    for (index, (name, color)) in colors.enumerated() {
      for (otherName, other) in colors.dropFirst(index + 1) + [("ink", palette.ink)] {
        let difference = vision.difference(color, other)
        #expect(difference >= 15, "\(name) and \(otherName): \(difference)")
      }
    }
  }

  @Test("A sheet in dark differs from one in light in its colours alone")
  func sameLayout() throws {
    let press = SheetPress()
    let sheets = try Theme.allCases.map { theme in
      try press.layOut(
        press.document(), styles: [.body, .caption1], categories: [.xSmall, .large],
        options: SheetOptions(theme: theme, guides: Set(Guide.allCases)))
    }
    #expect(sheets[0].frame.items.count == sheets[1].frame.items.count)
    for (light, dark) in zip(sheets[0].frame.items, sheets[1].frame.items) {
      switch (light, dark) {
      case (.text(let first), .text(let second)):
        #expect(first.line == second.line && first.origin == second.origin && first.color != second.color)
      case (.rectangle(let first, let light), .rectangle(let second, let dark)):
        #expect(first == second && light != dark)
      case (.polygon(let first, let light), .polygon(let second, let dark)): #expect(first == second && light != dark)
      default: Issue.record("\(light) and \(dark)")
      }
    }
  }
}
