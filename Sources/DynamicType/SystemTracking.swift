/// The tracking of San Francisco: the space that the system font adds after each character at a size.
///
/// It is for the system font alone, SF Compact on watchOS and SF Pro elsewhere; a custom font gets none. A size has to
/// be finite, or it traps.
public enum SystemTracking {
  /// The tracking at a point size, in thousandths of an em.
  ///
  /// Apple gives it at whole sizes from 6 to 96 pt, from 54 pt on in steps. Between them it is interpolated linearly,
  /// which is this library's choice; below 6 pt it is that at 6, and above 96 pt that at 96 (41 and 0 in SF Pro).
  public static func em1000(at pointSize: Double, on platform: Platform = .ios) -> Double {
    precondition(pointSize.isFinite, "a point size has to be finite, not \(pointSize)")
    let table = platform == .watchos ? compact : pro
    let nearest = min(max(pointSize, table[0].pointSize), table[table.count - 1].pointSize)
    guard let upper = table.firstIndex(where: { $0.pointSize >= nearest }) else { return 0 }
    let above = table[upper]
    if above.pointSize == nearest { return above.em1000 }
    let below = table[upper - 1]
    let share = (nearest - below.pointSize) / (above.pointSize - below.pointSize)
    return below.em1000 + (above.em1000 - below.em1000) * share
  }

  /// The tracking at a point size in em, a thousandth of ``em1000(at:on:)``.
  public static func em(at pointSize: Double, on platform: Platform = .ios) -> Double {
    em1000(at: pointSize, on: platform) / 1000
  }

  /// The tracking at a point size in points, as `letterSpacing` or `NSAttributedString`'s `.tracking` take it.
  ///
  /// It can differ by 0.04 pt from the points that Apple prints, whose thousandths of an em are rounded.
  public static func points(at pointSize: Double, on platform: Platform = .ios) -> Double {
    em1000(at: pointSize, on: platform) * pointSize / 1000
  }

  // Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS, visionOS tracking values", SF Pro, equal in
  // copies of January 2024, February 2026 and June 2026. The tables of macOS and tvOS have the same numbers. One reader
  // says that visionOS is a little wider (createwithswift.com), without a number; the guidelines are followed.
  private static let pro: [(pointSize: Double, em1000: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6),
    (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18),
    (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14),
    (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10),
    (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8),
    (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6),
    (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2),
    (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]

  // Source: the same page and copies, "watchOS tracking values", SF Compact.
  private static let compact: [(pointSize: Double, em1000: Double)] = [
    (6, 50), (7, 30), (8, 30), (9, 30), (10, 30), (11, 24), (12, 20), (13, 16),
    (14, 14), (15, 4), (16, 0), (17, -4), (18, -8), (19, -12), (20, 0), (21, -2),
    (22, -4), (23, -6), (24, -8), (25, -10), (26, -11), (27, -12), (28, -12), (29, -14),
    (30, -14), (31, -15), (32, -16), (33, -17), (34, -18), (35, -18), (36, -20), (37, -20),
    (38, -20), (39, -20), (40, -20), (41, -20), (42, -20), (43, -20), (44, -20), (45, -20),
    (46, -20), (47, -20), (48, -20), (49, -21), (50, -21), (51, -21), (52, -21), (53, -22),
    (54, -22), (56, -22), (58, -22), (60, -22), (62, -22), (64, -23), (66, -24), (68, -24),
    (70, -24), (72, -24), (76, -25), (80, -26), (84, -26), (88, -26), (92, -28), (96, -28),
  ]
}
