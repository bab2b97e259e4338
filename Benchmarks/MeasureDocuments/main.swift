// Measures reading documents and working them out: specimen-measure-documents FONTS [DOCUMENT…]
//
// Without documents, one of 200 styles is made up, with each strategy and overrides. Prints a line a document: its name,
// bytes, styles, and the least and the median milliseconds of the processor for reading it, for working it out at all
// categories, and the most memory of the process in KiB at the end.

import DocumentText
import DynamicType
import TypeSystem
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let runs = 51

/// The milliseconds of the processor that this process has taken.
func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The least and the middle of some measurements, with two decimals.
func summary(_ times: [Double]) -> String {
  let sorted = times.sorted()
  let short = { (time: Double) in "\((time * 100).rounded() / 100)" }
  return short(sorted[0]) + "\t" + short(sorted[sorted.count / 2])
}

/// A document of so many styles of the app's own, whose sizes are made in every way there is.
func madeUp(styles: Int) -> String {
  let strategies = [
    "17", "{ metrics: { default: 20, max: 40 } }", "{ system: { factor: 1.1, max: 60 } }",
    "{ multiply: { base: 16, rounding: floor, otherwise: 16, by: { large: 1, xLarge: 1.15, AX1: 1.5, AX5: 2 } } }",
    "{ steps: { base: 15, up: 3 } }", "{ table: { large: 15, AX5: 30 }, missing: nearest }", "{ fixed: 17 }",
  ]
  var text = """
    format: 1
    name: Two hundred
    families:
      slab: { faces: { 300: ZillaSlab-Light, 500: ZillaSlab-Medium, 700: ZillaSlab-Bold }, boldText: heavier }
      sans: { family: Fira Sans, features: { kern: true } }
    defaults: { family: slab, relativeTo: body, weight: medium }
    styles:

    """
  for index in 0..<styles {
    let family = index % 2 == 0 ? "slab" : "sans"
    let weight = [300, 500, 700][index % 3]
    text += "  style\(index): { family: \(family), weight: \(weight), size: \(strategies[index % strategies.count])"
    if index % 5 == 0 { text += ", lineHeight: { multiple: 1.3 }, letterSpacing: { em: 0.01 }" }
    if index % 11 == 0 { text += ", at: { AX5: { size: 50, weight: bold } }" }
    text += " }\n"
  }
  return text
}

func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return bytes
}

func measure(_ name: String, _ text: [UInt8], _ library: FontLibrary) {
  var readTimes: [Double] = []
  var resolveTimes: [Double] = []
  var rows = 0
  for _ in 0..<runs {
    var start = milliseconds()
    let reading = DocumentReader.read(text, name: name)
    readTimes.append(milliseconds() - start)
    guard let document = reading.document else {
      print("\(name)\t\(reading.errors.first?.message ?? "no document")")
      exit(1)
    }
    start = milliseconds()
    let system = try? Resolver(library: library, missingFace: .fallback).resolve(document)
    resolveTimes.append(milliseconds() - start)
    rows = system?.styles.count ?? 0
  }
  print("\(name)\t\(text.count)\t\(rows)\t\(summary(readTimes))\t\(summary(resolveTimes))")
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let fonts = arguments.first else {
  print("usage: specimen-measure-documents FONTS [DOCUMENT…]")
  exit(2)
}
let library = FontLibrary()
do { try library.load(directory: fonts) } catch {
  print("\(error)")
  exit(4)
}
for path in arguments.dropFirst() {
  guard let text = bytes(of: path) else {
    print("\(path)\tcannot be read")
    exit(2)
  }
  measure(path, text, library)
}
measure("200 styles", Array(madeUp(styles: 200).utf8), library)
var usage = rusage()
#if canImport(Glibc)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
#else
  getrusage(RUSAGE_SELF, &usage)
#endif
print("peak\t\(usage.ru_maxrss)")
