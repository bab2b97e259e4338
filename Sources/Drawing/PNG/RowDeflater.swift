/// Compresses rows of runs as they come into one zlib stream.
protocol RowDeflater: AnyObject {
  /// Adds a row, whose values are as its format keeps them.
  func add(_ row: borrowing RowRuns)
  /// Ends the stream and gives all of it.
  func finish() -> [UInt8]
}
