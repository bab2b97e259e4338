internal import CSandbox
package import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A child's way to its parent, which writes and speaks for it.
package struct ParentChannel: FileChannel {
  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  @discardableResult
  package func ask(_ request: FileRequest) throws(SystemError) -> Int { try say(.file(request)) }

  /// Hands bytes of standard output over; they are told when the child has ended well.
  package func write(output: [UInt8]) throws(SystemError) { try say(.output(output)) }

  /// Hands bytes of standard error over; they are told when the child has ended well.
  package func write(messages: [UInt8]) throws(SystemError) { try say(.messages(messages)) }

  @discardableResult
  func say(_ message: ChildMessage) throws(SystemError) -> Int {
    let frame = message.frame
    guard frame.bytes.count <= ChildMessage.byteLimit else { throw SystemError(code: EFBIG) }
    var (code, answer): (Int64, Int64) = (0, 0)
    let isAnswered = frame.bytes.withUnsafeBytes { bytes in
      sandbox_exchange(
        descriptor, frame.kind, UInt64(clamping: frame.number), bytes.baseAddress, bytes.count, &code, &answer)
    }
    guard isAnswered else { throw SystemError(code: EPIPE) }
    if code != 0 { throw SystemError(code: Int32(clamping: code)) }
    return Int(answer)
  }
}
