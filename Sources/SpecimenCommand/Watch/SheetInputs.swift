internal import Files
internal import TypeSystem
internal import Typeface

/// The files and folders that a sheet comes from: its document, and where its fonts lie.
///
/// Fonts that the host has installed are not among them: nobody edits those, and to find them takes longer than a sheet.
struct SheetInputs: Hashable {
  /// A folder of fonts, and which of its files count.
  struct Folder: Hashable {
    var path: String
    var options = DirectoryOptions()
    var limits: FontLimits
  }

  /// The document; nil for the embedded default.
  var document: String?
  /// Font files that are named one by one.
  var files: [String] = []
  /// Folders of font files.
  var folders: [Folder] = []

  /// What a sheet whose document can't be read yet would come from, as far as it is known.
  init(document: String?) { self.document = document }

  /// What a sheet comes from.
  init(_ request: SheetRequest) {
    let limits = request.limits.fonts
    document = request.source.path
    for source in request.source.document.fonts.sources {
      switch source {
      case .file(let path, _, _): files.append(TypeSystemDocument.path(path, in: request.source.folder))
      case .directory(let directory):
        folders.append(
          Folder(
            path: TypeSystemDocument.path(directory.path, in: request.source.folder),
            options: DirectoryOptions(
              recursive: directory.recursive, hidden: directory.hidden, include: directory.include),
            limits: limits))
      case .installed: break
      }
    }
    if let own = request.choices.fontsDirectory { folders.append(Folder(path: own, limits: limits)) }
    folders.append(Folder(path: request.defaultFonts, limits: limits))
  }

  /// Every path that the sheet depends on, as a look finds the folders.
  func paths(_ look: Look) -> [String] {
    [document].compactMap(\.self) + files + folders.flatMap { [$0.path] + look.paths(in: $0) }
  }

  /// Adds what to listen for; folders that are among `followed` are left out, and the others are among them then.
  func follow(in names: inout FollowedNames, _ followed: inout Set<Folder>, _ look: Look) {
    if let document { names.add(file: document) }
    for file in files { names.add(file: file) }
    for folder in folders where followed.insert(folder).inserted {
      names.add(folder: folder.path)
      // A file in a folder may be a link to one elsewhere, and a folder inside has files of its own.
      for path in look.paths(in: folder) {
        if FileCalls.isDirectory(path) { names.add(folder: path) } else { names.add(file: path) }
      }
    }
  }
}
