internal import CICU

/// The machine's ICU: every call of its functions, with buffers and errors in Swift's terms.
///
/// It is opened once in a process, whichever thread asks first, and stays open. The functions that are called here may then
/// be called from any thread at a time: each works on what it opens and closes itself.
struct ICU {
  let functions: cicu_functions
  /// The version, such as "72.1".
  let version: String
  /// CLDR's version, such as "42".
  let cldrVersion: String

  /// Opens the newest ICU of some versions that is there.
  init(versions: ClosedRange<Int>) throws(LanguagesError) {
    var missing: UnsafePointer<CChar>?
    var opened = 0
    let table = withUnsafeTemporaryAllocation(of: cicu_functions.self, capacity: 1) { space -> cicu_functions? in
      guard let base = space.baseAddress else { return nil }
      opened = Int(cicu_open(base, Int32(versions.lowerBound), Int32(versions.upperBound), &missing))
      return opened > 0 ? base.pointee : nil
    }
    guard let functions = table else {
      if opened == 0 { throw .noICU(oldest: versions.lowerBound, newest: versions.upperBound) }
      throw .noFunction(missing.map { String(cString: $0) } ?? "", version: -opened)
    }
    self.functions = functions
    version = Self.version { functions.u_getVersion($0) }
    cldrVersion = Self.version { bytes in
      var status: Int32 = 0
      functions.ulocdata_getCLDRVersion(bytes, &status)
    }
  }

  /// The locales that ICU has data of, as it names them: "sr_Latn_RS".
  var locales: [String] {
    (0..<functions.uloc_countAvailable()).compactMap { functions.uloc_getAvailable($0).map { String(cString: $0) } }
  }

  /// The locale of a BCP 47 tag without its extensions.
  ///
  /// Nil where the tag is malformed, names no language or has a variant that ICU doesn't know: 'sr-Latin' is one, since
  /// five letters are a variant.
  func locale(ofTag tag: String) -> String? {
    guard let whole = wholeLocale(ofTag: tag) else { return nil }
    // To a tag and back: only so are old names such as 'iw' and 'mo' made new.
    guard let tag = self.tag(ofLocale: whole),
      let locale = text({ functions.uloc_forLanguageTag(tag, $0, $1, nil, $2) }),
      let base = text({ functions.uloc_getBaseName(locale, $0, $1, $2) }), base.utf8.first.map(Self.isLetter) == true
    else { return nil }
    return knowsVariant(ofLocale: base) ? base : nil
  }

  /// The locale of a BCP 47 tag with its extensions; nil where the tag is malformed.
  func wholeLocale(ofTag tag: String) -> String? {
    var parsed: Int32 = 0
    let whole = text { functions.uloc_forLanguageTag(tag, $0, $1, &parsed, $2) }
    return parsed == tag.utf8.count ? whole : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  /// Whether a locale has no variant, or one with a name.
  private func knowsVariant(ofLocale locale: String) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress else { return false }
      var status: Int32 = 0
      let count = functions.uloc_getDisplayVariant(locale, "en", base, Int32(buffer.count), &status)
      return count == 0 || status <= 0 && status != Self.usingDefault
    }
  }

  /// The BCP 47 tag of a locale; nil where it has none.
  func tag(ofLocale locale: String) -> String? { text { functions.uloc_toLanguageTag(locale, $0, $1, 0, $2) } }

  /// A locale's language, script and region, the most likely ones where it has none of its own; nil without a language.
  func likelyParts(ofLocale locale: String) -> (language: String, script: String, region: String)? {
    guard let full = text({ functions.uloc_addLikelySubtags(locale, $0, $1, $2) }),
      let language = text({ functions.uloc_getLanguage(full, $0, $1, $2) }),
      let script = text({ functions.uloc_getScript(full, $0, $1, $2) }),
      let region = text({ functions.uloc_getCountry(full, $0, $1, $2) }),
      locale.prefix(while: { $0 != "_" }) == language
    else { return nil }
    return (language, script, region)
  }

  /// The English name of a locale, such as "Serbian (Latin)".
  func name(ofLocale locale: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var status: Int32 = 0
      let count = functions.uloc_getDisplayName(locale, "en", base, Int32(buffer.count), &status)
      guard status <= 0, count >= 0, count <= buffer.count else { return nil }
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
  }

  /// The main exemplar set of a locale: its characters and strings, as CLDR lists them.
  ///
  /// Nil where ICU has no data of the locale, or takes another's for want of it; under `isExact`, also where it takes that
  /// of a wider locale.
  func exemplars(ofLocale locale: String, isExact: Bool = false) throws(LanguagesError) -> [String]? {
    var status: Int32 = 0
    guard let data = functions.ulocdata_open(locale, &status) else {
      throw .refused(function: "ulocdata_open", tag: locale, error: errorName(status))
    }
    defer { functions.ulocdata_close(data) }
    guard status != Self.usingDefault, !isExact || status == 0 else { return nil }
    functions.ulocdata_setNoSubstitute(data, 1)
    status = 0
    guard let set = functions.ulocdata_getExemplarSet(data, nil, 0, 0, &status), status <= 0 else {
      throw .refused(function: "ulocdata_getExemplarSet", tag: locale, error: errorName(status))
    }
    defer { functions.uset_close(set) }
    return items(of: set)
  }

  /// ICU's warning that it had no data of a locale, and took the root's or the process's own.
  private static let usingDefault: Int32 = -127

  private func items(of set: UnsafeMutableRawPointer) -> [String] {
    var items: [String] = []
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress else { return }
      for index in 0..<functions.uset_getItemCount(set) {
        var (first, last, status) = (Int32(0), Int32(0), Int32(0))
        let count = Int(functions.uset_getItem(set, index, &first, &last, base, Int32(buffer.count), &status))
        if count == 0, first <= last {
          items += (first...last).compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
        } else if status <= 0, count > 0, count <= buffer.count {
          items.append(String(decoding: buffer[..<count], as: UTF16.self))
        }
      }
    }
    return items
  }

  func errorName(_ status: Int32) -> String { String(cString: functions.u_errorName(status)) }

  /// What a function writes into a buffer of bytes; nil where it says that it can't, or the buffer is too small.
  private func text(
    _ write: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var status: Int32 = 0
      let count = write(base, Int32(buffer.count), &status)
      guard status <= 0, count >= 0, count < buffer.count else { return nil }
      return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// A version as ICU tells it: four numbers, of which zeros at the end are left out.
  private static func version(_ write: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var bytes: [UInt8] = [0, 0, 0, 0]
    bytes.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { write(base) }
    }
    while bytes.count > 1, bytes.last == 0 { bytes.removeLast() }
    return bytes.map { String($0) }.joined(separator: ".")
  }
}
