public import Typeface

extension AppFonts {
  /// Takes in a font file, or one face of it by its place from 0.
  ///
  /// - Parameters:
  ///   - path: the file, used as it is given.
  ///   - index: the face of a collection; nil is all of them.
  ///   - cipher: how the file is disguised; nil when it isn't. What comes out is never written anywhere.
  /// - Throws: `AppFontError.filesRefused`, under `isStrict` alone; else the report says why.
  @discardableResult
  public func register(
    path: String, index: Int? = nil, cipher: FontCipher? = nil
  ) throws(AppFontError) -> FontFileReport {
    try registered(library.load(file: path, index: index, cipher: cipher))
  }

  /// Takes in a font file that only the app itself knows to read.
  ///
  /// - Parameters:
  ///   - path: the file, used as it is given.
  ///   - index: the face of a collection; nil is all of them.
  ///   - decrypt: the bytes of the file in, those of a font out; what it throws becomes the reason in the report.
  /// - Throws: `AppFontError.filesRefused`, under `isStrict` alone; else the report says why.
  @discardableResult
  public func register(
    path: String, index: Int? = nil, decrypt: @escaping FontPlugin
  ) throws(AppFontError) -> FontFileReport {
    try registered(
      library.load(
        file: path, index: index, cipher: .plugin(name: Self.decryptName), plugins: [Self.decryptName: decrypt]))
  }

  /// Takes in a font from memory, or one face of it; the bytes are copied, live as long as the fonts, and go nowhere else.
  ///
  /// - Parameters:
  ///   - data: the font's bytes, or those of its disguise.
  ///   - name: what stands for a path in reports, and for names that the font lacks.
  ///   - index: the face of a collection; nil is all of them.
  ///   - cipher: how the data is disguised, by XOR or as EPUB's fonts are; nil when it isn't.
  /// - Throws: `AppFontError.filesRefused`, under `isStrict` alone; else the report says why.
  @discardableResult
  public func register(
    data: [UInt8], name: String = "data", index: Int? = nil, cipher: FontCipher? = nil
  ) throws(AppFontError) -> FontFileReport {
    try registered(library.load(bytes: data, name: name, index: index, cipher: cipher))
  }

  /// Takes in a font from memory that only the app itself knows to read.
  ///
  /// - Parameters:
  ///   - data: what the app got, in its disguise.
  ///   - name: what stands for a path in reports, and for names that the font lacks.
  ///   - index: the face of a collection; nil is all of them.
  ///   - decrypt: the data in, the bytes of a font out; what it throws becomes the reason in the report.
  /// - Throws: `AppFontError.filesRefused`, under `isStrict` alone; else the report says why.
  @discardableResult
  public func register(
    data: [UInt8], name: String = "data", index: Int? = nil, decrypt: @escaping FontPlugin
  ) throws(AppFontError) -> FontFileReport {
    try registered(
      library.load(
        bytes: data, name: name, index: index, cipher: .plugin(name: Self.decryptName),
        plugins: [Self.decryptName: decrypt]))
  }

  private static var decryptName: String { "decrypt" }

  private func registered(_ report: FontFileReport) throws(AppFontError) -> FontFileReport {
    take([report])
    if isStrict { try refuse([report]) }
    return report
  }
}

extension AppFonts {
  /// The loaded faces that a document may not embed, or only whole, by PostScript name, in the order of loading.
  ///
  /// That a font's file is there is no permission to pass it on: this is `OS/2`'s fsType, as the font's maker set it.
  public var embeddingRestrictions: [(postScriptName: String, embedding: Embedding)] {
    library.faces.filter { !$0.embedding.allowsEmbedding || !$0.embedding.allowsSubsetting }
      .map { ($0.postScriptName, $0.embedding) }
  }
}
