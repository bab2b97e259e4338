public import TypeSystem

extension MockScreen {
  /// Five screens for any document of iOS: `settings`, `reader`, `form`, `detail` and `styles`.
  ///
  /// The first four are set in Apple's styles; one that the document has no size for gives way to body, or to the first that
  /// it has. `styles` has a label for each text style that the document shows.
  public static func builtIn(for document: TypeSystemDocument) -> [MockScreen] {
    let builder = BuiltInScreens(document)
    return [builder.settings, builder.reader, builder.form, builder.detail, builder.styles]
  }
}

/// Writes the built-in screens in a document's styles.
struct BuiltInScreens {
  /// The text styles that the document has a size for, in the order of a sheet.
  private let shown: [StyleName]

  init(_ document: TypeSystemDocument) {
    shown = document.shownStyles.filter { style in
      !style.isRole && (document.undefinedStyles != .error || document.rule(of: style) != nil)
    }
  }

  /// A style, or what gives a text of it a font where the document has none.
  func style(_ wanted: StyleName) -> StyleName? {
    [wanted, .body].first { shown.contains($0) } ?? shown.first
  }

  func text(
    _ kind: ScreenNode.Kind, _ name: String, _ style: StyleName?, _ text: String, lines: Int? = nil
  ) -> ScreenTree {
    var node = ScreenNode(kind, name: name, text: text, style: style.flatMap(self.style))
    node.maximumLines = lines
    return ScreenTree(node)
  }

  func label(_ name: String, _ style: StyleName, _ words: String, lines: Int? = nil) -> ScreenTree {
    text(.label, name, style, words, lines: lines)
  }

  func holder(
    _ kind: ScreenNode.Kind, _ name: String? = nil, title: String? = nil, _ children: [ScreenTree],
    _ change: (inout ScreenNode) -> Void = { _ in }
  ) -> ScreenTree {
    var node = ScreenNode(kind, name: name, text: title)
    change(&node)
    return ScreenTree(node, children)
  }

  func icon(_ name: String, beside text: String) -> ScreenTree {
    var node = ScreenNode(.image, name: name)
    node.alignment = ScreenNode.CapHeightAlignment(to: text)
    return ScreenTree(node)
  }

  /// One label for each text style that the document shows, with the style's own sample.
  var styles: MockScreen {
    let labels = shown.map { style in
      var node = ScreenNode(.label, name: style.name, style: style)
      node.maximumLines = 0
      return ScreenTree(node)
    }
    // A document without a single style has a stack all the same.
    let parts = labels.isEmpty ? [ScreenTree(ScreenNode(.label, name: "label"))] : labels
    return MockScreen(name: "styles", holder(.stack, "styles", parts))
  }
}
