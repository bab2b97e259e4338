/// Compresses rows of runs as they come into one zlib stream.
protocol RowDeflater: AnyObject {
  /// Adds a row, whose values are as its format keeps them; one as the last is a repetition of it.
  func add(_ row: borrowing RowRuns)
  /// Adds the last row once more.
  func repeatRow()
  /// Takes what of the stream is written so far, unless it is less than so many bytes.
  func take(atLeast count: Int) -> [UInt8]?
  /// Ends a part of the stream with a whole byte: what comes later refers to nothing in it, and doesn't repeat its row.
  func endPart()
  /// The checksum of the rows so far.
  var checksum: Adler32 { get }
  /// Ends the stream and gives the rest of it; `earlier` is the checksum of the parts that others have compressed.
  func finish(after earlier: Adler32) -> [UInt8]
}
