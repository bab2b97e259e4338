import DynamicType
import Screens
import Sheet
import TextLayout
import TypeSystem
import Typeface

/// A laid out screen as text, a line for each part and each of its lines.
enum ScreenText {
  static func dump(_ screen: LaidOutScreen, fonts: FontLibrary) -> String {
    let direction = screen.isRightToLeft ? "right to left" : "left to right"
    var lines = [
      "\(screen.name) at \(screen.category.name), \(numbers(screen.size.width, screen.size.height)), \(direction)"
    ]
    for part in screen.parts {
      let frame = part.frame
      let style = part.style.map { " \($0.name)" } ?? ""
      lines.append(
        "\(part.path) \(part.kind.rawValue) \(numbers(frame.x, frame.y, frame.width, frame.height))\(style)"
          + " \(part.standing.rawValue)")
      if let clip = part.clip { lines.append("  clip \(numbers(clip.x, clip.y, clip.width, clip.height))") }
      for placed in part.lines {
        let faces = placed.line.runs.map { fonts[$0.font.face].instanceName(of: $0.font) }.joined(separator: "+")
        lines.append(
          "  \(numbers(placed.origin.x, placed.origin.y)) \(faces) "
            + "\(numbers(placed.line.runs.first?.pointSize ?? 0)) pt"
            + " '\(placed.line.text)'")
      }
      for symbol in part.symbols { lines.append("  symbol \(numbers(symbol.x, symbol.y, symbol.width))") }
    }
    for issue in screen.issues { lines.append("! \(screen.parts[issue.part].path) \(words(issue.kind))") }
    for hidden in screen.hiddenPaths { lines.append("- \(hidden.path)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ kind: LaidOutScreen.Issue.Kind) -> String {
    switch kind {
    case .overflowsHeight(let points): "overflows by \(numbers(points)) pt in height"
    case .overflowsWidth(let points): "overflows by \(numbers(points)) pt in width"
    case .truncated(let needed, let shown, let words, let characters):
      "shows \(shown) of \(needed) lines, without \(words) words, \(characters) characters"
    case .brokenWords(let count, let first): "breaks \(count) words, '\(first)' first"
    case .stale(let size, let newSize): "stale \(numbers(size)) not \(numbers(newSize)) pt"
    }
  }

  /// At most two decimals, which a hundredth of a point is enough for.
  private static func numbers(_ values: Double...) -> String {
    values.map { value in
      let hundredths = (value * 100).rounded() / 100
      return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }.joined(separator: " ")
  }
}
