public import DynamicType

/// Something about a cell that a reader must know: what was substituted, capped, missing, clipped or not to be seen.
public enum Mark: Hashable, Sendable {
  /// The face stands in for one that can't be shipped, named here ("SF Pro").
  case standIn(for: String)
  /// The custom face is missing; the fallback is drawn in its place.
  case fallback(missing: String)
  /// The family has no face of the weight asked; the nearest one is drawn.
  case nearestWeight(asked: FontWeight, drawn: FontWeight)
  /// The maximum size cut the curve off.
  case capped(at: Double)
  /// The size is smaller than the platform's minimum.
  case belowMinimum(Double)
  /// The type system has no rule for the style.
  case undefined
  /// Some characters were drawn from another font of the cascade.
  case fallbackGlyphs(Int)
  /// No font has these characters; the face's .notdef is drawn.
  case missingGlyphs(Int)
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
    case .standIn: "standIn"
    case .fallback: "fallback"
    case .nearestWeight: "nearestWeight"
    case .capped: "capped"
    case .belowMinimum: "belowMinimum"
    case .undefined: "undefined"
    case .fallbackGlyphs: "fallbackGlyphs"
    case .missingGlyphs: "notdef"
    case .cut: "cut"
    case .inkBeyond: "inkBeyond"
    case .invisible: "invisible"
    }
  }

  /// Whether a strict run refuses a cell with this mark: a face is not the one asked for.
  ///
  /// The stand-in of the system font is declared, and so no substitution.
  public var isSubstitution: Bool {
    switch self {
    case .fallback, .nearestWeight, .missingGlyphs, .fallbackGlyphs: true
    case .standIn, .capped, .belowMinimum, .undefined, .cut, .inkBeyond, .invisible: false
    }
  }
}
