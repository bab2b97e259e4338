internal import TypeSystem

/// Swash's way, `adjustsFontForContentSizeCategory`: every loaded text follows by itself whose font is one that UIKit moves.
struct AdjustsWalk: PolicyWalk {
  func run(_ walk: inout ChangeWalk) {
    var index = 0
    while index < walk.state.nodes.count {
      if adjusts(index, walk) {
        walk.restyle(index)
        index += 1
      } else {
        index = walk.leaveRest(at: index)
      }
    }
  }

  /// UIKit asks the font that a text has now, made at whatever category that was.
  private func adjusts(_ index: Int, _ walk: ChangeWalk) -> Bool {
    guard walk.isThere(index), let text = walk.plan.texts[index], text.update == .restyle,
      let font = walk.state.nodes[index].font
    else { return false }
    return walk.plan.adjusts(text, at: font.category)
  }
}
