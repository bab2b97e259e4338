package import Typeface

/// The project's own faces, which tests use and nothing else.
package enum TestFaces {
  /// The folder `Fonts/test` of the checkout that the tests were built from.
  package static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/Fonts/test"
  }()

  /// A library of the named files of the folder, in their order; of all its good ones where none is named.
  package static func library(_ files: String...) -> FontLibrary {
    let library = FontLibrary()
    if files.isEmpty {
      let reports = try? library.load(directory: folder)
      precondition(reports?.isEmpty == false, "the folder of test faces was not read")
    }
    for file in files {
      let report = library.load(file: "\(folder)/\(file)")
      precondition(!report.faces.isEmpty, "the test face \(file) was not loaded")
    }
    return library
  }
}
