internal import CICU

extension ICU {
  /// The places at which ICU's line break iterator stops in a text, in the rules of a locale.
  func lineBreaks(of text: String, locale: String, tag: String) throws(LanguagesError) -> LineBreaks {
    let units = Array(text.utf16)
    var status: Int32 = 0
    var breaks = LineBreaks(offsets: [])
    units.withUnsafeBufferPointer { units in
      // The iterator reads the units where they are, so it has to be closed before they go.
      guard
        let iterator = functions.ubrk_open(
          Self.lineIterator, locale, units.baseAddress, Int32(units.count), &status)
      else { return }
      defer { functions.ubrk_close(iterator) }
      guard status <= 0 else { return }
      breaks = self.breaks(of: iterator, in: units)
    }
    guard status <= 0 else { throw .refused(function: "ubrk_open", tag: tag, error: errorName(status)) }
    return breaks
  }

  /// `UBRK_LINE`.
  private static let lineIterator: Int32 = 2
  /// `UBRK_LINE_HARD` to below `UBRK_LINE_HARD_LIMIT`: the rule statuses of breaks that must be.
  private static let hardStatuses: Range<Int32> = 100..<200

  /// All stops of an iterator, from UTF-16 to UTF-8.
  private func breaks(of iterator: UnsafeMutableRawPointer, in units: UnsafeBufferPointer<UInt16>) -> LineBreaks {
    var breaks = LineBreaks(offsets: [])
    var (unit, offset) = (0, 0)
    while true {
      // -1, UBRK_DONE, after the last.
      let next = Int(functions.ubrk_next(iterator))
      guard next > unit, next <= units.count else { return breaks }
      for index in unit..<next { offset += Self.utf8Length(of: units[index]) }
      unit = next
      breaks.offsets.append(offset)
      if Self.hardStatuses.contains(functions.ubrk_getRuleStatus(iterator)) { breaks.mandatory.insert(offset) }
    }
  }

  /// How many bytes a UTF-16 unit adds in UTF-8: a surrogate pair has four, two for each half.
  private static func utf8Length(of unit: UInt16) -> Int {
    switch unit {
    case ..<0x80: 1
    case ..<0x800, 0xD800..<0xE000: 2
    default: 3
    }
  }
}
