/// The numbers of `head`, `hhea` and `OS/2` that describe a face as a whole, read once; absent ones are `nil`.
struct FaceTables {
  /// Three numbers in font units, as a table has them.
  struct Extents {
    let ascender: Int
    let descender: Int
    let lineGap: Int

    var isZero: Bool { ascender == 0 && descender == 0 }
  }

  let headUnitsPerEm: UInt16?
  let headRevision: UInt32
  let macStyle: UInt16
  let hhea: Extents?
  let typo: Extents?
  let win: Extents?
  let weightClass: UInt16?
  let widthClass: UInt16
  let fsType: UInt16
  let fsSelection: UInt16?
  let xHeight: Int32?
  let capHeight: Int32?

  init(_ directory: TableDirectory) {
    let head = directory.table("head")
    headUnitsPerEm = head?.uint16(18)
    headRevision = head?.uint32(4) ?? 0
    macStyle = head?.uint16(44) ?? 0
    hhea = directory.table("hhea").flatMap { Self.extents($0, at: 4) }
    let os2 = directory.table("OS/2")
    typo = os2.flatMap { Self.extents($0, at: 68) }
    win = os2.flatMap { table in
      guard let ascent = table.uint16(74), let descent = table.uint16(76) else { return nil }
      return Extents(ascender: Int(ascent), descender: -Int(descent), lineGap: 0)
    }
    weightClass = os2?.uint16(4)
    widthClass = os2?.uint16(6) ?? 5
    fsType = os2?.uint16(8) ?? 0
    fsSelection = os2?.uint16(62)
    let hasHeights = os2?.uint16(0).map { $0 >= 2 } ?? false
    xHeight = hasHeights ? Self.height(os2?.int16(86)) : nil
    capHeight = hasHeights ? Self.height(os2?.int16(88)) : nil
  }

  private static func extents(_ table: BigEndian, at offset: Int) -> Extents? {
    guard let ascender = table.int16(offset), let descender = table.int16(offset + 2),
      let lineGap = table.int16(offset + 4)
    else { return nil }
    return Extents(ascender: Int(ascender), descender: Int(descender), lineGap: Int(lineGap))
  }

  private static func height(_ value: Int16?) -> Int32? {
    value.flatMap { $0 > 0 ? Int32($0) : nil }
  }

  /// Whether the face slants: `OS/2`'s italic or oblique bit, or `head`'s italic bit without an `OS/2` table.
  var isItalic: Bool {
    fsSelection.map { $0 & 0x201 != 0 } ?? (macStyle & 0x2 != 0)
  }

  /// `OS/2`'s weight: 1 to 9 are hundreds as old fonts wrote them, 0 or none is 400, and 1000 is the most.
  var weight: Int {
    switch Int(weightClass ?? 0) {
    case 0: 400
    case let old where old <= 9: old * 100
    case let value: min(value, 1000)
    }
  }
}
