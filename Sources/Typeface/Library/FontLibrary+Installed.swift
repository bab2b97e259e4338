extension FontLibrary {
  /// Takes in fonts that are installed on the host, all of them or only those of some names, as fontconfig knows them.
  ///
  /// This is the only call that looks at the host's settings, and nothing else makes it. With `families` or
  /// `postScriptNames`, the faces of these families and those of these names are taken in; other files are not even
  /// opened, and a name that is not installed adds nothing. With neither, every installed font is, which may take long.
  /// Case does not matter in the names asked for. Faces come sorted by path and place, so the order is the same
  /// wherever the same fonts are.
  ///
  /// A named instance's PostScript name means its variable face. fontconfig doesn't know these names: a name such as
  /// `Inter-SemiBold` that nothing has takes in the variable faces whose own names begin with `Inter`.
  /// - Throws: `FontError.fontconfig` with the name of the call that gave nothing.
  @discardableResult
  public func loadInstalled(
    families: [String]? = nil, postScriptNames: [String]? = nil, onDuplicate: DuplicatePolicy = .first
  ) throws(FontError) -> [FontFileReport] {
    let isNamed = families != nil || postScriptNames != nil
    if isNamed, families ?? [] == [], postScriptNames ?? [] == [] { return [] }
    let installed = try InstalledFonts()
    var places: Set<InstalledFonts.Place> = []
    if isNamed {
      for family in families ?? [] { places.formUnion(try installed.places(family: family)) }
      for name in postScriptNames ?? [] { places.formUnion(try installed.places(postScriptName: name)) }
    } else {
      places = try installed.allPlaces()
    }
    let faces = Dictionary(grouping: places, by: \.path)
    return faces.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { path in
      load(
        path: String(decoding: path, as: UTF8.self), rawPath: path,
        indices: isNamed ? faces[path]?.map(\.index).sorted() : nil, onDuplicate: onDuplicate)
    }
  }
}
