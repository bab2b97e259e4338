internal import DynamicType
internal import TypeSystem
public import Typeface

/// A step of a change's way through a screen, or something that it doesn't reach.
public struct ScreenVisit: Hashable, Sendable {
  /// What is done at an element, or why nothing is.
  public enum Action: Hashable, Sendable {
    /// A controller goes through what it holds.
    case recurse
    /// A table or a collection makes all its cells anew.
    case reload
    /// A view has been gone through, and does what it does itself: nothing, unless an app overrides it.
    case own
    /// A screen that listens is told of the change.
    case handler
    /// A page control is given its two colours.
    case tint
    /// A text is set in its style's font again.
    case restyle(from: SetFont, to: SetFont)
    /// A text keeps its font and size, and is given features.
    case features(from: SetFont, to: SetFont, [FontFeature])
    /// A text of a cell that is made only now.
    case make(SetFont)
    /// Not visited: how the text stands, and what it is still set in.
    case left(NodeState.Standing, SetFont)
    /// Not visited: a text without a font.
    case noFont
    /// Not visited: a screen whose view isn't loaded.
    case notLoaded
    /// Not visited: a presented screen, which is no child of the one that presents it.
    case notReached
    /// Not visited: a tab bar, at which the walk stops.
    case notEntered
  }

  /// The visit's number, from 1; nil for what is not visited.
  public var number: Int?
  /// The element's path; a navigation bar's title has a path of its own.
  public var path: String
  /// What is done there, or why nothing is.
  public var action: Action

  /// A step at a path.
  public init(number: Int?, path: String, action: Action) {
    self.number = number
    self.path = path
    self.action = action
  }
}

/// A font at a size, as a trace says it.
public struct SetFont: Hashable, Sendable {
  /// The PostScript name of the face that was asked for, whatever is drawn in its place.
  public var postScriptName: String
  /// The size in points.
  public var pointSize: Double

  /// Names a font.
  public init(postScriptName: String, pointSize: Double) {
    self.postScriptName = postScriptName
    self.pointSize = pointSize
  }

  /// What a cell is set in.
  init(_ cell: ResolvedCell?) {
    let missing = cell?.marks.lazy.compactMap { mark -> String? in
      switch mark {
      case .faceStandIn(let name), .fallback(let name): name
      default: nil
      }
    }.first
    self.init(postScriptName: missing ?? cell?.face?.postScriptName ?? "", pointSize: cell?.pointSize ?? 0)
  }
}
