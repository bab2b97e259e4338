internal import Files
internal import Spelling

/// A file of the command line that is read whole.
enum InputFile {
  /// A file's bytes, no more than a limit.
  ///
  /// `kind` is what the limit is of, such as "a document"; `hint` is what to do about a file over it.
  /// - Throws: exit code 2 for a file that isn't there or can't be read, 5 for one over the limit.
  static func read(
    _ path: String, limit: Int, of kind: String, hint: String? = nil
  ) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) { bytes = try FileCalls.read(path, limit: limit) } catch {
      if !FileCalls.exists(path) { throw .noSuchPath(path) }
      throw .below("cannot read \(TerminalText.quoted(path)): \(error)", hint: nil, exitCode: .usage)
    }
    guard let bytes else {
      throw .below(
        "\(TerminalText.quoted(path)) has more than \(Amounts.bytes(limit)), the limit of \(kind)", hint: hint,
        exitCode: .output
      )
    }
    return bytes
  }
}
