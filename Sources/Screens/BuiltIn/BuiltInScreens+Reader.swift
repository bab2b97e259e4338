internal import TypeSystem

extension BuiltInScreens {
  /// A long text under a title and byline, with a toolbar.
  var reader: MockScreen {
    let article = holder(
      .screen, "article",
      [
        label("title", .title1, "The lighthouse keeper who counted ships", lines: 0),
        label("byline", .subheadline, "By Ada Winter, photographs by Tom Hale", lines: 2),
        label("date", .caption2, "12 March"),
        label("first", .body, Self.first, lines: 0), label("second", .body, Self.second, lines: 0),
        label(
          "quote", .callout, "“You learn to tell them by their lights, long before you can read a name.”", lines: 0),
        label("third", .body, Self.third, lines: 0),
        label("source", .footnote, "From the archive of the harbour office", lines: 0),
      ])
    return MockScreen(
      name: "reader",
      holder(
        .navigationController, "reader",
        [
          holder(.navigationBar, "bar", title: "Stories", [text(.barButton, "back", nil, "Back")]),
          article,
          holder(
            .toolbar, "tools",
            [text(.barButton, "save", nil, "Save"), text(.barButton, "share", nil, "Share")]),
        ]))
  }

  private static let first = """
    For thirty-one years she climbed the same hundred and forty steps each evening, lit the lamp, and wrote down every ship \
    that passed. Nobody had asked her to. The books fill two shelves now, and the harbour office has begun to read them.
    """
  private static let second = """
    There are nights with a single line, and nights with sixty. In the winter of the great frost there is nothing for nine \
    days but the weather, the height of the water, and once, in pencil, the word “quiet”.
    """
  private static let third = """
    What began as a habit is the longest unbroken record on this coast. It shows when the herring left, when steam came, \
    and how, year after year, the passages moved a little further from the rocks.
    """
}
