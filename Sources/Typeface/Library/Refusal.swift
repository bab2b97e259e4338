/// Why a file or a face is not taken in.
struct Refusal: Error, Hashable, CustomStringConvertible {
  let reason: String
  let code: Int32?

  init(_ reason: String, code: Int32? = nil) {
    self.reason = reason
    self.code = code
  }

  /// The reason, followed by FreeType's code in hexadecimal.
  var description: String {
    guard let code else { return reason }
    let digits = String(UInt32(bitPattern: code), radix: 16, uppercase: true)
    return "\(reason) (FreeType 0x\(digits.count < 2 ? "0" : "")\(digits))"
  }

  func prefixed(_ prefix: String) -> Refusal {
    Refusal(prefix + reason, code: code)
  }
}
