import DynamicType
import Testing

@Suite("Android's font scale")
struct AndroidFontScaleTests {
  /// Sizes in sp, and the dp that Android 14 and later draw them in, each table by itself.
  static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
  static let tables: [(Double, [Double])] = [
    (1.05, [8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30, 100]),
    (1.1, [8.8, 11, 13.2, 15.6, 19.2, 21.2, 24.8, 30, 100]),
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  @Test("A point of a table is exact", arguments: tables)
  func points(_ scale: Double, _ dp: [Double]) {
    #expect(Self.sizes.map { AndroidFontScale(scale).dp(fromSp: $0) } == dp)
  }

  @Test("Between two points it is linear", arguments: tables)
  func midpoints(_ scale: Double, _ dp: [Double]) {
    for index in 1..<dp.count {
      let middle = (Self.sizes[index - 1] + Self.sizes[index]) / 2
      #expect(isNear(AndroidFontScale(scale).dp(fromSp: middle), (dp[index - 1] + dp[index]) / 2))
      let quarter = Self.sizes[index - 1] + (Self.sizes[index] - Self.sizes[index - 1]) / 4
      #expect(isNear(AndroidFontScale(scale).dp(fromSp: quarter), dp[index - 1] * 0.75 + dp[index] * 0.25))
    }
  }

  @Test("Below 8 sp the ratio is that of 8, and above 100 it is 1", arguments: tables)
  func beyond(_ scale: Double, _ dp: [Double]) {
    for sp in [0, 1, 4, 7.5] { #expect(isNear(AndroidFontScale(scale).dp(fromSp: sp), sp * dp[0] / 8)) }
    for sp in [100.5, 144, 1000] { #expect(isNear(AndroidFontScale(scale).dp(fromSp: sp), sp)) }
  }

  @Test("Between two scales it is linear between what both give", arguments: zip(tables, tables.dropFirst()))
  func scales(_ lower: (Double, [Double]), _ upper: (Double, [Double])) {
    let middle = AndroidFontScale((lower.0 + upper.0) / 2)
    for (index, sp) in Self.sizes.enumerated() {
      #expect(isNear(middle.dp(fromSp: sp), (lower.1[index] + upper.1[index]) / 2))
    }
    for sp in [5, 11, 17, 34, 250] as [Double] {
      let ends = [lower.0, upper.0].map { AndroidFontScale($0).dp(fromSp: sp) }
      #expect(isNear(middle.dp(fromSp: sp), (ends[0] + ends[1]) / 2))
    }
  }

  @Test(
    "A scale up to 1, one below the first table and one above 2 multiply",
    arguments: [0.5, 0.85, 1, 1.02, 1.049, 2.001, 2.5, 3])
  func plain(_ scale: Double) {
    for sp in [1, 8, 17, 34, 150] as [Double] {
      #expect(AndroidFontScale(scale).dp(fromSp: sp) == sp * scale)
    }
  }

  @Test("The scales of a comparison, and Apple's sizes at Large in them")
  func compared() {
    #expect(AndroidFontScale.compared.map(\.scale) == [1, 1.15, 1.3, 1.5, 1.8, 2])
    // Worked out by hand from the tables: body's 17 sp lie three quarters of the way from 14 to 18.
    let body = AndroidFontScale.compared.map { $0.dp(fromSp: 17) }
    for (dp, expected) in zip(body, [17, 18.95, 20.9, 23.5, 26.8, 29]) { #expect(isNear(dp, expected)) }
    // largeTitle's 34 sp lie four seventieths of the way from 30 to 100.
    let title = AndroidFontScale.compared.map { $0.dp(fromSp: 34) }
    let last = [34, 34, 34, 34, 34.8 + 65.2 * 4 / 70, 38 + 62 * 4.0 / 70]
    for (dp, expected) in zip(title, last) { #expect(isNear(dp, expected)) }
  }

  @Test(
    "A program of its own gives the same",
    arguments: [
      // fontScale, sp, dp: Python's interpolation over the same tables, in exact fractions, then printed.
      (1.05, 3, 3.15), (1.05, 9, 9.45), (1.05, 11, 11.55), (1.05, 12.5, 13.15), (1.05, 17, 17.65),
      (1.05, 22, 22.5), (1.05, 28, 28.133333333333333), (1.05, 34, 34.0), (1.05, 60, 60.0), (1.05, 120, 120.0),
      (1.07, 3, 3.21), (1.07, 9, 9.63), (1.07, 11, 11.77), (1.07, 12.5, 13.41), (1.07, 17, 17.91),
      (1.07, 22, 22.7), (1.07, 28, 28.186666666666667), (1.07, 34, 34.0), (1.07, 60, 60.0), (1.07, 120, 120.0),
      (1.12, 3, 3.36), (1.12, 9, 10.08), (1.12, 11, 12.32), (1.12, 12.5, 14.06), (1.12, 17, 18.56),
      (1.12, 22, 23.2), (1.12, 28, 28.32), (1.12, 34, 34.0), (1.12, 60, 60.0), (1.12, 120, 120.0),
      (1.15, 3, 3.45), (1.15, 9, 10.35), (1.15, 11, 12.65), (1.15, 12.5, 14.45), (1.15, 17, 18.95),
      (1.15, 22, 23.5), (1.15, 28, 28.4), (1.15, 34, 34.0), (1.15, 60, 60.0), (1.15, 120, 120.0),
      (1.2, 3, 3.6), (1.2, 9, 10.8), (1.2, 11, 13.2), (1.2, 12.5, 15.1), (1.2, 17, 19.6), (1.2, 22, 24.0),
      (1.2, 28, 28.533333333333335), (1.2, 34, 34.0), (1.2, 60, 60.0), (1.2, 120, 120.0), (1.25, 3, 3.75),
      (1.25, 9, 11.25), (1.25, 11, 13.75), (1.25, 12.5, 15.75), (1.25, 17, 20.25), (1.25, 22, 24.5),
      (1.25, 28, 28.666666666666668), (1.25, 34, 34.0), (1.25, 60, 60.0), (1.25, 120, 120.0), (1.3, 3, 3.9),
      (1.3, 9, 11.7), (1.3, 11, 14.3), (1.3, 12.5, 16.4), (1.3, 17, 20.9), (1.3, 22, 25.0), (1.3, 28, 28.8),
      (1.3, 34, 34.0), (1.3, 60, 60.0), (1.3, 120, 120.0), (1.45, 3, 4.35), (1.45, 9, 13.05),
      (1.45, 11, 15.95), (1.45, 12.5, 18.35), (1.45, 17, 22.85), (1.45, 22, 26.5), (1.45, 28, 29.2),
      (1.45, 34, 34.0), (1.45, 60, 60.0), (1.45, 120, 120.0), (1.5, 3, 4.5), (1.5, 9, 13.5), (1.5, 11, 16.5),
      (1.5, 12.5, 19.0), (1.5, 17, 23.5), (1.5, 22, 27.0), (1.5, 28, 29.333333333333332), (1.5, 34, 34.0),
      (1.5, 60, 60.0), (1.5, 120, 120.0), (1.7, 3, 5.1), (1.7, 9, 15.3), (1.7, 11, 18.7), (1.7, 12.5, 21.2),
      (1.7, 17, 25.7), (1.7, 22, 30.2), (1.7, 28, 32.53333333333333), (1.7, 34, 37.01714285714286),
      (1.7, 60, 61.82857142857143), (1.7, 120, 120.0), (1.8, 3, 5.4), (1.8, 9, 16.2), (1.8, 11, 19.8),
      (1.8, 12.5, 22.3), (1.8, 17, 26.8), (1.8, 22, 31.8), (1.8, 28, 34.13333333333333),
      (1.8, 34, 38.52571428571429), (1.8, 60, 62.74285714285714), (1.8, 120, 120.0), (1.9, 3, 5.7),
      (1.9, 9, 17.1), (1.9, 11, 20.9), (1.9, 12.5, 23.4), (1.9, 17, 27.9), (1.9, 22, 33.4),
      (1.9, 28, 35.733333333333334), (1.9, 34, 40.034285714285716), (1.9, 60, 63.65714285714286),
      (1.9, 120, 120.0), (2, 3, 6.0), (2, 9, 18.0), (2, 11, 22.0), (2, 12.5, 24.5), (2, 17, 29.0),
      (2, 22, 35.0), (2, 28, 37.333333333333336), (2, 34, 41.542857142857144), (2, 60, 64.57142857142857),
      (2, 120, 120.0),
    ] as [(Double, Double, Double)])
  func reference(_ scale: Double, _ sp: Double, _ dp: Double) {
    #expect(isNear(AndroidFontScale(scale).dp(fromSp: sp), dp))
  }

  @Test("A larger size is never drawn smaller, at any scale")
  func grows() {
    for step in 0...120 {
      let scale = AndroidFontScale(0.9 + Double(step) / 100)
      var last = -1.0
      for half in 0...300 {
        let dp = scale.dp(fromSp: Double(half) / 2)
        #expect(dp > last)
        last = dp
      }
    }
  }

  @Test("A scale or a size that is no number traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = AndroidFontScale(0) }
    await #expect(processExitsWith: .failure) { _ = AndroidFontScale(.nan) }
    await #expect(processExitsWith: .failure) { _ = AndroidFontScale(1.3).dp(fromSp: -1) }
    await #expect(processExitsWith: .failure) { _ = AndroidFontScale(1.3).dp(fromSp: .infinity) }
  }
}
