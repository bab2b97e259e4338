internal import Spelling
internal import TypeSystem

extension DocumentProblem {
  /// The messages of screens.
  var screenMessage: String? {
    switch self {
    case .severalKinds(let kind, let other): "a node is of one kind, and has the key \(quoted(other)) beside '\(kind)'"
    case .unknownScreen(let text, _): "no screen of this document named \(quoted(text))"
    case .screenCycle(let names):
      "screens hold each other in a circle: \(Self.circle(names))"
    case .emptyScreenName: "a screen needs a name"
    case .directionInside: "'direction' is that of a whole screen, and stands at its outermost node"
    case .roleWithoutFont(let name): "the role \(quoted(name)) has no font"
    case .screensTooLarge(let count, let what, let limit):
      "the screens have \(Amounts.count(count)) \(what) together, and at most \(Amounts.count(limit)) are read"
    case .screen(let kind): ScreenProblem(element: 0, kind: kind).message
    default: nil
    }
  }

  /// A circle's entries; of a long one the first, and how many there are.
  private static func circle(_ names: [String]) -> String {
    let shown = names.count > 8 ? names.prefix(5) : names[...]
    let path = shown.map { Quoting.quoted($0) }.joined(separator: " → ")
    return names.count > 8 ? "\(path) → …, \(names.count - 1) of them" : path
  }

  /// The hints of screens.
  var screenHint: String? {
    switch self {
    case .severalKinds(let kind, let other) where ScreenNode.Kind(rawValue: kind)?.attributes.contains(other) == true:
      "what it says of itself stands under its kind, as in '\(kind): { \(other): … }'"
    case .severalKinds: "put each in an item of its own"
    case .unknownScreen(let text, let known):
      ScreenNode.Kind(rawValue: text).map { "a node is written \($0.example)" }
        ?? suggestion(text, known, declared(known, "screens"))
    case .directionInside: "move it to the outermost node, or leave it out"
    case .screenCycle: "let one of them go without"
    case .roleWithoutFont: "give it a 'style', or a font and a size"
    case .screensTooLarge: "let fewer screens hold the same entries"
    case .screen(let kind): ScreenProblem(element: 0, kind: kind).hint
    default: nil
    }
  }
}
