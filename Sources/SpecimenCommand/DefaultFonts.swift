internal import Files

/// Finds the folder of the default fonts, every sheet's last source of faces.
package enum DefaultFonts {
  /// The folder that a build from a checkout uses, fixed when this file is compiled: `.fonts` beside Package.swift.
  package static let builtDirectory = packageDirectory(ofSource: #filePath) + "/.fonts"

  /// The folder to use, which is there.
  ///
  /// It is the option's, else `../share/specimen/fonts` beside the executable, else the one fixed when the command was
  /// built. Home folders and host settings are never looked at.
  ///
  /// Throws `noDefaultFonts`, with exit code 4, when the one asked for or all of them are absent.
  package static func directory(
    option: String?, environment: CommandEnvironment
  ) throws(CommandError) -> String {
    var candidates: [String] = []
    if let option {
      candidates = [option]
    } else {
      if let executable = environment.executablePath {
        candidates.append(parent(of: FileCalls.folder(of: executable)) + "/share/specimen/fonts")
      }
      if let built = environment.builtFontsDirectory { candidates.append(built) }
    }
    guard let found = candidates.first(where: FileCalls.isDirectory) else {
      throw .noDefaultFonts(looked: candidates, isChosen: option != nil)
    }
    return found
  }

  /// The folder above a folder, by name alone.
  private static func parent(of folder: String) -> String {
    folder == "." ? ".." : FileCalls.folder(of: folder) == "/" ? "" : FileCalls.folder(of: folder)
  }

  /// Sources/SpecimenCommand/DefaultFonts.swift lies three steps under the package.
  private static func packageDirectory(ofSource path: String) -> String {
    FileCalls.folder(of: FileCalls.folder(of: FileCalls.folder(of: path)))
  }
}
