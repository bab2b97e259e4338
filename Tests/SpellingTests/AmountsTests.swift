import Spelling
import Testing

@Suite("Amounts in messages")
struct AmountsTests {
  @Test(
    "Bytes have the largest letter that keeps them exact, and else are counted",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (1_023, "1,023 bytes"), (1_024, "1K"), (1_536, "1.5K"), (4_703, "4,703 bytes"),
      (64 << 20, "64M"), (30_000 << 10, "30,000K"), (3 << 29, "1.5G"), (1 << 40, "1,024G"), (-5, "-5 bytes"),
    ])
  func bytes(_ value: Int, _ text: String) { #expect(Amounts.bytes(value) == text) }

  @Test(
    "Counts have a comma between thousands",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (12_000, "12,000"), (-1_234_567, "-1,234,567")])
  func counts(_ value: Int, _ text: String) { #expect(Amounts.count(value) == text) }

  @Test("Seconds have their unit", arguments: [(30, "30 s"), (86_400, "86,400 s")])
  func seconds(_ value: Int, _ text: String) { #expect(Amounts.seconds(value) == text) }
}
