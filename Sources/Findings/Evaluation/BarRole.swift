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

  /// The bar's height in points, as measured on iPhones since iOS 7.
  var height: Double {
    switch self {
    case .navigationTitle, .navigationItem, .toolbarItem: 44
    case .tabBarItem: 49
    }
  }

  /// The bar's name within a sentence.
  var bar: String {
    switch self {
    case .navigationTitle, .navigationItem: "navigation bar"
    case .tabBarItem: "tab bar"
    case .toolbarItem: "toolbar"
    }
  }
}
