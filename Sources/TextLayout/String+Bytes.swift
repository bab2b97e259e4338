extension String {
  /// Lends the text's UTF-8.
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    // A string of another system's own kind is copied first.
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether both texts have the same bytes, and not only the same characters.
  func hasBytes(of other: String) -> Bool {
    withBytes { mine in other.withBytes { mine.elementsEqual($0) } }
  }
}
