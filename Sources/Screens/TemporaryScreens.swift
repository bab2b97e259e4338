public import TypeSystem

extension MockScreen {
  public static func builtIn(for document: TypeSystemDocument) -> [MockScreen] {
    func label(_ name: String, _ text: String, _ style: StyleName, lines: Int = 1) -> ScreenTree {
      var node = ScreenNode(.label, name: name, text: text, style: style)
      node.maximumLines = lines
      return ScreenTree(node)
    }
    func row(_ text: String, _ detail: String) -> ScreenTree {
      var stack = ScreenNode(.stack)
      stack.axis = .horizontal
      return ScreenTree(ScreenNode(.tableCell), [
        ScreenTree(stack, [
          ScreenTree(ScreenNode(.image, name: "icon")), label("title", text, .body), label("value", detail, .callout),
        ])
      ])
    }
    var bar = ScreenNode(.navigationBar, text: "Settings for this phone")
    bar.style = .headline
    var tabs = ScreenNode(.tabBar)
    tabs.items = ["Today", "Goals", "You"]
    tabs.current = 1
    let nav = ScreenTree(ScreenNode(.navigationController), [
      ScreenTree(bar, [ScreenTree(ScreenNode(.barButton, name: "add", text: "Add"))]),
      ScreenTree(ScreenNode(.tableScreen, name: "list"), [
        row("Notifications and sounds", "On"), row("Language", "English"), row("Storage", "12 GB of 64 GB"),
        ScreenTree(ScreenNode(.tableCell), [
          label("title", "Keep originals on this phone", .headline, lines: 2),
          ScreenTree(ScreenNode(.textView, name: "body", text: "Pictures are kept in full size here, and in a smaller one everywhere else.", style: .body)),
          ScreenTree(ScreenNode(.button, name: "button", text: "Learn more", style: .body)),
        ]),
      ]),
    ])
    let detail = ScreenTree(ScreenNode(.tabBarController), [
      ScreenTree(tabs),
      ScreenTree(ScreenNode(.screen, name: "goal"), [
        {
          var image = ScreenNode(.image, name: "photo")
          image.height = 180
          return ScreenTree(image)
        }(),
        ScreenTree(ScreenNode(.pageControl, name: "pages")),
        label("title", "Cycling in the mountains", .largeTitle, lines: 2),
        label("text", "Three weeks of quiet roads, from one lake to the next.", .body, lines: 3),
        {
          var field = ScreenNode(.textField, name: "name", text: "Your name", style: .body)
          field.height = 34
          return ScreenTree(field)
        }(),
        ScreenTree(ScreenNode(.button, name: "button", text: "Begin", style: .headline)),
      ]),
      ScreenTree({ var s = ScreenNode(.screen, name: "you"); s.isLoaded = false; return s }(), [label("a", "You", .body)]),
    ])
    return [MockScreen(name: "settings", nav), MockScreen(name: "detail", detail)]
  }
}
