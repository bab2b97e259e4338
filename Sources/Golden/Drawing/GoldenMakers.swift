internal import Drawing
package import Snapshot
internal import TextLayout

/// The program and the libraries that draw: what a manifest names as its makers.
package struct GoldenMakers: Hashable, Sendable {
  /// The program with its version, such as "specimen 0.1.0".
  package var tool: String
  /// The libraries whose version decides glyphs and pixels.
  package var libraries: [LibraryRecord]

  /// A program with libraries: those that run, unless others are given.
  ///
  /// libpng and zlib are not among them: what they decode is the same in every version, and they encode nothing here.
  package init(tool: String, libraries: [LibraryRecord]? = nil) {
    self.tool = tool
    self.libraries =
      libraries ?? [
        LibraryRecord(name: "cairo", version: DrawingLibraries.cairoVersion),
        LibraryRecord(name: "FreeType", version: DrawingLibraries.freeTypeVersion),
        LibraryRecord(name: "HarfBuzz", version: TextLayoutLibraries.harfBuzzVersion),
        LibraryRecord(name: "FriBidi", version: TextLayoutLibraries.friBidiVersion),
      ]
  }
}
