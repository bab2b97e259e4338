internal import DynamicType
internal import Spelling
internal import TypeSystem

/// Reads a property list of text styles with a face and a size each.
struct ScaledFontReader {
  private var notes: [ImportNote] = []
  private var styles: [TextStyle: StyleRule] = [:]

  mutating func document(_ value: InterchangeValue, name: String) throws(InterchangeError) -> ImportedDocument {
    guard let entries = value.members else {
      throw .wrongKind(path: "", expected: "a dictionary", found: value.kind)
    }
    for (key, entry) in entries { read(key, entry) }
    guard !styles.isEmpty else { throw .nothingToImport(what: "text style", notes: notes) }
    let ordered = TextStyle.allCases.compactMap { style in styles[style].map { (StyleName.apple(style), $0) } }
    return ImportedDocument(document: TypeSystemDocument(name: name, styles: OrderedMap(ordered)), notes: notes)
  }

  private mutating func read(_ key: String, _ entry: InterchangeValue) {
    guard let style = TextStyle(spelling: key), style.uiKitName != nil else {
      let nearest = Spelling.nearest(to: key, in: TextStyle.standard.map(\.rawValue), limit: 1)
      note(key: key, "is no text style" + (nearest.first.map { "; '\($0)' is the nearest" } ?? ""))
      return
    }
    guard styles[style] == nil else {
      note(key: key, "is another spelling of '\(style.rawValue)', which stands before")
      return
    }
    guard let members = entry.members else {
      note(key, entry, "is not a dictionary with fontName and fontSize")
      return
    }
    var rule = StyleRule()
    if let name = members["fontName"]?.text, !name.isEmpty {
      rule.font = .face(name)
    } else {
      note(key, "fontName", members, "is no name", "the style has the system's font")
    }
    if let size = members["fontSize"]?.number, size > 0 {
      rule.size = .metrics(size: size)
    } else {
      note(key, "fontSize", members, "is no size", "the style has Apple's")
    }
    for (member, value) in members where member != "fontName" && member != "fontSize" {
      note("\(key).\(member)", value, "has no place in a document")
    }
    guard rule.font != nil || rule.size != nil else { return }
    styles[style] = rule
  }

  /// Tells of a member that is missing, or is `wrong`, and what comes of that.
  private mutating func note(
    _ key: String, _ member: String, _ members: OrderedMap<String, InterchangeValue>, _ wrong: String,
    _ result: String
  ) {
    if let value = members[member] {
      note("\(key).\(member)", value, "\(wrong): \(result)")
    } else {
      notes.append(ImportNote(path: key, what: "the key '\(member)'", why: "is missing: \(result)"))
    }
  }

  private mutating func note(key: String, _ why: String) {
    notes.append(ImportNote(key: key, why: why))
  }

  private mutating func note(_ path: String, _ value: InterchangeValue, _ why: String) {
    notes.append(ImportNote(path: path, what: value.summary, why: why))
  }
}
