internal import Typeface

/// Short names for an axis's values, each unique whatever the case, safe in a path, and without the `_` that joins
/// them.
enum JobLabels {
  /// The longest label of a value, in bytes: an id has six of them, and a file's name at most 255.
  static let longest = 80

  /// The labels of documents' paths: the path without its ending, and a part of its hash where others are alike.
  static func labels(ofDocuments paths: [String?]) -> [String] {
    distinct(paths.map { $0.map { plain(withoutEnding($0)) } ?? "default" }, texts: paths.map { $0 ?? "" })
  }

  /// The labels of languages: the tag, and a part of the sample's hash where others have the same tag.
  static func labels(of locales: [Matrix.Language]) -> [String] {
    distinct(locales.map { plain($0.tag) }, texts: locales.map { $0.text ?? "" })
  }

  /// Adds a part of the text's hash to each label that is cut, or another's too; so a label doesn't depend on the
  /// order.
  private static func distinct(_ labels: [String], texts: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for label in labels { counts[label.lowercased(), default: 0] += 1 }
    return zip(labels, texts).map { label, text in
      guard counts[label.lowercased()] != 1 || label.utf8.count > longest else { return label }
      return "\(label.prefix(longest))-\(SHA256.hexadecimal(of: Array(text.utf8)).prefix(12))"
    }
  }

  /// Letters and digits of ASCII, `.` and `-`; all else is one `-`, and neither stands at an end.
  static func plain(_ text: String) -> String {
    var label: [UInt8] = []
    for byte in text.utf8 {
      let isKept = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: ".")
      if isKept { label.append(byte) } else if label.last != UInt8(ascii: "-") { label.append(UInt8(ascii: "-")) }
    }
    let isEdge = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
    var rest = label.drop(while: isEdge)
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    return rest.isEmpty ? "sheet" : String(decoding: rest, as: UTF8.self)
  }

  private static func withoutEnding(_ path: String) -> String {
    for ending in [".yaml", ".yml", ".json"] where path.hasSuffix(ending) { return String(path.dropLast(ending.count)) }
    return path
  }
}
