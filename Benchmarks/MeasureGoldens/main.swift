// Measures what verifying a sheet costs: specimen-measure-goldens sheet FONTS DOCUMENT TIMES
//                                        specimen-measure-goldens pair EXPECTED.png ACTUAL.png TIMES
//                                        specimen-measure-goldens encode PICTURE.png TARGET.png
//
// `sheet` prints a line a round: the milliseconds of the processor for drawing the page to a bitmap, and for drawing each
// cell alone with the fingerprints of its outlines and of the page. `pair` prints a line a round for comparing two files'
// pictures: the milliseconds on the wall and of the processor, the pixels that differ, and the largest step. The last line
// has the number of cells, or nothing. `encode` writes a picture again, as goldens are written.

import DocumentText
import Drawing
import DynamicType
import Sheet
import Snapshot
import TextLayout
import TypeSystem
import Typeface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The milliseconds of a clock.
func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The milliseconds of the processor that some work takes.
func measure(_ work: () throws -> Void) -> Double {
  let start = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
  do { try work() } catch {
    print(error)
    exit(1)
  }
  return milliseconds(CLOCK_PROCESS_CPUTIME_ID) - start
}

func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else {
    print("cannot open '\(path)'")
    exit(1)
  }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    initializedCount = fread(buffer.baseAddress, 1, count, file)
  }
}

/// The page of a document at all categories.
func page(_ path: String, _ library: FontLibrary) -> Frame? {
  guard let document = DocumentReader.read(bytes(of: path), name: path).document,
    let system = try? Resolver(library: library, missingFace: .fallback).resolve(document)
  else { return nil }
  return try? system.layOut(colophon: Colophon(renderers: []), with: TextShaper(library: library)).frame
}

/// What `verify` takes from a frame.
func verify(_ frame: Frame, _ library: FontLibrary, _ options: PNGOptions) throws -> Int {
  let drawing = try CellDrawing(frame, fonts: library, options: options)
  let cells = try drawing.draw()
  for cell in frame.cells {
    for case .text(let text) in frame.items[cell.items] {
      for run in text.line.runs { _ = drawing.outlines.fingerprint(of: run.glyphs.map(\.id), in: run.font) }
    }
  }
  _ = PageDrawing.fingerprint(frame, options: options)
  return cells.count
}

func measureSheet(_ fonts: String, _ document: String, times: Int) throws {
  let library = FontLibrary()
  _ = try library.load(directory: fonts)
  guard let frame = page(document, library) else {
    print("'\(document)' can't be laid out")
    exit(1)
  }
  let options = PNGOptions(scale: 1)
  var count = 0
  for _ in 0..<times {
    let page = measure { _ = try PNGDrawing.bitmap(frame, fonts: library, options: options) }
    let cells = measure { count = try verify(frame, library, options) }
    print("\(page)\t\(cells)")
  }
  print(count)
}

func measurePair(_ expected: String, _ actual: String, times: Int) throws {
  for _ in 0..<times {
    let (wall, processor) = (milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_PROCESS_CPUTIME_ID))
    let difference = try PNGComparison.compare(bytes(of: expected), bytes(of: actual))
    let taken = (milliseconds(CLOCK_MONOTONIC) - wall, milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor)
    print("\(taken.0)\t\(taken.1)\t\(difference.pixels)\t\(difference.largestStep)")
  }
}

func encode(_ picture: String, _ target: String) throws {
  let file = try PNGDrawing.encode(
    PNGReading.read(bytes(of: picture)), options: PNGOptions(scale: 1, compression: .small))
  guard let output = fopen(target, "wb"), fwrite(file, 1, file.count, output) == file.count, fclose(output) == 0 else {
    print("cannot write '\(target)'")
    exit(1)
  }
}

let words = Array(CommandLine.arguments.dropFirst())
let times = words.last.flatMap { Int($0) } ?? 0
switch words.first {
case "sheet" where words.count == 4: try measureSheet(words[1], words[2], times: times)
case "pair" where words.count == 4: try measurePair(words[1], words[2], times: times)
case "encode" where words.count == 3: try encode(words[1], words[2])
default:
  print(
    "usage: specimen-measure-goldens sheet FONTS DOCUMENT TIMES | pair EXPECTED.png ACTUAL.png TIMES | encode PICTURE.png TARGET.png"
  )
  exit(2)
}
