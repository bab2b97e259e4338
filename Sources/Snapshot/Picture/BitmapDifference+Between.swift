extension BitmapDifference {
  /// What differs between two pictures, or regions of them, laid over each other by their top left corners.
  ///
  /// Regions of different sizes are compared on the larger canvas: a pixel that one alone has differs, whatever the
  /// tolerance's step. So does one where a region reaches over its picture's edge and the other doesn't; where both do,
  /// there is nothing to compare. Places are counted from the regions' corner. `largestStep` is over all pixels, those
  /// within the step too.
  public static func between(
    _ expected: Bitmap, _ expectedRegion: PixelRect?, _ actual: Bitmap, _ actualRegion: PixelRect?,
    tolerance: Tolerance
  ) -> BitmapDifference {
    let regions = ComparedRegions(expected, expectedRegion, actual, actualRegion)
    var scan = DifferenceScan(regions, step: tolerance.step)
    scan.scan()
    var difference = scan.difference
    if let density = tolerance.density, let bounds = difference.bounds {
      var windows = DifferenceDensity(regions, step: tolerance.step, bounds: bounds, side: density.side)
      difference.densest = windows.densest()
    }
    return difference
  }

  /// What differs between two whole pictures.
  public static func between(
    _ expected: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact
  ) -> BitmapDifference {
    between(expected, nil, actual, nil, tolerance: tolerance)
  }
}

extension Tolerance {
  /// Whether so much counts as alike; the difference must have been counted with this tolerance.
  public func forgives(_ difference: BitmapDifference) -> Bool {
    guard difference.pixels <= pixels || difference.pixels == 0 else { return false }
    guard let density else { return true }
    return difference.densest <= density.pixels || difference.pixels == 0
  }
}
