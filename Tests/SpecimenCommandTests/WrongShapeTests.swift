import Testing

@Suite("What can't be shaped is refused with one error and one hint")
struct WrongShapeTests {
  @Test("What is shaped", arguments: shapes)
  func shape(_ wrong: Wrong) { wrong.expectRefusal() }
}

private let shape = ["shape", "--font", "/nowhere/X.ttf", "--text", "x"]

private let shapes: [Wrong] = [
  Wrong(shape, "error: no file or folder '/nowhere/X.ttf'"),
  Wrong(
    ["shape", "--text", "x"],
    "error: 'shape' needs --font FILE\nhint: for example specimen shape --font Fonts/X.ttf --text office"),
  Wrong(
    ["shape", "--font", "X.ttf"],
    "error: 'shape' needs --text TEXT\nhint: for example specimen shape --font Fonts/X.ttf --text office"),
  Wrong(shape + ["--index", "-1"], "error: --index takes a number from 0 to 65535, found '-1'"),
  Wrong(shape + ["--index", "1.5"], "error: --index takes a number from 0 to 65535, found '1.5'"),
  Wrong(
    shape + ["--features", "kern=0,liga="],
    "error: 'liga=' is no feature (--features)\nhint: for example --features kern=0,+liga,aalt[3:5]=2"),
  Wrong(
    shape + ["--variations", "wght=NaN"],
    "error: 'wght=NaN' is no variation (--variations)\nhint: for example --variations wght=700,opsz=20"),
  Wrong(
    shape + ["--direction", "up"],
    "error: no direction named 'up' (--direction)\nhint: known are ltr, rtl, ttb and btt"),
  Wrong(
    shape + ["--script", "Arabic"],
    "error: 'Arabic' is no ISO 15924 script (--script)\nhint: for example --script Arab"),
  Wrong(shape + ["--format", "text"], "error: no format named 'text' (--format)\nhint: known are json and svg"),
]
