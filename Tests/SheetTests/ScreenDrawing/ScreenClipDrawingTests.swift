import DynamicType
import Screens
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("Parts of mock screens that are cut off, as drawn")
struct ScreenClipDrawingTests {
  let press: ScreenPagePress

  init() throws { press = try ScreenPagePress() }

  /// A screen of 320 by 240 pt with parts on it, and the items of each part's cell.
  private func items(
    _ parts: [LaidOutScreen.Part], _ issues: [LaidOutScreen.Issue] = []
  ) throws -> (device: Frame.Point, cells: [String: [Frame.Item]]) {
    let root = try press.part(.screen, "nav", Frame.Rect(x: 0, y: 0, width: 320, height: 240), at: .large)
    // The marker tells where the screen stands on the page.
    let marker = try press.part(.tableCell, "nav/marker", Frame.Rect(x: 0, y: 230, width: 320, height: 10), at: .large)
    let screen = LaidOutScreen(
      name: "nav", category: .large, policy: .adjusts, size: Frame.Size(width: 320, height: 240),
      parts: [root, marker] + parts, issues: issues.map { .init(part: $0.part + 2, kind: $0.kind) })
    let frame = try press.page([screen]).frame
    var cells: [String: [Frame.Item]] = [:]
    for cell in frame.cells { cells[cell.name] = Array(frame.items[cell.items]) }
    guard case .rectangle(let rule, _)? = cells["nav/marker@large"]?.first else {
      throw TestError.noMarker
    }
    return (Frame.Point(x: rule.x - 16, y: rule.y + rule.height - 240), cells)
  }

  private enum TestError: Error { case noMarker }

  private func label(_ name: String, y: Double, clip: Frame.Rect?) throws -> LaidOutScreen.Part {
    var part = try press.part(
      .label, "nav/\(name)", Frame.Rect(x: 16, y: y, width: 200, height: 22), "Save a little", at: .large)
    part.clip = clip
    return part
  }

  @Test("A line that reaches out is told its clip, one within isn't, and one wholly outside isn't there")
  func lines() throws {
    let clip = Frame.Rect(x: 0, y: 40, width: 320, height: 40)
    let (device, cells) = try items([
      try label("free", y: 0, clip: nil), try label("within", y: 49, clip: clip), try label("cut", y: 70, clip: clip),
      try label("gone", y: 90, clip: clip), try label("above", y: 10, clip: clip),
      try label("nowhere", y: 50, clip: Frame.Rect(x: 0, y: 60, width: 320, height: -4)),
    ])
    func clips(_ name: String) -> [Frame.Rect?]? {
      cells["nav/\(name)@large"]?.compactMap { if case .text(let text) = $0 { text.clip } else { nil } }
    }
    #expect(clips("free") == [nil] && clips("within") == [nil])
    #expect(clips("cut") == [Frame.Rect(x: device.x, y: device.y + 40, width: 320, height: 40)])
    for name in ["gone", "above", "nowhere"] { #expect(cells["nav/\(name)@large"] == nil, "\(name)") }
  }

  @Test("Nothing of a screen is painted outside the device, and what is outside isn't there")
  func device() throws {
    var wide = try press.part(
      .label, "nav/wide", Frame.Rect(x: 250, y: 20, width: 200, height: 22), "Save a little each week", at: .large)
    wide.standing = .stale
    let (device, cells) = try items(
      [
        wide, try press.part(.textField, "nav/field", Frame.Rect(x: 280, y: 60, width: 200, height: 34), at: .large),
        try press.part(.image, "nav/image", Frame.Rect(x: 330, y: 100, width: 40, height: 40), at: .large),
      ], [.init(part: 1, kind: .overflowsWidth(160)), .init(part: 2, kind: .overflowsWidth(50))])
    #expect(cells["nav/image@large"] == nil)
    for item in (cells["nav/wide@large"] ?? []) + (cells["nav/field@large"] ?? []) {
      switch item {
      case .text(let text): #expect(text.clip.map { $0.x + $0.width } == device.x + 320)
      case .rectangle(let rect, _): #expect(rect.x + rect.width <= device.x + 320)
      // The outline of a fault lies around what is seen, 1.5 pt wide.
      case .polygon(let points, let color):
        let edge = device.x + 320 + (color == Palette.light.mark ? 1.5 : 0)
        #expect(points.allSatisfy { $0.x <= edge + 1e-9 })
      }
    }
    #expect(cells["nav/wide@large"]?.count == 2 && cells["nav/field@large"]?.count == 2)
  }

  @Test("A rectangle and a ring are cut along the clip's edges, and keep what is inside")
  func shapes() throws {
    var field = try press.part(.textField, "nav/field", Frame.Rect(x: 20, y: 60, width: 200, height: 34), at: .large)
    field.clip = Frame.Rect(x: 0, y: 0, width: 320, height: 80)
    var bar = try press.part(.toolbar, "nav/bar", Frame.Rect(x: 0, y: 120, width: 320, height: 44), at: .large)
    bar.clip = Frame.Rect(x: 10, y: 130, width: 100, height: 20)
    let (device, cells) = try items([field, bar])
    guard case .polygon(let points, _)? = cells["nav/field@large"]?.first else {
      Issue.record("no edge")
      return
    }
    #expect(points.map(\.y).max() == device.y + 80 && points.map(\.y).min() == device.y + 60)
    // A ring of 0.75 pt, 180 pt long above with two sides of 20 pt: its corners of 8 pt take a little away.
    let sides = zip(points, points.dropFirst() + [points[0]])
    let area = abs(sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    #expect(abs(area - 0.75 * (200 + 2 * 20 - 2 * 8 * (2 - .pi / 2))) < 2, "\(area)")
    #expect(
      cells["nav/bar@large"] == [
        .rectangle(
          Frame.Rect(x: device.x + 10, y: device.y + 130, width: 100, height: 20), Palette.light.barGround)
      ])
  }
}
