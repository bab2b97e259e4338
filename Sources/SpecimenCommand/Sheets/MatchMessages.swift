internal import Typeface

/// Says by which kind of name a face was found that was asked for on the command line.
///
/// An app must ask for a face by its PostScript name; the other names find it here all the same.
enum MatchMessages {
  /// Tells of each name chosen that is neither a family's nor a PostScript name, once.
  static func tell(_ choices: SheetChoices, _ library: FontLibrary, _ messages: Messages) {
    let names = [choices.customDefault, choices.fallbackDefault].compactMap(\.self)
    for name in Set(names + choices.custom.values + choices.fallback.values).sorted() {
      guard library.faces(inFamily: name).isEmpty, let match = library.match(name),
        let kind = kind(match.by)
      else { continue }
      let postScriptName = match.instance?.postScriptName ?? match.face.postScriptName
      messages.note(
        "\(TerminalText.quoted(name)) is \(kind) of \(TerminalText.quoted(postScriptName))",
        hint: "an app asks for the second, the PostScript name")
    }
  }

  private static func kind(_ kind: FaceMatch.Kind) -> String? {
    switch kind {
    case .postScriptName, .instanceName: nil
    case .fullName: "the full name"
    case .familyAndStyle: "the family and style"
    }
  }
}
