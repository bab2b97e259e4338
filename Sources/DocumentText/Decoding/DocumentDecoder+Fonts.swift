internal import TypeSystem
internal import Typeface
internal import YAML

extension DocumentDecoder {
  /// Where fonts come from.
  func readFonts(_ node: YAMLNode) -> FontSources? {
    guard let map = map(node, .fonts, what: "'fonts'") else { return nil }
    var fonts = FontSources()
    if let node = map["sources"] {
      for node in items(node, "'sources'") ?? [] {
        guard let source = source(node) else { continue }
        fonts.sources.append(source)
        sourcePlaces.append(node.place)
      }
    }
    if let node = map["onFileError"], let policy = word(node, .onFileError, FontSources.FilePolicy.self) {
      fonts.onFileError = policy
    }
    if let node = map["onMissingFace"], let policy = word(node, .onMissingFace, FontSources.FacePolicy.self) {
      fonts.onMissingFace = policy
    }
    if let node = map["onDuplicate"], let policy = word(node, .onDuplicate, DuplicatePolicy.self) {
      fonts.onDuplicate = policy
    }
    return fonts
  }

  private static let kinds: [(key: String, map: DocumentMap)] = [
    ("directory", .directorySource), ("file", .fileSource), ("installed", .installedSource),
  ]

  private func source(_ node: YAMLNode) -> FontSources.Source? {
    let remedy = written(node).map { "write \(sourceForm($0))" }
    guard let entries = entries(node, "an entry of 'sources'", remedy: remedy) else { return nil }
    let kinds = Self.kinds.filter { kind in entries.contains { $0.name == kind.key } }
    guard let kind = kinds.first else {
      report(.noSource(entries.map(\.name)), at: node.place)
      return nil
    }
    if let second = kinds.dropFirst().first, let entry = entries.first(where: { $0.name == second.key }) {
      report(.severalSources(kinds.map(\.key)), at: entry.key.place)
      return nil
    }
    guard let map = map(node, kind.map, what: "an entry of 'sources'") else { return nil }
    switch kind.map {
    case .directorySource: return directory(map)
    case .fileSource: return file(map)
    default: return map["installed"].flatMap { bool($0, "'installed'") } == true ? .installed : nil
    }
  }

  private func directory(_ map: DecodedMap) -> FontSources.Source? {
    let flag = { (key: String) in map[key].flatMap { self.bool($0, "'\(key)'") } ?? false }
    let path = map["directory"].flatMap { string($0, "'directory'") }
    let source = DirectorySource(
      path: path ?? "", recursive: flag("recursive"), hidden: flag("hidden"),
      include: map["include"].flatMap { strings($0, "'include'") } ?? [], optional: flag("optional"),
      cipher: map["decrypt"].flatMap { cipher($0) })
    return path == nil ? nil : .directory(source)
  }

  private func file(_ map: DecodedMap) -> FontSources.Source? {
    let path = map["file"].flatMap { string($0, "'file'") }
    let index = map["index"].flatMap { wholeNumber($0, "'index'", 0...65_535) }
    let cipher = map["decrypt"].flatMap { self.cipher($0) }
    return path.map { .file(path: $0, index: index, cipher: cipher) }
  }

  /// How fonts are disguised: `{ xor: { key } }`, `{ idpf: identifier }` or `{ plugin: name }`.
  private func cipher(_ node: YAMLNode) -> FontCipher? {
    guard let map = map(node, .cipher, what: "'decrypt'"),
      let key = onlyKey(of: DocumentMap.cipher.keys, in: map, .cipher), let value = map[key]
    else { return nil }
    switch key {
    case "idpf": return string(value, "'idpf'").map { .idpf(identifier: $0) }
    case "plugin": return string(value, "'plugin'").map { .plugin(name: $0) }
    default:
      guard let map = self.map(value, .xor, what: "'xor'"), let key = map["key"] else { return nil }
      return xorKey(key).map { .xor(key: $0) }
    }
  }

  /// `0x` and pairs of hexadecimal digits are bytes; any other text is its UTF-8.
  private func xorKey(_ node: YAMLNode) -> [UInt8]? {
    guard let text = string(node, "'key'") else { return nil }
    guard let bytes = FontCipher.keyBytes(text) else {
      report(.notAKey(text), at: node.place)
      return nil
    }
    return bytes
  }
}
