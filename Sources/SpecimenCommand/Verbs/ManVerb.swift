/// `specimen man`: the manual page.
package enum ManVerb {
  /// The verb, declared.
  package static let verb = Verb(
    name: "man",
    summary: "prints the manual page, in the language of man pages",
    usage: "[options]",
    operands: .none,
    options: [],
    examples: [
      .init(command: "specimen man | man -l -", purpose: "the manual page, to be read"),
      .init(
        command: "specimen man >/usr/local/share/man/man1/specimen.1", purpose: "where 'man specimen' finds it"),
    ],
    run: { _, context throws(CommandError) in
      try context.print(ManualPage.text(verbs: SpecimenCommand.verbs))
      return .done
    })
}
