internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes where fonts come from, and the families.
enum FontWriter {
  /// A reference as a style, a cascade or a stand-in names it.
  static func reference(_ font: FontReference) -> YAMLText {
    switch font {
    case .system: .text("system")
    case .family(let name), .face(let name), .named(let name): .text(name)
    }
  }

  /// The fallback.
  static func fallback(_ fallback: FallbackRule) -> YAMLText {
    var entries: [(String, YAMLText)] = [("family", reference(fallback.font))]
    if let weight = fallback.weight { entries.append(("weight", self.weight(weight))) }
    if fallback.size != .system { entries.append(("size", .text(fallback.size.rawValue))) }
    return .named(entries)
  }

  /// A weight: Apple's name, or its number.
  static func weight(_ weight: FontWeight) -> YAMLText { .scalar(weight.description) }

  /// Where fonts come from.
  static func sources(_ fonts: FontSources) -> YAMLText {
    let blank = FontSources()
    var entries: [(String, YAMLText)] = []
    if !fonts.sources.isEmpty { entries.append(("sources", .list(fonts.sources.map { source($0) }))) }
    if fonts.onFileError != blank.onFileError { entries.append(("onFileError", .text(fonts.onFileError.rawValue))) }
    if fonts.onMissingFace != blank.onMissingFace {
      entries.append(("onMissingFace", .text(fonts.onMissingFace.rawValue)))
    }
    if fonts.onDuplicate != blank.onDuplicate { entries.append(("onDuplicate", .text(fonts.onDuplicate.rawValue))) }
    return .named(entries)
  }

  private static func source(_ source: FontSources.Source) -> YAMLText {
    switch source {
    case .installed: return .named([("installed", .bool(true))])
    case .file(let path, let index, let cipher):
      var entries: [(String, YAMLText)] = [("file", .text(path))]
      if let index { entries.append(("index", .number(Double(index)))) }
      if let cipher { entries.append(("decrypt", self.cipher(cipher))) }
      return .named(entries)
    case .directory(let directory):
      var entries: [(String, YAMLText)] = [("directory", .text(directory.path))]
      if directory.recursive { entries.append(("recursive", .bool(true))) }
      if directory.hidden { entries.append(("hidden", .bool(true))) }
      if !directory.include.isEmpty { entries.append(("include", .list(directory.include.map { .text($0) }))) }
      if directory.optional { entries.append(("optional", .bool(true))) }
      if let cipher = directory.cipher { entries.append(("decrypt", self.cipher(cipher))) }
      return .named(entries)
    }
  }

  private static func cipher(_ cipher: FontCipher) -> YAMLText {
    switch cipher {
    case .idpf(let identifier): return .named([("idpf", .text(identifier))])
    case .plugin(let name): return .named([("plugin", .text(name))])
    case .xor(let key):
      let digits = key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
      return .named([("xor", .named([("key", .scalar("\"0x\(digits)\""))]))])
    }
  }

  /// The families.
  static func families(_ families: OrderedMap<String, FontFamily>) -> YAMLText {
    .named(families.map { ($0.key, family($0.value)) })
  }

  private static func family(_ family: FontFamily) -> YAMLText {
    var entries = [faces(family.faces)]
    switch family.boldText {
    case .heavier: entries.append(("boldText", .text("heavier")))
    case .map(let map): entries.append(("boldText", .map(map.map { ($0.key.description, weight($0.value)) })))
    case nil: break
    }
    if !family.cascade.isEmpty { entries.append(("cascade", .list(family.cascade.map { reference($0) }))) }
    if !family.features.isEmpty { entries.append(("features", StyleWriter.features(family.features))) }
    if let standIn = family.standIn { entries.append(("standIn", reference(standIn))) }
    return .named(entries)
  }

  private static func faces(_ faces: FontFamily.Faces) -> (String, YAMLText) {
    switch faces {
    case .listed(let faces): ("faces", .map(faces.map { ($0.key.description, .text($0.value)) }))
    case .naming(let naming): ("naming", self.naming(naming))
    case .variable(let variable): ("variable", self.variable(variable))
    case .matching(let name): ("family", .text(name))
    }
  }

  private static func naming(_ naming: FaceNaming) -> YAMLText {
    var entries: [(String, YAMLText)] = [("base", .text(naming.base))]
    if naming.separator != "-" { entries.append(("separator", .text(naming.separator))) }
    entries.append(("weights", .map(naming.weights.map { ($0.key.description, .text($0.value)) })))
    if let suffix = naming.italicSuffix {
      var italic: [(String, YAMLText)] = [("suffix", .text(suffix))]
      if !naming.droppedInItalic.isEmpty {
        italic.append(("dropWeight", .list(naming.droppedInItalic.map { .text($0) })))
      }
      entries.append(("italic", .named(italic)))
    }
    return .named(entries)
  }

  private static func variable(_ variable: VariableFaces) -> YAMLText {
    var entries: [(String, YAMLText)] = [("face", .text(variable.face))]
    if let italic = variable.italicFace { entries.append(("italicFace", .text(italic))) }
    if !variable.axes.isEmpty { entries.append(("axes", StyleWriter.axes(variable.axes))) }
    return .named(entries)
  }
}
