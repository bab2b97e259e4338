import Drawing
import Testing

@Suite("The data of a path in few characters")
struct PathDataTests {
  /// What is drawn, as tests write it.
  enum Step {
    case move(Int, Int)
    case line(Int, Int)
    case quadratic(Int, Int, Int, Int)
    case cubic(Int, Int, Int, Int, Int, Int)
  }

  @Test(
    "Each way of saving characters says the same path",
    arguments: [
      ("an upright box", 0, [Step.move(1, 2), .line(1, 9), .line(6, 9), .line(6, 2), .line(1, 2)], "M1 2v7h5v-7z"),
      ("a repeated command", 0, [.move(0, 0), .line(2, 3), .line(5, 2), .line(6, 8)], "M0 0l2 3 3-1 1 6z"),
      (
        "a second contour goes on from the first one's start", 0,
        [.move(5, 5), .line(9, 6), .line(5, 9), .move(2, 1), .line(3, 3)], "M5 5l4 1-4 3zm-3-4 1 2z"
      ),
      ("a line that is nothing", 0, [.move(5, 5), .line(5, 5), .line(9, 6)], "M5 5l4 1z"),
      ("the last line before closing", 0, [.move(1, 1), .line(4, 1), .line(4, 5), .line(1, 1)], "M1 1h3v4z"),
      ("decimals", 2, [.move(50, -5), .line(75, -30), .line(175, 95)], "M.5-.05l.25-.25 1 1.25z"),
      ("a point ends a number that has one", 1, [.move(5, 5), .line(12, 8), .line(22, 9)], "M.5.5l.7.3 1 .1z"),
      (
        "a curve that goes on smoothly", 0,
        [.move(0, 0), .quadratic(2, 0, 4, 2), .quadratic(6, 4, 8, 4), .quadratic(9, 4, 9, 9)],
        "M0 0q2 0 4 2t4 2q1 0 1 5z"
      ),
      (
        "a smooth curve after a line is none", 0,
        [.move(0, 0), .quadratic(2, 0, 4, 2), .line(6, 2), .quadratic(8, 2, 9, 9)], "M0 0q2 0 4 2h2q2 0 3 7z"
      ),
      (
        "cubic curves", 0,
        [.move(0, 0), .cubic(1, 0, 3, 1, 3, 3), .cubic(3, 5, 1, 6, 0, 6), .cubic(0, 6, 0, 1, 0, 0)],
        "M0 0c1 0 3 1 3 3s-2 3-3 3c0 0 0-5 0-6z"
      ),
      (
        "a quadratic curve's end is no cubic one's beginning", 0,
        [.move(0, 0), .quadratic(2, 0, 4, 0), .cubic(6, 0, 7, 1, 8, 8)], "M0 0q2 0 4 0c2 0 3 1 4 8z"
      ),
      (
        "numbers of any length", 3,
        [.move(-123_456_789, 5), .line(1_000_000_000, 5_000), .line(999_999, 1_234_567), .line(7_999_999, 1_234_566)],
        "M-123456.789.005l1123456.789 4.995-999000.001 1229.567 7000-.001z"
      ),
      ("nothing", 0, [], ""),
    ] as [(String, Int, [Step], String)])
  func steps(_ what: String, _ decimals: Int, _ steps: [Step], _ expected: String) {
    var path = PathData(decimals: decimals)
    for step in steps {
      switch step {
      case .move(let x, let y): path.move(.init(x: x, y: y))
      case .line(let x, let y): path.line(.init(x: x, y: y))
      case .quadratic(let x1, let y1, let x, let y): path.quadratic(.init(x: x1, y: y1), .init(x: x, y: y))
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        path.cubic(.init(x: x1, y: y1), .init(x: x2, y: y2), .init(x: x, y: y))
      }
    }
    path.close()
    #expect(String(decoding: path.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "A number is written in its shortest form, however long it is",
    arguments: [
      (0, 3, "0"), (-0.0, 3, "0"), (0.0004, 3, "0"), (0.5, 3, ".5"), (-0.5, 3, "-.5"), (0.05, 3, ".05"), (17, 0, "17"),
      (100, 0, "100"), (100, 3, "100"), (-999.999, 3, "-999.999"), (1_000, 3, "1000"), (1_000.5, 3, "1000.5"),
      (0.000_001, 6, ".000001"), (0.003_906_25, 9, ".00390625"), (-12_345.678_9, 4, "-12345.6789"),
      (-1e20, 3, "-1000000000000"),
    ] as [(Double, Int, String)])
  func numbers(_ value: Double, _ decimals: Int, _ expected: String) {
    var bytes: [UInt8] = []
    bytes.add(value, decimals: decimals)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
