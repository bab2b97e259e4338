/// The C libraries that the command runs on.
package enum LibraryVersions {
  /// cairo, FreeType, HarfBuzz, fribidi and libpng, with the versions that they report at run time.
  package static var current: [LibraryVersion] { [] }
}
