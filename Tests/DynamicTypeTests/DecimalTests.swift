import DynamicType
import Testing

@Suite("Numbers with a fixed count of decimals")
struct DecimalTests {
  @Test(
    "Half is rounded away from zero, and nothing is trimmed",
    arguments: [
      (51.0 / 13, 1, "3.9"), (51.0 / 13, 2, "3.92"), (70.0 / 38, 1, "1.8"), (2, 1, "2.0"), (2, 0, "2"), (0, 2, "0.00"),
      (0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.25, 1, "0.3"), (-0.25, 1, "-0.3"),
      (0.05, 1, "0.1"),
      (0.049, 1, "0.0"), (9.96, 1, "10.0"), (99.95, 1, "100.0"), (0.96, 1, "1.0"), (0.96, 0, "1"), (0.4, 0, "0"),
      (1.96, 1, "2.0"), (16.333_333, 3, "16.333"), (17, 3, "17.000"), (1234567.875, 2, "1234567.88"),
    ] as [(Double, Int, String)])
  func rounds(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(formatted(value, decimals: decimals) == text)
  }

  @Test("The shortest decimal is rounded, not the Double a little below it")
  func shortest() {
    #expect(formatted(2.675, decimals: 2) == "2.68")
    #expect(formatted(1.005, decimals: 2) == "1.01")
    #expect(formatted(0.285, decimals: 2) == "0.29")
    #expect(formatted(0.1 + 0.2, decimals: 17) == "0.30000000000000004")
  }

  @Test("A number of two decimals is printed as it is written, and rounded to one as by hand")
  func hundredths() {
    for hundredths in 0..<20_000 {
      let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
      let value = Double(hundredths) / 100
      #expect(formatted(value, decimals: 2) == "\(whole).\(rest / 10)\(rest % 10)")
      let tenths = (hundredths + 5) / 10
      #expect(formatted(value, decimals: 1) == "\(tenths / 10).\(tenths % 10)")
    }
  }

  @Test(
    "Numbers are alike below and above the size at which digits are no longer needed",
    arguments: [
      (99_999_999.94, 1, "99999999.9"), (99_999_999.95, 1, "100000000.0"), (999_999_999.5, 0, "1000000000"),
      (1_000_000_000.25, 1, "1000000000.3"), (0.000_000_5, 6, "0.000001"), (0.000_000_49, 6, "0.000000"),
      (1.234_567_8, 7, "1.2345678"), (-123.456, 2, "-123.46"),
    ] as [(Double, Int, String)])
  func sizes(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(formatted(value, decimals: decimals) == text)
  }

  @Test(
    "Zeros at the end are trimmed, and those of whole numbers stay",
    arguments: [
      (17, 3, "17"), (16.33, 3, "16.33"), (-0.5, 3, "-0.5"), (100, 0, "100"), (100, 2, "100"), (-0.0004, 3, "0"),
      (0.0005, 3, "0.001"), (8.0005, 3, "8.001"), (0.999_95, 4, "1"),
      (1e15, 3, "1000000000000000"), (1e-9, 9, "0.000000001"),
    ] as [(Double, Int, String)])
  func trims(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(trimmed(value, decimals: decimals) == text)
  }

  @Test("Zero has no sign, even when a small negative number comes to it")
  func zero() {
    #expect(formatted(-0.0, decimals: 1) == "0.0")
    #expect(formatted(-0.04, decimals: 1) == "0.0")
    #expect(formatted(-0.05, decimals: 1) == "-0.1")
  }

  @Test("Very large and very small numbers have no exponent")
  func extremes() {
    #expect(formatted(1e16, decimals: 1) == "10000000000000000.0")
    #expect(formatted(1.5e18, decimals: 0) == "1500000000000000000")
    #expect(formatted(.leastNonzeroMagnitude, decimals: 2) == "0.00")
    #expect(formatted(1.5e-5, decimals: 6) == "0.000015")
    #expect(formatted(1.5e-5, decimals: 5) == "0.00002")
    #expect(formatted(5e-5, decimals: 4) == "0.0001")
    #expect(formatted(4e-5, decimals: 4) == "0.0000")
    #expect(formatted(-.greatestFiniteMagnitude, decimals: 0).utf8.count == 310)
  }

  @Test("What is no number has a word")
  func words() {
    #expect(formatted(.nan, decimals: 1) == "nan")
    #expect(formatted(.infinity, decimals: 1) == "inf")
    #expect(formatted(-.infinity, decimals: 0) == "-inf")
  }

  @Test("A count of decimals below 0 or above 100 traps")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = formatted(1, decimals: -1) }
    await #expect(processExitsWith: .failure) { _ = formatted(1, decimals: 101) }
  }
}
