/// Puts tables together to a TrueType file, with the checksums that the format asks for.
enum FontTables {
  /// The file of some tables, which are in the order of their tags.
  static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(tables.reduce(12) { $0 + 16 + $1.bytes.count + 3 })
    file.add(doubleWord: 0x1_0000)
    // What a binary search through the tables would begin with.
    let power = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    for value in [tables.count, 16 << power, power, 16 * tables.count - 16 << power] { file.add(word: value) }
    var offset = 12 + 16 * tables.count
    for table in tables {
      file += table.tag.utf8
      for value in [Int(sum(table.bytes[...])), offset, table.bytes.count] { file.add(doubleWord: value) }
      offset += (table.bytes.count + 3) & ~3
    }
    var head: Int?
    for table in tables {
      if table.tag == "head" { head = file.count }
      file += table.bytes
      while file.count % 4 != 0 { file.append(0) }
    }
    if let head {
      var adjustment: [UInt8] = []
      adjustment.add(doubleWord: Int(0xB1B0_AFBA &- sum(file[...])))
      file.replaceSubrange(head + 8..<head + 12, with: adjustment)
    }
    return file
  }

  /// The sum of a table's numbers of 32 bits, filled up with zeros, without what runs over.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      var sum: UInt32 = 0
      for offset in stride(from: 0, to: bytes.count & ~3, by: 4) {
        sum &+= UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      var rest: UInt32 = 0
      for offset in 0..<bytes.count & 3 { rest |= UInt32(bytes[bytes.count & ~3 + offset]) << (24 - 8 * offset) }
      return sum &+ rest
    }
  }
}
