internal import Spelling

extension YAMLError: CustomStringConvertible {
  /// What stands there and what was wanted, one line, without the place.
  public var description: String {
    switch problem {
    case .tooManyBytes(let bytes, let limit):
      "the document has \(Amounts.bytes(bytes)), and at most \(Amounts.bytes(limit)) are read"
    case .tooManyBytesWrittenOut(let limit, let alias):
      "with the alias \(Self.quoted("*" + alias)) written out, the document has more than \(Amounts.bytes(limit))"
    case .tooDeep(let limit): "lists and maps stand more than \(Amounts.count(limit)) deep in each other"
    case .tooManyNodes(let limit, nil): "the document has more than \(Amounts.count(limit)) values"
    case .tooManyNodes(let limit, let alias?):
      "with the alias \(Self.quoted("*" + alias)) written out, the document has more than \(Amounts.count(limit)) values"
    case .tooManyAliases(let limit): "the document has more than \(Amounts.count(limit)) aliases"
    case .empty(let hasComments): hasComments ? "the document holds nothing but comments" : "the document is empty"
    case .severalDocuments: "a second document begins here"
    case .notUTF8(let encoding): "the document is in \(encoding), not in UTF-8"
    case .malformedUTF8(let byte, let offset): "the byte \(Self.hex(UInt32(byte), 2)) at offset \(offset) is not UTF-8"
    case .binary(let offset): "the file is no text: the byte at offset \(offset) is zero"
    case .controlCharacter(let value): "the control character U+\(Self.digits(value, 4)) can't stand in a document"
    case .duplicateKey(let key, let first): "the key \(Self.quoted(key)) stands here again, first at \(first)"
    case .mergeKey: "merge keys ('<<') are not read"
    case .keyNotScalar: "a key is a single word or number, not a list or a map"
    case .unknownAnchor(let name, _): "no anchor \(Self.quoted("&" + name)) stands before its alias"
    case .aliasToItself(let name): "the alias \(Self.quoted("*" + name)) stands in the value of its own anchor"
    case .unknownTag(let tag): "the tag \(Self.quoted(tag)) is not read"
    case .tagMismatch(let tag, let found): "the tag '\(tag)' stands before \(found)"
    case .tab: "a tab indents this line, and only spaces can"
    case .syntax(let problem): problem.sentence
    case .outOfMemory: "there is not enough memory to read the document"
    }
  }

  /// What to do about it, or nil.
  public var hint: String? {
    switch problem {
    case .tooManyBytes:
      "is this the right file? A type system takes a few kilobytes; --limit document-bytes=N reads more"
    case .tooManyBytesWrittenOut: "use fewer aliases; --limit document-bytes=N reads more"
    case .tooDeep:
      "make parts of it entries of their own, as 'screens' may hold each other by name; --limit document-depth=N reads more"
    case .tooManyNodes(_, let alias):
      (alias == nil ? "a type system has a few hundred values" : "use fewer aliases")
        + "; --limit document-nodes=N reads more"
    case .tooManyAliases: "use fewer aliases; --limit document-aliases=N reads more"
    case .empty: "a document begins with 'format: 1'"
    case .severalDocuments: "keep one document in a file, without '---' between its parts"
    case .notUTF8, .malformedUTF8: "save the file as UTF-8"
    case .binary: "a document is YAML or JSON, in UTF-8"
    case .controlCharacter(let value): "in double quotes it is written \\u\(Self.digits(value, 4))"
    case .duplicateKey: "remove one of the two"
    case .mergeKey: "in a style, say 'extends'; elsewhere, take the whole value by an alias"
    case .keyNotScalar: "text with '{' or '[' in it needs quotes"
    case .unknownAnchor(_, let known):
      known.isEmpty
        ? "there is no anchor before it" : "there are \(known.map { Self.quoted("&" + $0) }.joined(separator: ", "))"
    case .aliasToItself: "a value can't hold itself"
    case .unknownTag: "leave it out, or use one of !!str, !!int, !!float, !!bool, !!null, !!map, !!seq"
    case .tagMismatch: "leave the tag out"
    case .tab: "indent with spaces"
    case .syntax(let problem): problem.hint
    case .outOfMemory: nil
    }
  }

  /// A text in single quotes, shortened and with control characters as escapes.
  static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(60) {
      let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      result += isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return "'\(result)\(text.unicodeScalars.count > 60 ? "…" : "")'"
  }

  private static func hex(_ value: UInt32, _ width: Int) -> String { "0x" + digits(value, width) }

  private static func digits(_ value: UInt32, _ width: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
