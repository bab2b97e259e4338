internal import DynamicType
internal import Spelling

extension ScreenProblem {
  /// What is wrong, in one line; the place is told by whoever knows it.
  package var message: String { kind.message }

  /// What to do about it, where there is something to say.
  package var hint: String? { kind.hint }
}

extension ScreenProblem.Kind {
  fileprivate var message: String {
    switch self {
    case .tooDeep(let depth):
      "nodes lie \(Amounts.count(depth)) deep in each other, and at most \(ScreenTree.maximumDepth) are read"
    case .tooManyNodes(let count):
      "the screen has \(Amounts.count(count)) nodes, and at most \(Amounts.count(ScreenTree.maximumCount)) are read"
    case .empty(let kind, let name): Self.empty(kind, name.map(Self.quoted))
    case .childNotAllowed(let child, let parent):
      parent.allowedChildren.isEmpty
        ? "a '\(parent.rawValue)' holds nothing, not a '\(child.rawValue)' either"
        : "a '\(child.rawValue)' can't stand in a '\(parent.rawValue)'"
    case .rootNotAllowed(let kind): "a '\(kind.rawValue)' is a part of a screen and none by itself"
    case .several(let kind, let parent, let count):
      "a '\(parent.rawValue)' holds one \(kind.map { "'\($0.rawValue)'" } ?? "controller"), not \(count)"
    case .sameName(let name): "two nodes beside each other are called \(Self.quoted(name))"
    case .unknownAlignment(let name, _, _): "no text named \(Self.quoted(name)) stands beside it"
    case .alignedToNoText(let name, let other, let isItself):
      "'align' is to a text beside it, and \(Self.quoted(name)) is \(isItself ? "the node itself" : "a node '\(other.rawValue)'")"
    case .slashInName(let name): "a name in paths has no '/', found \(Self.quoted(name))"
    case .nameTooLong(let count):
      "a name in paths has at most \(ScreenTree.maximumNameLength) characters, found \(count)"
    case .tooManyItems(let count): "a tab bar has at most \(ScreenTree.maximumItemCount) items, found \(count)"
    case .outOfRange(let member, let number):
      "'\(member.rawValue)' takes \(member.words), not \(trimmed(number, decimals: 3))"
    case .noSuchPage(let page, let count): "'current' counts from 0 to \(max(count - 1, 0)), and is \(page)"
    case .textTooLong(let count):
      "the text has \(Amounts.count(count)) characters, and at most \(Amounts.count(ScreenTree.maximumTextLength)) are laid out"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .empty(let kind, _): "it needs \(Self.list(kind.neededChildren, "or"))"
    case .childNotAllowed(_, let parent) where !parent.allowedChildren.isEmpty:
      "it holds \(Self.list(parent.allowedChildren, "and"))"
    case .rootNotAllowed: "a screen is a controller or a view: \(Self.list(.controllers + .views, "or"))"
    case .sameName: "give one of them another 'name'"
    case .unknownAlignment(_, let nearest, _) where !nearest.isEmpty:
      "did you mean \(Spelling.list(nearest.map(Self.quoted), "or"))?"
    case .unknownAlignment(_, _, let known):
      known.isEmpty
        ? "no text beside it has a 'name'" : "beside it are \(Spelling.list(known.map(Self.quoted), limit: 6))"
    case .alignedToNoText: "name a label, field, text view or button beside it"
    case .slashInName: "'/' stands between the names of a path"
    case .tooDeep: "leave out views that only hold one other"
    case .tooManyNodes: "make several screens of it"
    case .noSuchPage(_, let count): count > 1 ? "the first is 0, the last \(count - 1)" : "leave it out: there is one"
    default: nil
    }
  }

  private static func empty(_ kind: ScreenNode.Kind, _ name: String?) -> String {
    if kind.isController { return "nothing stands on the screen" + (name.map { " \($0)" } ?? "") }
    return "nothing stands in the '\(kind.rawValue)'" + (name.map { " \($0)" } ?? "")
  }

  private static func quoted(_ name: String) -> String { "'\(name.withoutDirectionControls)'" }

  private static func list(_ kinds: [ScreenNode.Kind], _ conjunction: String) -> String {
    Spelling.list(kinds.map(\.rawValue), conjunction)
  }
}

extension [ScreenNode.Kind] {
  fileprivate static var controllers: Self { ScreenNode.Kind.controllers }
  fileprivate static var views: Self { ScreenNode.Kind.views }
}

extension ScreenProblem.Member {
  /// What it takes, as a message says it.
  package var words: String {
    switch self {
    case .height, .width: "points over 0, up to 14400"
    case .spacing: "points from 0 to 14400"
    case .factor: "a share from 0 to 1"
    case .lines: "a whole number from 0, for any number of lines, to 1000"
    case .pages: "a whole number from 1 to 100"
    }
  }
}
