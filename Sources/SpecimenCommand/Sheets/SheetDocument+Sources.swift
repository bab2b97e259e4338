internal import TypeSystem
internal import Typeface

extension SheetDocument {
  /// What an error of loading the document's sources means here, with the place of the source that it is about.
  func commandError(_ error: FontError) -> CommandError {
    switch error {
    case .directoryMissing(let path):
      guard let (name, place) = directory(path) else { break }
      return .below(
        "no folder \(TerminalText.quoted(name))\(place)",
        hint: "folders are relative to the document; 'optional: true' lets one be missing", exitCode: .usage)
    case .notADirectory(let path):
      guard let (name, place) = directory(path) else { break }
      return .below(
        "\(TerminalText.quoted(name)) is not a folder\(place)",
        hint: "a source that is a file is written { file: \(name) }", exitCode: .usage)
    case .directoryUnreadable(let path, _), .tooManyNames(let path, _), .tooManyFiles(let path, _):
      guard let (_, place) = directory(path) else { break }
      return .below("\(error)\(place)", hint: error.hint, exitCode: error.isLackOfDescriptors ? .output : .usage)
    case .unknownPlugin(let name, _):
      guard let place = place({ Self.cipher(of: $0) == .plugin(name: name) }) else { break }
      return .below("\(error)\(place)", hint: error.hint, exitCode: .usage)
    default: break
    }
    return CommandError(error)
  }

  /// The folder of a source as the document writes it, and the source's place.
  private func directory(_ path: String) -> (name: String, place: String)? {
    let isIt = { (source: FontSources.Source) in
      guard case .directory(let directory) = source else { return false }
      return TypeSystemDocument.path(directory.path, in: folder) == path
    }
    guard let place = place(isIt), case .directory(let directory)? = document.fonts.sources.first(where: isIt) else {
      return nil
    }
    return (directory.path, place)
  }

  /// The place of the first source that is as asked, in parentheses behind a space; nil without one.
  private func place(_ isIt: (FontSources.Source) -> Bool) -> String? {
    guard let path, let index = document.fonts.sources.firstIndex(where: isIt), index < sourcePlaces.count else {
      return nil
    }
    return " (\(path):\(sourcePlaces[index]))"
  }

  private static func cipher(of source: FontSources.Source) -> FontCipher? {
    switch source {
    case .directory(let directory): directory.cipher
    case .file(_, _, let cipher): cipher
    case .installed: nil
    }
  }
}
