/// Compresses rows of runs as they come into one zlib stream.
protocol RowDeflater: AnyObject {
  /// Adds a row, whose values are as its format keeps them.
  func add(_ row: borrowing RowRuns)
  /// Adds the last row once more: the same bytes come of it as of adding it again.
  func repeatRow()
  /// Takes what of the stream is written so far, unless it is less than so many bytes.
  func take(atLeast count: Int) -> [UInt8]?
  /// Ends the stream and gives the rest of it.
  func finish() -> [UInt8]
}
