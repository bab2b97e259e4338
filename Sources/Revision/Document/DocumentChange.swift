internal import TypeSystem

/// A line of a document outside its styles, before and after.
public struct DocumentChange: Hashable, Sendable {
  /// The line's key with those above it, such as `families.serif.faces.700`.
  public var key: String
  /// What it said, in words; nil where the document had no such line.
  public var old: String?
  /// What it says, in words; nil where the document has no such line.
  public var new: String?

  init(_ key: String, old: String?, new: String?) {
    self.key = key
    self.old = old
    self.new = new
  }

  /// What differs, in the order of a document's keys; a family or role that came or went is one change.
  static func between(_ old: TypeSystemDocument, _ new: TypeSystemDocument) -> [DocumentChange] {
    let (before, after) = (DocumentEntries(old), DocumentEntries(new))
    var changes: [DocumentChange] = []
    for key in MergedOrder.merged(before.groups.keys, into: after.groups.keys) {
      switch (before.groups[key], after.groups[key]) {
      case (let old?, let new?):
        for name in MergedOrder.merged(old.lines.keys, into: new.lines.keys)
        where old.lines[name] != new.lines[name] {
          changes.append(DocumentChange(name, old: old.lines[name], new: new.lines[name]))
        }
      case (let old?, nil): changes.append(DocumentChange(key, old: old.summary, new: nil))
      case (nil, let new?): changes.append(DocumentChange(key, old: nil, new: new.summary))
      case (nil, nil): break
      }
    }
    return changes
  }
}
