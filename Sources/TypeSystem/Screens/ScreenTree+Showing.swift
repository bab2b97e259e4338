extension ScreenTree {
  /// The element that each one stands in; nil for the whole's own.
  package var parents: [Int?] {
    var parents: [Int?] = Array(repeating: nil, count: elements.count)
    for index in elements.indices { for child in children(of: index) { parents[child] = index } }
    return parents
  }

  /// Whether each element is there: the view of its screen is loaded, and that of what presents it.
  package var loaded: [Bool] {
    let parents = parents
    var loaded: [Bool] = []
    for index in elements.indices {
      let node = elements[index].node
      let isInLoaded = parents[index].map { loaded[$0] } ?? true
      let isPresented = parents[index].map { elements[$0].node.kind == .presented } ?? false
      if node.kind == .presented || node.kind.isController {
        // A controller is loaded by itself, whatever holds it.
        loaded.append(node.isLoaded && (!isPresented || isInLoaded))
      } else {
        loaded.append(isInLoaded)
      }
    }
    return loaded
  }

  /// Whether the view of each controller stands in that of the controller that holds it; true for all other elements.
  ///
  /// Unless the node says so itself, a navigation controller shows its last one, and a tab bar controller the current tab.
  package var shownInParent: [Bool] {
    var shown = elements.map { $0.node.isShowing ?? true }
    for index in elements.indices {
      let controllers = children(of: index).filter { elements[$0].node.kind.isController }
      let chosen: Int
      switch elements[index].node.kind {
      case .navigationController: chosen = controllers.count - 1
      case .tabBarController:
        chosen = children(of: index).first { elements[$0].node.kind == .tabBar }.map { elements[$0].node.current } ?? 0
      default: continue
      }
      for (place, child) in controllers.enumerated() {
        shown[child] = elements[child].node.isShowing ?? (place == chosen)
      }
    }
    return shown
  }

  /// Whether each element can be seen: it is loaded, and so is all that it stands in, and all of that shows.
  ///
  /// A presented screen shows unless it says otherwise, and what lies beneath it goes on showing.
  package var showing: [Bool] {
    let (parents, loaded, shown) = (parents, loaded, shownInParent)
    var showing: [Bool] = []
    for index in elements.indices {
      showing.append(loaded[index] && shown[index] && (parents[index].map { showing[$0] } ?? true))
    }
    return showing
  }
}
