internal import DynamicType

/// Writes a weight as UIKit and SwiftUI have it.
enum SystemWeight {
  /// The weight as code, such as `.semibold`, or `UIFont.Weight(rawValue: 0.1)` between two named ones.
  static func uiKit(_ weight: FontWeight) -> String {
    weight.name.map { ".\($0)" } ?? "UIFont.Weight(rawValue: \(value(weight).digits))"
  }

  /// The nearest weight that SwiftUI has a name for, the lighter of two equally near.
  static func swiftUI(_ weight: FontWeight) -> String {
    let nearest = FontWeight.named.min { abs($0.rawValue - weight.rawValue) < abs($1.rawValue - weight.rawValue) }
    return ".\(nearest?.name ?? "regular")"
  }

  /// The weight on CoreText's scale from -1 to 1, linear between the named weights.
  ///
  /// The named ones are UIKit's constants; the rest follows Skia's SkCTFont.cpp.
  private static func value(_ weight: FontWeight) -> Double {
    let points: [(Double, Double)] = [
      (0, -1), (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56),
      (900, 0.62), (1000, 1),
    ]
    let number = Double(weight.rawValue)
    let upper = points.firstIndex { $0.0 >= number } ?? points.count - 1
    let (start, end) = (points[max(upper - 1, 0)], points[upper])
    guard end.0 > start.0 else { return end.1 }
    let value = start.1 + (end.1 - start.1) * (number - start.0) / (end.0 - start.0)
    return (value * 1000).rounded() / 1000
  }
}
