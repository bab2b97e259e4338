internal import TypeSystem

extension BuiltInScreens {
  /// A list of rows with an icon, a title and a value, in sections, under a navigation bar; a sheet is presented.
  var settings: MockScreen {
    let list = holder(
      .tableScreen, "list",
      [
        section("general", "General"), row("display", "Display and text size", "Large"),
        row("notifications", "Notifications", "On"), row("language", "Language and region", "English"),
        section("privacy", "Privacy"), row("location", "Location while the app is open", "Ask every time"),
        row("backup", "Back up over mobile data", "Off"), note,
      ])
    return MockScreen(
      name: "settings",
      holder(
        .navigationController, "settings",
        [
          bar("Settings", [text(.barButton, "done", nil, "Done")]),
          list, about,
        ]))
  }

  private func section(_ name: String, _ title: String) -> ScreenTree {
    holder(.tableCell, name, [label("heading", .footnote, title, lines: 0)])
  }

  private func row(_ name: String, _ title: String, _ value: String) -> ScreenTree {
    let words = holder(
      .stack, "row",
      [icon("icon", beside: "title"), label("title", .body, title, lines: 0), label("value", .body, value)]
    ) { $0.axis = .horizontal }
    return holder(.tableCell, name, [words])
  }

  private var note: ScreenTree {
    holder(
      .tableCell, "note",
      [
        label("note", .caption1, "Backups are kept for a year and are never shared with anyone.", lines: 0)
      ]
    )
  }

  private var about: ScreenTree {
    let page = holder(
      .screen, "page",
      [
        label("name", .title2, "About this app", lines: 0),
        label("version", .subheadline, "Version 4.2, made in spring", lines: 0),
        text(.button, "close", .body, "Close"),
      ])
    return holder(.presented, "about", [page])
  }
}
