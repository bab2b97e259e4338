extension ScreenNode.Kind {
  /// The kinds that stand for a view controller: they can be loaded, show, and have others in them.
  public static let controllers: [Self] = [
    .navigationController, .tabBarController, .screen, .tableScreen, .collectionScreen,
  ]

  /// The kinds that stand for a view, and may stand in any other view that holds something.
  public static let views: [Self] = [.view, .stack, .label, .textField, .textView, .button, .pageControl, .image]

  /// Whether it stands for a view controller.
  public var isController: Bool { Self.controllers.contains(self) }

  /// Whether it is a cell of a table or of a collection.
  public var isCell: Bool { self == .tableCell || self == .collectionCell }

  /// Whether a node of the kind is a text itself, so that what it is set in is its own; a tab bar's items are not.
  public var isText: Bool {
    switch self {
    case .label, .textField, .textView, .button, .barButton: true
    default: false
    }
  }

  /// What may stand in a node of the kind; empty for those that hold nothing.
  package var allowedChildren: [Self] {
    switch self {
    case .navigationController:
      [.navigationBar, .toolbar, .presented] + Self.controllers.filter { $0 != .navigationController }
    case .tabBarController: [.tabBar, .presented] + Self.controllers.filter { $0 != .tabBarController }
    case .screen: [.navigationBar, .toolbar, .presented] + Self.controllers + Self.views
    case .tableScreen: [.navigationBar, .toolbar, .presented, .tableCell]
    case .collectionScreen: [.navigationBar, .toolbar, .presented, .collectionCell]
    case .presented: Self.controllers
    case .navigationBar, .toolbar: [.barButton] + Self.views
    case .view, .stack, .tableCell, .collectionCell: Self.views
    case .tabBar, .label, .textField, .textView, .button, .barButton, .pageControl, .image: []
    }
  }

  /// What has to stand in a node of the kind, at least one of them; empty where it may be empty.
  package var neededChildren: [Self] {
    switch self {
    case .navigationController, .tabBarController: allowedChildren.filter(\.isController)
    case .tableScreen: [.tableCell]
    case .collectionScreen: [.collectionCell]
    case .screen, .presented, .stack, .tableCell, .collectionCell: allowedChildren
    default: []
    }
  }

  /// Whether a node that holds one of the kind holds no second one.
  var isSingle: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .presented: true
    default: false
    }
  }
}
