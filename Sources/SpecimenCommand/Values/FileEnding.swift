/// The end of a file's name.
enum FileEnding {
  /// What stands after the last full stop of the last component, in lower case; empty when there is none.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
