/// Says in a few words why a sheet is drawn again.
package enum ChangeWords {
  /// What happened to the files, such as "document changed: museo.yaml, 2 fonts changed"; empty where nothing did.
  ///
  /// Folders are named only where no font is: with a folder its fonts come and go.
  package static func words(
    for changes: [String: FileChange], document: String?, isFolder: (String) -> Bool
  ) -> String {
    var words: [String] = []
    if let document, let change = changes[document] { words.append("document \(change.rawValue): \(document)") }
    let others = changes.filter { $0.key != document }.sorted { $0.key < $1.key }
    let fonts = others.filter { !isFolder($0.key) }
    let kind = fonts.isEmpty ? "folder" : "font"
    let counted = fonts.isEmpty ? others : fonts
    if counted.count == 1, let (path, change) = counted.first {
      words.append("\(kind) \(change.rawValue): \(path)")
    } else if counted.count > 1 {
      words.append("\(counted.count) \(kind)s changed")
    }
    return words.joined(separator: ", ")
  }
}
