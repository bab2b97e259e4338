// Measures laying out mock screens: specimen-measure-screens FONTS SCREENS
//
// The five built-in screens are taken in turn, each time with other texts, until there are so many; each is worked out,
// built at every category and laid out at 375 pt. Prints a line: screens, layouts, parts, milliseconds of the processor for
// working out and building, those for laying out, and the most memory of the process in KiB before and at the end.

import DocumentText
import DynamicType
import Languages
import Screens
import Sheet
import TextLayout
import TypeSystem
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let documentText = """
  format: 1
  name: Screens
  families:
    slab: { family: Zilla Slab }
    sans: { family: Fira Sans }
  styles:
    title1: { family: slab, weight: bold, size: { system: {} } }
    headline: { family: slab, weight: bold, size: { system: {} } }
    body: { family: sans, size: { system: {} } }
    callout: { family: sans, size: { system: {} } }
    footnote: { family: sans, size: { system: {} } }
  """

/// The milliseconds of the processor that this process has taken.
func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The most memory that this process has had, in KiB.
func peak() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
    getrusage(RUSAGE_SELF, &usage)
  #endif
  return Int(usage.ru_maxrss)
}

/// A built-in screen whose texts are its own: nothing that was kept for another helps.
func screen(_ number: Int, of builtIn: [MockScreen]) -> MockScreen {
  let pattern = builtIn[number % builtIn.count]
  return MockScreen(name: pattern.name, pattern.tree.withOwnTexts(number))
}

extension ScreenTree {
  func withOwnTexts(_ number: Int) -> ScreenTree { part(at: 0, number) }

  private func part(at index: Int, _ number: Int) -> ScreenTree {
    var node = elements[index].node
    node.text = node.text.map { "\($0) \(number)" }
    return ScreenTree(node, children(of: index).map { part(at: $0, number) })
  }
}

func measure(_ count: Int, fonts: String) throws {
  let library = FontLibrary()
  try library.load(directory: fonts)
  let reading = DocumentReader.read(Array(documentText.utf8), name: "screens")
  guard let document = reading.document else {
    print(reading.errors.first?.message ?? "no document")
    exit(1)
  }
  let system = try Resolver(library: library, missingFace: .fallback).resolve(document)
  let layouter = try ScreenLayouter(system, TextShaper(library: library), breaker: .open())
  let builtIn = MockScreen.builtIn(for: document)
  let before = peak()
  var (building, layingOut) = (0.0, 0.0)
  var (layouts, parts) = (0, 0)
  for number in 0..<count {
    var start = milliseconds()
    let plan = try ScreenPlan(screen(number, of: builtIn), in: system, fonts: library)
    let states = system.categories.map { plan.build(at: $0) }
    building += milliseconds() - start
    start = milliseconds()
    for state in states {
      parts += try layouter.layOut(state, width: 375).parts.count
      layouts += 1
    }
    layingOut += milliseconds() - start
  }
  print("\(count)\t\(layouts)\t\(parts)\t\(Int(building))\t\(Int(layingOut))\t\(before)\t\(peak())")
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else {
  print("usage: specimen-measure-screens FONTS SCREENS")
  exit(2)
}
do { try measure(count, fonts: arguments[1]) } catch {
  print("\(error)")
  exit(4)
}
