internal import Screens
internal import TypeSystem

extension LaidOutScreen {
  /// The device's edges, from the screen's top left corner: nothing of the screen is painted outside.
  var device: Frame.Rect {
    Frame.Rect(
      x: 0, y: -ScreenStand.bezel, width: size.width, height: size.height + 2 * ScreenStand.bezel)
  }

  /// Gives each part the clip that its own fixed height and width and those around it make, where it stands at last.
  ///
  /// A height cuts above and below, a width at the sides. Bars and what stands in them as a button cut nothing, as in
  /// UIKit: a title that is too tall sticks out.
  mutating func clip(by tree: ScreenTree) {
    var open: [(elements: Range<Int>, clip: Frame.Rect)] = []
    for index in parts.indices {
      let element = parts[index].element
      while let last = open.last, !last.elements.contains(element) { open.removeLast() }
      let node = tree.elements[element].node
      if node.clips {
        let (frame, around) = (parts[index].frame, open.last?.clip ?? device)
        let clip = around.clipped(
          to: Frame.Rect(
            x: node.width == nil ? around.x : frame.x, y: node.height == nil ? around.y : frame.y,
            width: node.width == nil ? around.width : frame.width,
            height: node.height == nil ? around.height : frame.height))
        open.append((element..<element + tree.elements[element].count, clip))
      }
      parts[index].clip = open.last?.clip
    }
  }
}

extension ScreenNode {
  /// Whether it cuts what is in it: it has a height or width of its own, isn't a bar or in one, and has something in it.
  fileprivate var clips: Bool {
    switch kind {
    case .navigationBar, .toolbar, .tabBar, .barButton, .image: false
    default: height != nil || width != nil
    }
  }
}
