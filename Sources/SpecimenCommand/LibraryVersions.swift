internal import TextLayout

/// The C libraries that the command runs on.
package enum LibraryVersions {
  /// HarfBuzz and FriBidi, with the versions that they report at run time.
  package static var current: [LibraryVersion] {
    [
      LibraryVersion(name: "HarfBuzz", version: TextLayoutLibraries.harfBuzzVersion),
      LibraryVersion(name: "FriBidi", version: TextLayoutLibraries.friBidiVersion),
    ]
  }
}
