import Screens
import Sheet
import TypeSystem

/// Trees of chance, the same for the same seed.
struct RandomScreens: RandomNumberGenerator {
  private var state: UInt64
  /// Whether heights and widths are fixed now and then.
  let hasFixedSizes: Bool

  init(seed: Int, hasFixedSizes: Bool) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    self.hasFixedSizes = hasFixedSizes
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func screen() -> ScreenTree {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: .node(.screen, nil, several { $0.view(depth: 4) })
    case 1: .node(.tableScreen, nil, several { draw in .node(.tableCell, nil, draw.several { $0.view(depth: 3) }) })
    default:
      .node(.collectionScreen, nil, several { draw in .node(.collectionCell, nil, draw.several { $0.view(depth: 2) }) })
    }
  }

  private mutating func several(_ one: (inout RandomScreens) -> ScreenTree) -> [ScreenTree] {
    var list: [ScreenTree] = []
    for _ in 0..<Int.random(in: 1...4, using: &self) { list.append(one(&self)) }
    return list
  }

  private mutating func view(depth: Int) -> ScreenTree {
    let kinds: [ScreenNode.Kind] = [
      .label, .label, .textView, .textField, .button, .image, .pageControl, .stack, .view,
    ]
    let kind = kinds[Int.random(in: 0..<(depth > 0 ? kinds.count : 7), using: &self)]
    let children = kind == .stack || kind == .view ? several { $0.view(depth: depth - 1) } : []
    let words = (0..<Int.random(in: 0...12, using: &self)).map { _ in ["a", "be", "some", "longer", "supercalifragil"] }
    var text = ""
    for choice in words { text += (text.isEmpty ? "" : " ") + (choice.randomElement(using: &self) ?? "") }
    var node = ScreenNode(kind, text: text, style: children.isEmpty ? .body : nil)
    node.maximumLines = [nil, 0, 2].randomElement(using: &self) ?? nil
    node.axis = kind == .stack && Bool.random(using: &self) ? .horizontal : .vertical
    node.spacing = [nil, 0, 20].randomElement(using: &self) ?? nil
    if hasFixedSizes, Int.random(in: 0..<4, using: &self) == 0 { node.height = Double.random(in: 5...80, using: &self) }
    if hasFixedSizes, Int.random(in: 0..<6, using: &self) == 0 { node.width = Double.random(in: 5...400, using: &self) }
    return ScreenTree(node, children)
  }
}
