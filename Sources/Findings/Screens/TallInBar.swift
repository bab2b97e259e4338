internal import Sheet
internal import TypeSystem

/// What stands in a bar and is taller than it.
struct TallInBar: Hashable {
  /// The bar's height in points.
  var room: Double
  /// How high what is in it is.
  var needed: Double
  /// What is too high, within a sentence: "a line is".
  var subject: String
  /// The bar within a sentence: "navigation bar".
  var bar: String
  /// The largest whole size in points that would fit; nil for what isn't one text.
  var largestSize: Int?

  /// What is in a part of a laid out screen; nil where that is no bar, nor a bar's button.
  init?(_ index: Int, excess: Double, on screen: LaidOutScreen) {
    let part = screen.parts[index]
    guard let bar = screen.parts[...index].last(where: { Self.nouns[$0.kind] != nil }), let noun = Self.nouns[bar.kind],
      part.kind == .barButton || part.kind == bar.kind
    else { return nil }
    (self.bar, room, needed) = (noun, part.frame.height, part.frame.height + excess)
    guard part.kind != .toolbar, !part.lines.isEmpty else {
      subject = "what is in it is"
      return
    }
    // A tab's name stands under its icon, which keeps its height.
    let icon = part.kind == .tabBar ? part.symbols.first?.height ?? 0 : 0
    subject = part.kind == .tabBar ? "an icon with its name is" : "a line is"
    if let size = part.font?.pointSize, room > icon { largestSize = Int((room - icon) * size / (needed - icon)) }
  }

  private static let nouns: [ScreenNode.Kind: String] = [
    .navigationBar: "navigation bar", .tabBar: "tab bar", .toolbar: "toolbar",
  ]
}
