/// A text read as YAML: its tree, as far as it could be read, and everything that is wrong with it.
public struct YAMLReading: Hashable, Sendable {
  /// The document's value; nil where an error left nothing to go on with.
  ///
  /// Where there are errors beside a root, it lacks what they are about: a second value of a key, a merge key.
  public var root: YAMLNode?
  /// The errors in the order of the text.
  public var errors: [YAMLError]

  /// Reads a text in UTF-8 that holds one YAML document; JSON is YAML too.
  ///
  /// A byte order mark may stand before it, and lines may end with CR LF. Anchors and aliases share values.
  public init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    guard bytes.count <= limits.bytes else {
      errors = [YAMLError(.tooManyBytes(bytes.count, limit: limits.bytes), at: .start)]
      return
    }
    if let error = bytes.withUnsafeBufferPointer(TextCheck.firstError) {
      errors = [error]
      return
    }
    let pairs = SurrogatePairs(hidingPairsOf: bytes)
    var builder = TreeBuilder(limits: limits, pairs: pairs, byteCount: bytes.count)
    let failure = EventReader.read(pairs?.bytes ?? bytes) { event throws(YAMLError) in try builder.take(event) }
    errors = builder.errors
    root = builder.root
    if let failure {
      errors.append(failure)
      root = nil
    } else if root == nil || builder.isBlank {
      root = nil
      errors.append(YAMLError(.empty(hasComments: bytes.contains(UInt8(ascii: "#"))), at: .start))
    }
    errors.sort { $0.place < $1.place }
  }
}

extension YAMLNode {
  /// Reads a text as ``YAMLReading`` does, and throws the first error if there is one.
  public init(parsing bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) throws(YAMLError) {
    let reading = YAMLReading(bytes, limits: limits)
    if let error = reading.errors.first { throw error }
    guard let root = reading.root else { throw YAMLError(.empty(hasComments: false), at: .start) }
    self = root
  }
}
