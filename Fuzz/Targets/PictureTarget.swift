internal import Drawing
internal import Snapshot

/// Takes a PNG as it is, with its checksums put right, and as rows that a sound stream holds.
enum PictureTarget {
  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    let outcome = read(bytes)
    read(PNGRepair.withChecksums(bytes))
    read(PNGRepair.withStoredRows(bytes))
    return outcome
  }

  @discardableResult
  private static func read(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    // A side as large as a fuzzer likes would take all its time.
    let limits = PNGLimits(side: 4096, pixels: 1 << 18)
    do throws(PNGReadingError) {
      let picture = try PNGReading.read(bytes, limits: limits)
      compare(bytes, picture, limits)
      return .taken("\(picture.width) x \(picture.height)")
    } catch {
      guard (try? PNGComparison.compare(bytes, reference(width: 2, height: 2).png, limits: limits)) == nil else {
        fatalError("a picture that can't be read is compared")
      }
      return .refused(error.description)
    }
  }

  /// Compares a file with another one of its size and with one of another size.
  ///
  /// What is counted without keeping the pictures has to be what is counted in them.
  private static func compare(_ bytes: [UInt8], _ picture: Bitmap, _ limits: PNGLimits) {
    let others = [reference(width: picture.width, height: picture.height), reference(width: 3, height: 5)]
    for other in others {
      for tolerance in [Tolerance.exact, Tolerance(step: 9, pixels: 3)] {
        let counted = BitmapDifference.between(picture, nil, other.picture, nil, tolerance: tolerance)
        let compared = try? PNGComparison.compare(bytes, other.png, tolerance: tolerance, limits: limits)
        promise(compared == counted, "a comparison of files is one of their pictures")
      }
    }
  }

  /// A picture with something of everything, and its file.
  private static func reference(width: Int, height: Int) -> (picture: Bitmap, png: [UInt8]) {
    let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: 0xFF00_0000 | $0 &* 0x0102_03) }
    let picture = Bitmap(width: width, height: height, pixels: pixels)
    guard let png = try? PNGDrawing.encode(picture) else { fatalError("a picture is not written") }
    return (picture, png)
  }
}
