internal import Spelling

/// Why a file or a face is not taken in.
struct Refusal: Error, Hashable, CustomStringConvertible {
  let reason: String
  let code: Int32?
  /// What to do about it; nil when there is nothing to say.
  let hint: String?

  init(_ reason: String, code: Int32? = nil, hint: String? = nil) {
    self.reason = reason
    self.code = code
    self.hint = hint
  }

  /// A limit that is met, which the command's option of that name raises.
  init(_ reason: String, code: Int32? = nil, limit name: String) {
    self.init(reason, code: code, hint: "--limit \(name)=N raises the limit")
  }

  /// A file of more bytes than are read.
  static func fileTooLarge(_ bytes: Int, limit: Int) -> Refusal {
    Refusal("the file has \(Amounts.bytes(bytes)), over the limit of \(Amounts.bytes(limit))", limit: "font-bytes")
  }

  /// The reason, followed by FreeType's code in hexadecimal.
  var description: String {
    guard let code else { return reason }
    let digits = String(UInt32(bitPattern: code), radix: 16, uppercase: true)
    return "\(reason) (FreeType 0x\(digits.count < 2 ? "0" : "")\(digits))"
  }

  func prefixed(_ prefix: String) -> Refusal {
    Refusal(prefix + reason, code: code, hint: hint)
  }
}
