/// One file, or bytes that came from elsewhere, as the faces inside it share it.
final class FontFile {
  /// The path, or the name that came with bytes.
  let path: String

  /// The bytes as they came, compressed ones included.
  let bytes: FontBytes

  /// The file's hash: a known file's own, else made when first asked for.
  private(set) lazy var sha256 = known.sha256(of: bytes.buffer) ?? SHA256.hexadecimal(bytes.buffer)

  /// What says that a thread is at work on the file.
  let work: FontWork

  private let known: [KnownDigest]

  /// The faces that were opened, by their places, for libraries that share the file.
  private var openedFaces: [Int: OpenedFace] = [:]

  /// Names bytes; `known` are files that they may be.
  init(path: String, bytes: FontBytes, known: [KnownDigest] = []) {
    self.path = path
    work = FontWork(path: path)
    self.bytes = bytes
    self.known = known
  }

  /// A face of the file, opened when first asked for.
  func face(_ index: Int, open: () throws(Refusal) -> OpenedFace) throws(Refusal) -> OpenedFace {
    if let face = openedFaces[index] { return face }
    let face = try open()
    openedFaces[index] = face
    return face
  }
}
