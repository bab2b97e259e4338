internal import TypeSystem

/// The numbers that a value may have.
struct NumberRange: Hashable, Sendable {
  /// What a number counts.
  enum Unit: Hashable, Sendable {
    /// Points.
    case points
    /// Parts of a whole: 1.1 is 110 per cent.
    case share
    /// What an axis says.
    case axis
  }

  /// The least number, or the one that must be exceeded.
  var lower: Double
  /// The largest number.
  var upper: Double
  /// Whether `lower` itself is left out.
  var isOpen: Bool
  /// What the number counts.
  var unit = Unit.points

  /// Sizes in points.
  static let size = NumberRange(lower: 0, upper: 1000, isOpen: true)
  /// Factors.
  static let factor = NumberRange(lower: 0, upper: 1000, isOpen: true, unit: .share)
  /// Points added, of either sign.
  static let offset = NumberRange(lower: -1000, upper: 1000, isOpen: false)
  /// The points of a step.
  static let step = NumberRange(lower: 0, upper: 1000, isOpen: false)
  /// Letter spacing in em.
  static let em = NumberRange(lower: -10, upper: 10, isOpen: false, unit: .share)
  /// What a variation axis can hold, 16.16 fixed point numbers.
  static let axis = NumberRange(lower: -32_768, upper: 32_767, isOpen: false, unit: .axis)

  /// What a number of a screen's node may be.
  static func of(_ member: ScreenProblem.Member) -> NumberRange {
    let range = member.range
    return NumberRange(
      lower: range.lowerBound, upper: range.upperBound, isOpen: !member.allows(range.lowerBound),
      unit: member == .factor ? .share : .points)
  }

  /// Whether a number is one of them.
  func contains(_ number: Double) -> Bool {
    (isOpen ? number > lower : number >= lower) && number <= upper
  }

  /// What an error says of them.
  var text: String {
    isOpen ? "a number above \(Int(lower)) and up to \(Int(upper))" : "a number from \(Int(lower)) to \(Int(upper))"
  }
}
