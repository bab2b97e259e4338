internal import Sheet

/// Finds sheets that would be written to one file.
enum SheetNameClash {
  /// Makes sure that a sheet's path is none of those taken, nor any of their numbered files.
  ///
  /// Names that differ in case alone are one on some file systems, and so they clash on all.
  static func check(
    _ path: String, _ label: String, _ taken: [(path: String, label: String)], _ options: GenerateOptions
  ) throws(CommandError) {
    let layout = options.layout.layout
    let isNumbered = layout != .cards && !layout.isChart && !options.format.joinsPages
    let folded = path.lowercased()
    for other in taken {
      let otherFolded = other.path.lowercased()
      let clashes =
        folded == otherFolded
        || isNumbered
          && (FileNumbers.couldClash(folded, with: otherFolded, format: options.format)
            || FileNumbers.couldClash(otherFolded, with: folded, format: options.format))
      if clashes { throw .nameClash(first: other.label, second: label, path: path) }
    }
  }
}
