public import Typeface

/// Something about a cell that a reader must know: what was substituted, capped, missing, clipped or not to be seen.
public enum Mark: Hashable, Sendable {
  /// The face stands in for the system's own, which can't be shipped, named here ("SF Pro").
  case standIn(for: String)
  /// The face is the family's declared stand-in for one that is missing, named here.
  case faceStandIn(missing: String)
  /// The custom face is missing; the fallback is drawn in its place.
  case fallback(missing: String)
  /// The family has no face of the weight and slant asked; the nearest one is drawn.
  case nearestWeight(asked: FaceKey, drawn: FaceKey)
  /// The maximum size cut the curve off.
  case capped(at: Double)
  /// The size is smaller than the platform's minimum.
  case belowMinimum(Double)
  /// The type system has no rule for the style.
  case undefined
  /// The size follows a rule that nobody has recorded on a device of this platform.
  case derived
  /// The face lacks a feature that was asked for, and is drawn plain.
  case featureAbsent(Tag)
  /// The document's colour has so little contrast with its ground, from 1 to 3, that the text can hardly be seen.
  case faint(contrast: Double)
  /// Some characters were drawn from another font of the cascade.
  case fallbackGlyphs(Int)
  /// No font has these characters; the face's .notdef is drawn.
  case missingGlyphs(Int)
  /// The font's file or a limit keeps so many glyphs from being drawn; their places are empty, and they keep their advance.
  case undrawableGlyphs(Int)
  /// The sample was cut to fit its column, by this many characters.
  case cut(Int)
  /// Ink reaches out of the line box, by this many points above it and below it; 0 where it doesn't.
  ///
  /// A label of that line height may clip it.
  case inkBeyond(top: Double, bottom: Double)
  /// The sample has characters that draw nothing, each listed once: zero-width ones and control characters.
  case invisible([Unicode.Scalar])

  /// The word that machine-readable output carries for the mark.
  public var name: String {
    switch self {
    case .standIn, .faceStandIn: "standIn"
    case .fallback: "fallback"
    case .nearestWeight: "nearestWeight"
    case .capped: "capped"
    case .belowMinimum: "belowMinimum"
    case .undefined: "undefined"
    case .derived: "derived"
    case .featureAbsent: "featureAbsent"
    case .faint: "faint"
    case .fallbackGlyphs: "fallbackGlyphs"
    case .missingGlyphs: "notdef"
    case .undrawableGlyphs: "notDrawn"
    case .cut: "cut"
    case .inkBeyond: "inkBeyond"
    case .invisible: "invisible"
    }
  }

  /// Whether a strict run refuses a cell with this mark: a face is not the one asked for, or can't be drawn.
  ///
  /// The stand-in of the system font is declared, and so no substitution.
  public var isSubstitution: Bool {
    switch self {
    case .faceStandIn, .fallback, .nearestWeight, .missingGlyphs, .undrawableGlyphs, .fallbackGlyphs: true
    case .standIn, .capped, .belowMinimum, .undefined, .derived, .featureAbsent, .faint, .cut, .inkBeyond, .invisible:
      false
    }
  }
}
