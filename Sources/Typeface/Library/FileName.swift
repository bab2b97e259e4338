/// Takes paths and file names apart, without looking at the disk.
enum FileName {
  /// What stands behind the last slash.
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What stands behind the last full stop, empty when there is none or the name begins with its only one.
  static func fileExtension(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The name without its extension and the full stop before that.
  static func stem(of name: String) -> String {
    let suffix = fileExtension(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}
