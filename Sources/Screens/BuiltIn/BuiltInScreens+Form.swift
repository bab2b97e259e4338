internal import TypeSystem

extension BuiltInScreens {
  /// Labels over text fields, a text view, and buttons of which two stand beside each other.
  var form: MockScreen {
    MockScreen(
      name: "form",
      holder(
        .screen, "form",
        [
          holder(
            .navigationBar, "bar", title: "New address", [text(.barButton, "cancel", nil, "Cancel")]),
          label("heading", .title3, "Where shall we send it?", lines: 0),
          holder(
            .stack, "fields",
            field("name", "Full name", "Johanna Lindqvist") + field("street", "Street and number", "14 Orchard Lane")
              + field("city", "Town", "Westbridge")),
          label("remarksLabel", .subheadline, "Remarks for the driver", lines: 0),
          text(
            .textView, "remarks", .body, "Please ring twice, and leave it with the neighbours if nobody is at home."),
          holder(.view, "rule", []) { $0.height = 1 },
          holder(
            .stack, "buttons",
            [text(.button, "discard", .body, "Discard"), text(.button, "save", .headline, "Save address")]
          ) { $0.axis = .horizontal },
          label("small", .caption1, "We use your address for this delivery only.", lines: 0),
        ]))
  }

  private func field(_ name: String, _ title: String, _ value: String) -> [ScreenTree] {
    [label("\(name)Label", .subheadline, title, lines: 0), text(.textField, name, .body, value)]
  }
}
