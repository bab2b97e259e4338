/// A C library that the command runs on, and the version that it reports at run time.
package struct LibraryVersion: Hashable, Sendable {
  /// The library's name as its authors write it, such as "HarfBuzz".
  package let name: String
  /// The version as the library prints it, such as "6.0.0".
  package let version: String

  /// Pairs a library with its version.
  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
