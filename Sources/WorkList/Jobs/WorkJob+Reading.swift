extension WorkJob {
  /// Reads a line without its end.
  ///
  /// - Throws: ``WorkListError`` for a line that no plan of this version has written.
  package init(line: ArraySlice<UInt8>, number: Int) throws(WorkListError) {
    guard let members = LineMembers(line) else { throw .malformedLine(number, why: "it is no JSON object") }
    guard let version = members.integer("schemaVersion") else {
      throw .malformedLine(number, why: "it has no 'schemaVersion'")
    }
    guard version == Self.schemaVersion else { throw .otherVersion(number, version) }
    guard let id = members.text("id"), Self.isSafe(id) else {
      throw .malformedLine(number, why: "it has no 'id' that is safe in a path")
    }
    guard let key = members.text("key"), Self.isHash(key, digits: 64) else {
      throw .malformedLine(number, why: "its 'key' is no SHA-256")
    }
    guard let parts = members.members("parts").flatMap(Self.parts) else {
      throw .malformedLine(number, why: "it lacks 'parts'")
    }
    guard let format = members.text("format"), (1...8).contains(format.utf8.count),
      format.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { throw .malformedLine(number, why: "it has no 'format'") }
    guard let options = members.members("options")?.textLists else {
      throw .malformedLine(number, why: "it lacks 'options'")
    }
    let document = members.text("document")
    guard document?.utf8.first != UInt8(ascii: "/") else {
      throw .malformedLine(number, why: "its document is not named from the matrix's folder")
    }
    self.init(
      id: id, key: key, parts: parts,
      combination: Combination(
        document: document, locale: members.text("locale").map { Matrix.Language($0, text: members.text("text")) },
        platform: members.text("platform"), theme: members.text("theme"), layout: members.text("layout"),
        format: format), options: options.map { Matrix.Option($0.name, $0.texts) })
  }

  private static func parts(_ members: LineMembers) -> KeyParts? {
    let hashes = ["tool", "fonts", "document", "options"].map { members.text($0) ?? "" }
    guard hashes.allSatisfy({ isHash($0, digits: 16) }) else { return nil }
    return KeyParts(toolHash: hashes[0], fontsHash: hashes[1], documentHash: hashes[2], optionsHash: hashes[3])
  }

  static func isHash(_ text: String, digits: Int) -> Bool {
    text.utf8.count == digits
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether an id is one that a plan gives: letters and digits of ASCII, `.`, `-` and `_`, and no dot in front.
  static func isSafe(_ id: String) -> Bool {
    (1...250).contains(id.utf8.count) && id.utf8.first != UInt8(ascii: ".") && id.utf8.first != UInt8(ascii: "-")
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || Array("._-".utf8).contains(byte)
      }
  }
}
