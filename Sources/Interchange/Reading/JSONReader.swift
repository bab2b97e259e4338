/// Reads JSON as RFC 8259 has it, and nothing else: keys stay in their order, and none may come twice.
public enum JSONReader {
  /// The value of a JSON file.
  ///
  /// - Throws: ``InterchangeError/syntax(_:problem:)`` with the line and the column, or
  ///   ``InterchangeError/tooDeep(path:limit:)``.
  public static func value(_ bytes: [UInt8]) throws(InterchangeError) -> InterchangeValue {
    var parser = JSONParser(reader: ByteReader(bytes))
    let value = try parser.value(depth: 0)
    parser.reader.skipSpace()
    guard parser.reader.next == nil else { throw parser.reader.expected("the end of the file") }
    return value
  }
}
