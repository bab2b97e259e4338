import Specimen

// Times the SVG writer alone: the default sheet, laid out once and written again and again.
//
//     svg-writer FONTS [RUNS]
//
// Prints the milliseconds of the median and of the fastest run, and the file's bytes.

let fonts = FontLibrary()
try fonts.load(directory: CommandLine.arguments[1])
let runs = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 50 : 50
let sheet = try SpecimenSheet(.embeddedDefault, fonts: fonts)
var byteCount = 0
let clock = ContinuousClock()
let times = try (0..<runs).map { _ in
  try clock.measure { byteCount = try sheet.svg().bytes.count } / .milliseconds(1)
}.sorted()
print(times[times.count / 2], times[0], byteCount)
