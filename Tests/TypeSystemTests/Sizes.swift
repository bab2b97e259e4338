import DynamicType
import TypeSystem

/// A strategy's sizes at the twelve categories, as the tests of strategies compare them.
struct Sizes {
  let drawn: [Double?]
  let unrounded: [Double?]
  let capped: [ContentSizeCategory]

  init(
    _ strategy: SizeStrategy, _ style: TextStyle? = .body, relativeTo: TextStyle? = nil, on platform: Platform = .ios
  ) {
    let context = SizeContext(style, relativeTo: relativeTo, on: platform)
    let sizes = ContentSizeCategory.allCases.map { strategy.size(at: $0, context) }
    drawn = sizes.map { $0?.pointSize }
    unrounded = sizes.map { $0?.unrounded }
    capped = zip(ContentSizeCategory.allCases, sizes).filter { $1?.isCapped == true }.map { $0.0 }
  }

  /// Whether each drawn size is within a hundred-millionth of these: what Double makes of decimal fractions.
  func isNear(_ expected: [Double]) -> Bool {
    drawn.count == expected.count && zip(drawn, expected).allSatisfy { abs(($0 ?? .infinity) - $1) < 1e-8 }
  }
}
