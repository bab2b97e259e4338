internal import TypeSystem

/// A role whose text stands in a bar of fixed height, as UIKit has it on an upright iPhone.
enum BarRole {
  /// The title of a navigation bar that isn't large.
  case navigationTitle
  /// A button in a navigation bar.
  case navigationItem
  /// The name under a tab's icon.
  case tabBarItem
  /// A button in a toolbar.
  case toolbarItem

  /// The role of a row's name; nil for one that isn't in a bar.
  init?(_ name: StyleName) {
    guard case .role(let role) = name else { return nil }
    switch role {
    case "navigationTitle": self = .navigationTitle
    case "navigationItem", "barButton": self = .navigationItem
    case "tabBarItem": self = .tabBarItem
    case "toolbarItem": self = .toolbarItem
    default: return nil
    }
  }

  /// How high the bar lets a line of its text be, in points.
  ///
  /// A tab's name stands under an icon, which is 25 pt high by Apple's guidelines: 24 pt of 49 are the most that can be left,
  /// margins not counted. UIKit's own label is 12 pt high.
  var room: Double { self == .tabBarItem ? height - 25 : height }

  /// The bar's height in points, as measured on iPhones since iOS 7.
  var height: Double {
    switch self {
    case .navigationTitle, .navigationItem, .toolbarItem: 44
    case .tabBarItem: 49
    }
  }

  /// What has the room, within a sentence: "a toolbar of 44 pt".
  var place: String {
    let whole = "a \(bar) of \(Words.points(height))"
    return self == .tabBarItem ? "\(whole) has under its icons" : whole
  }

  /// The bar's name within a sentence.
  private var bar: String {
    switch self {
    case .navigationTitle, .navigationItem: "navigation bar"
    case .tabBarItem: "tab bar"
    case .toolbarItem: "toolbar"
    }
  }
}
