/// Reads property lists, in XML and in the binary form.
public enum PropertyListReader {
  /// The value of a property list.
  ///
  /// - Throws: ``InterchangeError/syntax(_:problem:)`` for what is neither form, or broken;
  ///   ``InterchangeError/tooDeep(path:limit:)`` for more than 128 levels.
  public static func value(_ bytes: [UInt8]) throws(InterchangeError) -> InterchangeValue {
    if bytes.starts(with: "bplist".utf8) {
      var parser = try BinaryPropertyList(bytes)
      return try parser.value()
    }
    var parser = XMLPropertyList(reader: ByteReader(bytes))
    return try parser.document()
  }

  /// How deeply values may be nested.
  static let depthLimit = 128
}
