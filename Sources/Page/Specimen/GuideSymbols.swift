internal import Drawing
internal import Sheet

/// The guides of samples, a group for each set of heights: fonts of one family at many sizes share theirs.
struct GuideSymbols {
  /// The groups so far, one em wide and high.
  private(set) var definitions = ""
  private var known: [String: Int] = [:]

  /// The element that draws a sample's guides over its width, in points; empty without any.
  mutating func use(_ guides: [Guide: Double], width: Double, pointSize: Double) -> String {
    guard pointSize > 0, width > 0 else { return "" }
    let lines = Guide.allCases.compactMap { guide in
      guides[guide].map { "<path class=\"guide \(guide.rawValue)\" d=\"M0 \(Numbers.place(-$0 / pointSize))h1\"/>" }
    }.joined()
    guard !lines.isEmpty else { return "" }
    let number = known[lines] ?? known.count + 1
    if known[lines] == nil {
      known[lines] = number
      definitions += "<g id=\"guides-\(number)\">\(lines)</g>\n"
    }
    return "<use href=\"#guides-\(number)\" "
      + "transform=\"matrix(\(Numbers.place(width)) 0 0 \(Numbers.place(pointSize)) 0 0)\"/>"
  }
}
