/// What `specimen --version` prints.
enum VersionText {
  /// The tool and its version on the first line, then one library a line.
  static func text(libraries: [LibraryVersion]) -> String {
    var text = "specimen \(SpecimenCommand.version)\n"
    for library in libraries { text += "\(library.name) \(library.version)\n" }
    return text
  }
}
