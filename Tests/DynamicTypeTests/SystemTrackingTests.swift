import DynamicType
import Testing

@Suite("San Francisco's tracking")
struct SystemTrackingTests {
  static let printed: [(Double, Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6),
    (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18),
    (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14),
    (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10),
    (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8),
    (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6),
    (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2),
    (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]

  @Test("At the sizes that Apple prints, its thousandths of an em", arguments: printed)
  func table(_ pointSize: Double, _ em1000: Double) {
    #expect(SystemTracking.em1000(at: pointSize) == em1000)
    #expect(SystemTracking.em(at: pointSize) == em1000 / 1000)
    #expect(SystemTracking.points(at: pointSize) == em1000 * pointSize / 1000)
  }

  @Test("Apple prints 64 sizes")
  func count() {
    #expect(Self.printed.count == 64)
  }

  static let compact: [(Double, Double)] = [
    (6, 50), (7, 30), (8, 30), (9, 30), (10, 30), (11, 24), (12, 20), (13, 16),
    (14, 14), (15, 4), (16, 0), (17, -4), (18, -8), (19, -12), (20, 0), (21, -2),
    (22, -4), (23, -6), (24, -8), (25, -10), (26, -11), (27, -12), (28, -12), (29, -14),
    (30, -14), (31, -15), (32, -16), (33, -17), (34, -18), (35, -18), (36, -20), (37, -20),
    (38, -20), (39, -20), (40, -20), (41, -20), (42, -20), (43, -20), (44, -20), (45, -20),
    (46, -20), (47, -20), (48, -20), (49, -21), (50, -21), (51, -21), (52, -21), (53, -22),
    (54, -22), (56, -22), (58, -22), (60, -22), (62, -22), (64, -23), (66, -24), (68, -24),
    (70, -24), (72, -24), (76, -25), (80, -26), (84, -26), (88, -26), (92, -28), (96, -28),
  ]

  @Test("On a watch it is SF Compact's, at 64 sizes too", arguments: compact)
  func watch(_ pointSize: Double, _ em1000: Double) {
    #expect(SystemTracking.em1000(at: pointSize, on: .watchos) == em1000)
    #expect(SystemTracking.em(at: pointSize, on: .watchos) == em1000 / 1000)
    #expect(SystemTracking.points(at: pointSize, on: .watchos) == em1000 * pointSize / 1000)
    #expect(Self.compact.count == 64)
  }

  @Test("On every other platform it is SF Pro's", arguments: [Platform.ios, .ios9, .tvos, .macos, .visionos])
  func pro(_ platform: Platform) {
    for (pointSize, em1000) in Self.printed { #expect(SystemTracking.em1000(at: pointSize, on: platform) == em1000) }
  }

  @Test(
    "Between them it is linear, and constant beyond the ends",
    arguments: [
      (6.5, 37.5), (17.5, -25.5), (13.25, -7.25), (23.5, -0.5), (55, 6), (57, 5.5), (74, 1.5), (5, 41), (0, 41),
      (-3, 41),
      (97, 0), (1e300, 0), (94.5, 0),
    ] as [(Double, Double)])
  func between(_ pointSize: Double, _ em1000: Double) {
    #expect(SystemTracking.em1000(at: pointSize) == em1000)
  }

  @Test("A size that is no number traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = SystemTracking.em1000(at: .nan) }
    await #expect(processExitsWith: .failure) { _ = SystemTracking.points(at: .infinity) }
  }
}
