<<<<<<< HEAD
public import Typeface

/// The project's own faces, in Fonts/test; tests use no others.
public enum TestFaces {
  /// The folder of the faces.
  public static let directory: String = {
    // This file is Tests/TestSupport/TestFaces.swift of the package.
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/Fonts/test"
  }()

  /// The path of one face.
  public static func path(_ name: String) -> String { "\(directory)/\(name)" }

  /// A library of the named faces, in their order; of all good ones where none is named.
  public static func library(_ names: String...) throws -> FontLibrary {
    let library = FontLibrary()
    if names.isEmpty { try library.load(directory: directory) }
    for name in names {
      let report = library.load(file: path(name))
      if let reason = report.refusal { throw Refused(path: name, reason: reason) }
    }
    return library
  }

  /// A test face that the library would not take.
  public struct Refused: Error {
    let path: String
    let reason: String
  }
=======
package import Typeface

/// The project's own faces, which tests use and nothing else.
package enum TestFaces {
  /// The folder `Fonts/test` of the checkout that the tests were built from.
  package static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/Fonts/test"
  }()

  /// A library with one file of the folder, named from there.
  package static func library(_ files: String...) -> FontLibrary {
    let library = FontLibrary()
    for file in files {
      let report = library.load(file: "\(folder)/\(file)")
      precondition(!report.faces.isEmpty, "the test face \(file) was not loaded")
    }
    return library
  }
>>>>>>> drawing
}
