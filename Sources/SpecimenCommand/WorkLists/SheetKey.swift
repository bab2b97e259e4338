internal import DocumentText
internal import DynamicType
internal import Golden
internal import Languages
internal import Sheet
internal import Snapshot
internal import TypeSystem
internal import Typeface
internal import WorkList

/// The texts whose hashes make a sheet's key; whatever decides a byte of it is in one of them.
enum SheetKey {
  /// The program and the libraries that draw, and where findings are listed the ICU that says what languages are
  /// written with.
  static func tool(_ combination: Combination, icuVersions: ClosedRange<Int>) -> String {
    var lines = [SpecimenCommand.tool]
    lines += GoldenMakers(tool: "").libraries.map { "\($0.name) \($0.version)" }
    if listsFindings(combination) {
      lines.append("ICU \((try? LineBreaker.open(versions: icuVersions).version) ?? "none")")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a sheet lists findings, which ICU's data decides too.
  static func listsFindings(_ combination: Combination) -> Bool {
    combination.format == PictureFormat.html.word || combination.layout == Layout.report.word
  }

  /// The faces of a sheet's library under their numbers: the hash of each one's file, its place there, and the names
  /// that find it,
  /// which are the file's where a font has none.
  static func fonts(_ library: FontLibrary) -> String {
    var bytes: [UInt8] = []
    for face in library.faces {
      LineValue.array([
        .integer(face.id.rawValue), .integer(face.index), .string(face.sha256), .string(face.fileName),
        .string(face.postScriptName), .string(face.family),
      ]).add(to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A document as values: the text that says them, in which comments and formatting have no part.
  ///
  /// The embedded one is the program's own, but its rules give way to a font for all styles.
  static func document(_ source: SheetDocument) -> String {
    (source.path == nil ? "embedded\n" : "given\n") + DocumentWriter.text(of: source.document)
  }

  /// The limits of what is drawn that aren't the defaults.
  static func limits(_ limits: Limits) -> [(String, LineValue)] {
    Limit.all.compactMap { limit in
      let value = limits[keyPath: limit.value]
      return limit.isOfProcess || value == limit.standard ? nil : ("limit \(limit.name.rawValue)", .integer(value))
    }
  }

  /// What the job says beyond its document, without what that or the program has by itself.
  ///
  /// So an axis that is added to a matrix leaves the sheets as they are that it only names. Where fonts lie decides
  /// nothing, what
  /// they are is hashed.
  static func options(
    _ combination: Combination, _ options: [Matrix.Option], of source: SheetDocument, limits: [(String, LineValue)],
    date: String?
  ) -> String {
    var members: [(String, LineValue)] = [("format", .string(combination.format))]
    func add(_ name: String, _ value: String?, unless standard: String?) {
      if let value, value != standard { members.append((name, .string(value))) }
    }
    let isPage = combination.format == PictureFormat.html.word
    add("layout", combination.layout, unless: "grid")
    add("theme", combination.theme, unless: isPage ? nil : "light")
    add("platform", combination.platform, unless: source.document.platform.rawValue)
    add("language", combination.locale?.tag, unless: source.document.language)
    add("text", combination.locale?.text, unless: nil)
    add("date", combination.format == PictureFormat.pdf.word ? date : nil, unless: nil)
    // A page names the command that draws it again, with the file's name.
    let file = source.path.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) }
    add("file", isPage ? file : nil, unless: nil)
    for option in options where option.name != CommonOptions.limit.name {
      let values = option.name == GenerateVerb.fonts.name ? [] : option.values
      members.append(("--\(option.name)", .array(values.map { .string($0) })))
    }
    members += limits
    var bytes: [UInt8] = []
    LineValue.object(members).add(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Limit {
  /// Whether it bounds the process and not what is drawn.
  var isOfProcess: Bool { Limit.process.contains { $0.name == name } }
}
