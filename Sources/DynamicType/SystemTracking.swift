/// The tracking of San Francisco: the space that the system font adds after each character at a size.
///
/// It is for the system font (SF Pro) on iOS alone; a custom font gets none. A size has to be finite, or it traps.
public enum SystemTracking {
  /// The tracking at a point size, in thousandths of an em.
  ///
  /// Apple gives it at whole sizes from 6 to 96 pt, from 54 pt on in steps. Between them it is interpolated linearly,
  /// which is this library's choice; below 6 pt it is that at 6 (41), and above 96 pt that at 96 (0).
  public static func em1000(at pointSize: Double) -> Double {
    precondition(pointSize.isFinite, "a point size has to be finite, not \(pointSize)")
    let nearest = min(max(pointSize, table[0].pointSize), table[table.count - 1].pointSize)
    guard let upper = table.firstIndex(where: { $0.pointSize >= nearest }) else { return 0 }
    let above = table[upper]
    if above.pointSize == nearest { return above.em1000 }
    let below = table[upper - 1]
    let share = (nearest - below.pointSize) / (above.pointSize - below.pointSize)
    return below.em1000 + (above.em1000 - below.em1000) * share
  }

  /// The tracking at a point size in em, a thousandth of ``em1000(at:)``.
  public static func em(at pointSize: Double) -> Double { em1000(at: pointSize) / 1000 }

  /// The tracking at a point size in points, as `letterSpacing` or `NSAttributedString`'s `.tracking` take it.
  ///
  /// It can differ by 0.04 pt from the points that Apple prints, whose thousandths of an em are rounded.
  public static func points(at pointSize: Double) -> Double { em1000(at: pointSize) * pointSize / 1000 }

  // Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS, visionOS tracking values", SF Pro, equal in
  // copies of January 2024, February 2026 and June 2026.
  private static let table: [(pointSize: Double, em1000: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6),
    (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18),
    (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14),
    (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10),
    (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8),
    (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6),
    (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2),
    (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]
}
