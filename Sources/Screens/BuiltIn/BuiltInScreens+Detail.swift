internal import TypeSystem

extension BuiltInScreens {
  /// A place with a picture, a page control and a button in a tab bar controller; a collection is the other tab.
  var detail: MockScreen {
    let place = holder(
      .screen, "place",
      [
        holder(.image, "picture", []) { $0.height = 200 },
        holder(.pageControl, "pages", []) { ($0.pages, $0.current) = (4, 1) },
        label("name", .title1, "Harbour baths", lines: 0),
        label("kind", .headline, "Open-air pool, sauna, café"),
        label("hours", .subheadline, "Open today from 7 in the morning to 9 at night", lines: 2),
        label("text", .body, "Swim lengths in sea water, with a view of the old cranes.", lines: 0),
        text(.button, "book", .headline, "Book a time"),
      ])
    return MockScreen(
      name: "detail",
      holder(
        .tabBarController, "detail",
        [
          place,
          holder(.collectionScreen, "saved", [tile("first", "Rose garden"), tile("second", "Night market")]),
          holder(.tabBar, "tabs", []) { $0.items = ["Nearby", "Saved"] },
        ]))
  }

  private func tile(_ name: String, _ title: String) -> ScreenTree {
    holder(
      .collectionCell, name,
      [ScreenTree(ScreenNode(.image, name: "picture")), label("title", .callout, title, lines: 2)])
  }
}
