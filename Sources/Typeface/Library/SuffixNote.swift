/// Compares a file's suffix with what is in the file.
enum SuffixNote {
  /// "named .ttf, but the content is OpenType/CFF", or `nil` when the two agree or the suffix is no font's.
  static func note(for path: String, _ container: FontContainer?) -> String? {
    let suffix = FileName.fileExtension(of: FileName.last(of: path)).lowercased()
    guard let container, DirectoryOptions.fontExtensions.contains(suffix), suffix != usual(container) else {
      return nil
    }
    // Pictures alone make a .otb, and the container is any.
    if suffix == "otb", !container.isCollection { return nil }
    if container.isCollection, suffix == "otc" || suffix == "ttc" { return nil }
    return "named .\(suffix), but the content is \(container)"
  }

  private static func usual(_ container: FontContainer) -> String {
    switch (container.wrapper, container.isCollection) {
    case (.woff, _): "woff"
    case (.woff2, _): "woff2"
    case (.none, true): "ttc"
    case (.none, false): container.format == .trueType ? "ttf" : "otf"
    }
  }
}
