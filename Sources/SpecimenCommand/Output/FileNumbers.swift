/// Names for several files in the place of one.
package enum FileNumbers {
  /// The path of one of several files, counted from 1: `sheet.png` becomes `sheet-01.png`.
  ///
  /// The number stands before the ending, where that is the format's own, and has at least two digits, and as many as the
  /// last one needs. One file alone keeps its name.
  package static func path(_ path: String, _ number: Int, of count: Int, format: PictureFormat) -> String {
    guard count > 1 else { return path }
    let (stem, ending) = parts(of: path, format)
    let digits = String(number)
    let width = max(2, String(count).count)
    return "\(stem)-\(String(repeating: "0", count: width - digits.count))\(digits)\(ending)"
  }

  /// Whether a path could be one of another's numbered files.
  package static func couldClash(_ path: String, with other: String, format: PictureFormat) -> Bool {
    let (stem, ending) = parts(of: path, format)
    let (otherStem, otherEnding) = parts(of: other, format)
    guard ending == otherEnding, stem.hasPrefix(otherStem + "-") else { return false }
    let rest = stem.dropFirst(otherStem.count + 1).utf8
    return rest.count >= 2 && rest.allSatisfy(ASCII.isDigit)
  }

  private static func parts(of path: String, _ format: PictureFormat) -> (stem: Substring, ending: Substring) {
    guard FileEnding.of(path) == format.rawValue else { return (path[...], "") }
    let end = path.index(path.endIndex, offsetBy: -(format.rawValue.count + 1))
    return (path[..<end], path[end...])
  }
}
