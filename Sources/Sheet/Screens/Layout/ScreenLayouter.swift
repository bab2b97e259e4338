package import Languages
package import Screens
package import TextLayout
package import TypeSystem

/// Lays mock screens out at a device width, with the fonts of one library: one worker has one layouter.
///
/// Where a text's lines may end is found once, and kept for every category and width.
package final class ScreenLayouter {
  let setter: ScreenTextSetter
  let language: String
  let tint: RoleRule.Tint?
  private let shaper: TextShaper

  /// Lays out screens of a system; the shaper's library is the one that the system was worked out against.
  package init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, breaker: LineBreaker) {
    setter = ScreenTextSetter(system, shaper, breaker)
    self.shaper = shaper
    language = system.document.language
    tint = system.document.roles["pageControl"]?.tint
  }

  /// Lays a screen out as it stands, at a width in points.
  ///
  /// - Throws: ``SheetError/screenWidth(_:)`` for a width that isn't from 64 to 2,000, ``SheetError/text(_:)`` for a
  ///   text that can't be set, and ``SheetError/lineBreaks(_:)`` where ICU doesn't say where lines end.
  package func layOut(_ state: ScreenState, width: Double) throws(SheetError) -> LaidOutScreen {
    guard ScreenMetrics.widths.contains(width) else { throw .screenWidth(width) }
    var pass = ScreenPass(state, setter, tint)
    let height = try pass.layOutWhole(width: width)
    var screen = LaidOutScreen(
      name: state.screen.name, category: state.category, policy: state.policy,
      size: Frame.Size(width: width, height: height), parts: pass.parts, issues: pass.issuesInOrder,
      hiddenPaths: pass.hiddenPaths)
    screen.hiddenStale = pass.hiddenStale
    for part in screen.parts.indices { screen.parts[part].readCharacters(shaper) }
    if state.screen.tree.direction(language: language) == .rightToLeft { screen.mirror() }
    screen.clip(by: state.screen.tree)
    return screen
  }
}
