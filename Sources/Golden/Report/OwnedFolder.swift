internal import Files

/// A folder whose files this program made are listed in it, so that it can take them away again and no others.
struct OwnedFolder {
  /// The list's name; a name a line.
  static let listName = ".specimen-files"

  let path: String
  /// Who writes.
  let writer: FileWriter

  /// Puts files into the folder, and takes away those of an earlier run that are none of them.
  ///
  /// A file of another's is never written over, a golden least of all. Each file is whole; where one can't be written, those
  /// before it are new and the others old, and all of them are listed.
  ///
  /// - Throws: ``GoldenError/notWritten(path:_:)``, and ``GoldenError/foreignFile(path:)`` before anything is written.
  func replace(with files: [(name: String, bytes: [UInt8])]) throws(GoldenError) {
    guard !files.isEmpty else { return clear() }
    let old = listed
    let new = files.map(\.name)
    for name in new where !old.contains(name) && FileCalls.exists("\(path)/\(name)") {
      throw .foreignFile(path: "\(path)/\(name)")
    }
    let gone = old.filter { !new.contains($0) }
    try working(on: path) { () throws(SystemError) in try writer.makeFolders(path) }
    // One that not even the list could be put in goes again.
    defer { writer.removeEmptyFolder(path) }
    // Listed before they are there: what a killed run leaves is taken away as well.
    try write(gone + new)
    for file in files {
      let path = "\(path)/\(file.name)"
      try working(on: path) { () throws(SystemError) in try writer.write(file.bytes, to: path) }
    }
    for name in gone { try? writer.remove("\(path)/\(name)") }
    if !gone.isEmpty { try write(new) }
  }

  /// Takes all listed files away, and the folder if it is empty then; without a list, nothing.
  func clear() {
    guard FileCalls.exists("\(path)/\(Self.listName)") else { return }
    for name in listed + [Self.listName] { try? writer.remove("\(path)/\(name)") }
    writer.removeEmptyFolder(path)
  }

  /// The names in the list; one that could lead elsewhere is none that this program wrote.
  private var listed: [String] {
    let bytes = (try? FileCalls.read("\(path)/\(Self.listName)", limit: 1 << 20)).flatMap { $0 } ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.utf8.contains(UInt8(ascii: "/")) && $0 != "." && $0 != ".." }
  }

  private func write(_ names: [String]) throws(GoldenError) {
    let path = "\(path)/\(Self.listName)"
    let text = Array(names.map { $0 + "\n" }.joined().utf8)
    try working(on: path) { () throws(SystemError) in try writer.write(text, to: path) }
  }

  private func working(on path: String, _ body: () throws(SystemError) -> Void) throws(GoldenError) {
    do throws(SystemError) { try body() } catch { throw .notWritten(path: path, error) }
  }
}
