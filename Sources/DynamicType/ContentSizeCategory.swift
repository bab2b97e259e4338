/// A size of text that a person chooses in Settings, from the smallest, `xSmall`, to the largest, `accessibility5`.
///
/// The raw value counts from 0, `xSmall`, to 11, `accessibility5`, which is the order of comparison and of every
/// table's columns. `name` is the one spelling that is printed; `ContentSizeCategory(spelling:)` reads every other
/// one.
public enum ContentSizeCategory: Int, CaseIterable, Sendable {
  /// UIKit's `extraSmall`.
  case xSmall
  /// UIKit's `small`.
  case small
  /// UIKit's `medium`.
  case medium
  /// UIKit's `large`, which a device is set to when it is new.
  case large
  /// UIKit's `extraLarge`.
  case xLarge
  /// UIKit's `extraExtraLarge`.
  case xxLarge
  /// UIKit's `extraExtraExtraLarge`, the largest without the accessibility sizes.
  case xxxLarge
  /// UIKit's `accessibilityMedium`, printed "AX1".
  case accessibility1
  /// UIKit's `accessibilityLarge`, printed "AX2".
  case accessibility2
  /// UIKit's `accessibilityExtraLarge`, printed "AX3".
  case accessibility3
  /// UIKit's `accessibilityExtraExtraLarge`, printed "AX4".
  case accessibility4
  /// UIKit's `accessibilityExtraExtraExtraLarge`, printed "AX5".
  case accessibility5

  /// The category of a new device, `large`, at which every design gives its sizes.
  public static let `default` = ContentSizeCategory.large

  /// Whether it is one of the five larger accessibility sizes, AX1 … AX5.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first category makes smaller text than the second.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension ContentSizeCategory: CustomStringConvertible {
  /// The printed spelling, `name`.
  public var description: String { name }
}
