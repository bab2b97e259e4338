/// Writes a `name` table with the few names that a font needs to be embedded.
enum NameTable {
  /// The table for a font whose family, full and PostScript names are one ASCII name.
  static func bytes(postScriptName name: String) -> [UInt8] {
    let text: [UInt8] = name.utf8.flatMap { [UInt8(0), $0] }
    let identifiers: [UInt16] = [1, 2, 4, 6]
    var table: [UInt8] = []
    func add(_ value: Int) { table += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)] }
    [0, identifiers.count, 6 + 12 * identifiers.count].forEach(add)
    for identifier in identifiers {
      // Windows, Unicode, US English; every record points at the same text.
      [3, 1, 0x409, Int(identifier), text.count, 0].forEach(add)
    }
    return table + text
  }
}
