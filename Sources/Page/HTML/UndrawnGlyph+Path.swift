internal import Sheet

extension [UndrawnGlyph] {
  /// The element that draws the boxes from where the line begins, in the colour of a class.
  func path(x: Double = 0, class name: String) -> String {
    let strokes = flatMap { $0.strokes(x: x) }.map { stroke in
      "M\(Numbers.place(stroke.x)) \(Numbers.place(stroke.y))h\(Numbers.place(stroke.width))"
        + "v\(Numbers.place(stroke.height))h\(Numbers.place(-stroke.width))z"
    }
    return "<path class=\"\(name)\" fill=\"currentColor\" d=\"\(strokes.joined())\"/>"
  }
}
