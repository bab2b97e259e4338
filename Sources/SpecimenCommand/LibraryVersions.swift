internal import Drawing
internal import TextLayout

/// The C libraries that the command runs on.
package enum LibraryVersions {
  /// cairo, FreeType, HarfBuzz, FriBidi, libpng and zlib, with the versions that they report at run time.
  package static var current: [LibraryVersion] {
    [
      LibraryVersion(name: "cairo", version: DrawingLibraries.cairoVersion),
      LibraryVersion(name: "FreeType", version: DrawingLibraries.freeTypeVersion),
      LibraryVersion(name: "HarfBuzz", version: TextLayoutLibraries.harfBuzzVersion),
      LibraryVersion(name: "FriBidi", version: TextLayoutLibraries.friBidiVersion),
      LibraryVersion(name: "libpng", version: DrawingLibraries.libpngVersion),
      LibraryVersion(name: "zlib", version: DrawingLibraries.zlibVersion),
    ]
  }
}
