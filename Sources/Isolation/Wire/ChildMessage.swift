package import Files

/// What a child says to its parent: a kind, a number and bytes, which the parent answers with an error's number and another.
package enum ChildMessage: Hashable, Sendable {
  /// What confines the child; the number has the bits of ``Confinement``.
  case confined(Confinement)
  /// Bytes for standard output.
  case output([UInt8])
  /// Bytes for standard error.
  case messages([UInt8])
  /// A change of the file system.
  case file(FileRequest)
  /// The work is done, and nothing more comes.
  case done
}

extension ChildMessage {
  /// The kinds, as they go over the channel.
  private enum Kind: UInt32 {
    case confined = 1
    case output, messages
    case open, write, sync, commit, abandon, makeFolder, makeFolders, remove, removeEmptyFolder, append
    case lock, begin, finish, letGo
    case done
    case place
  }

  /// The most bytes that one message may have: a picture of the largest size that is drawn has fewer.
  static let byteLimit = 1 << 30

  /// A message as it goes over the channel.
  package struct Frame {
    /// The kind of message.
    package var kind: UInt32
    /// A file's or a lock's number, or where a path ends.
    package var number: Int
    /// A path, or a file's bytes.
    package var bytes: [UInt8]

    /// Puts a frame together.
    package init(kind: UInt32, number: Int = 0, bytes: [UInt8] = []) {
      self.kind = kind
      self.number = number
      self.bytes = bytes
    }
  }

  /// The message as it goes over the channel.
  package var frame: Frame {
    switch self {
    case .confined(let confinement): Self.frame(.confined, number: confinement.bits)
    case .output(let bytes): Self.frame(.output, bytes)
    case .messages(let bytes): Self.frame(.messages, bytes)
    case .file(let request): Self.frame(request)
    case .done: Self.frame(.done)
    }
  }

  private static func frame(_ kind: Kind, number: Int = 0, _ bytes: [UInt8] = []) -> Frame {
    Frame(kind: kind.rawValue, number: number, bytes: bytes)
  }

  private static func frame(_ request: FileRequest) -> Frame {
    let path = request.path.map { Array($0.utf8) } ?? []
    return switch request {
    case .open: frame(.open, path)
    case .write(let file, let bytes): frame(.write, number: file, bytes)
    case .sync(let file): frame(.sync, number: file)
    case .commit(let file): frame(.commit, number: file)
    case .abandon(let file): frame(.abandon, number: file)
    case .makeFolder: frame(.makeFolder, path)
    case .makeFolders: frame(.makeFolders, path)
    case .remove: frame(.remove, path)
    case .removeEmptyFolder: frame(.removeEmptyFolder, path)
    // The number says where the path ends.
    case .append(_, let bytes): frame(.append, number: path.count, path + bytes)
    case .place(_, let bytes): frame(.place, number: path.count, path + bytes)
    case .lock: frame(.lock, path)
    case .begin(let lock): frame(.begin, number: lock)
    case .finish(let lock): frame(.finish, number: lock)
    case .letGo(let lock): frame(.letGo, number: lock)
    }
  }

  /// Reads what came over the channel; nil for what no child of this program would send.
  package init?(_ frame: Frame) {
    guard let kind = Kind(rawValue: frame.kind) else { return nil }
    switch kind {
    case .confined: self = .confined(Confinement(bits: frame.number))
    case .output: self = .output(frame.bytes)
    case .messages: self = .messages(frame.bytes)
    case .done: self = .done
    default:
      guard let request = Self.request(kind, frame) else { return nil }
      self = .file(request)
    }
  }

  private static func request(_ kind: Kind, _ frame: Frame) -> FileRequest? {
    let number = frame.number
    switch kind {
    case .confined, .output, .messages, .done: return nil
    case .write: return .write(file: number, frame.bytes)
    case .sync: return .sync(file: number)
    case .commit: return .commit(file: number)
    case .abandon: return .abandon(file: number)
    case .begin: return .begin(lock: number)
    case .finish: return .finish(lock: number)
    case .letGo: return .letGo(lock: number)
    case .append:
      guard (0...frame.bytes.count).contains(number), let path = path(frame.bytes.prefix(number)) else { return nil }
      return .append(path, Array(frame.bytes.dropFirst(number)))
    case .place:
      guard (0...frame.bytes.count).contains(number), let path = path(frame.bytes.prefix(number)) else { return nil }
      return .place(path, Array(frame.bytes.dropFirst(number)))
    case .open, .makeFolder, .makeFolders, .remove, .removeEmptyFolder, .lock:
      guard let path = path(frame.bytes[...]) else { return nil }
      return request(kind, path)
    }
  }

  private static func request(_ kind: Kind, _ path: String) -> FileRequest? {
    switch kind {
    case .open: .open(path)
    case .makeFolder: .makeFolder(path)
    case .makeFolders: .makeFolders(path)
    case .remove: .remove(path)
    case .removeEmptyFolder: .removeEmptyFolder(path)
    case .lock: .lock(path)
    default: nil
    }
  }

  /// A path is UTF-8 without a NUL, at which the system would end it.
  private static func path(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
