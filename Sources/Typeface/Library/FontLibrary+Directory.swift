#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FontLibrary {
  /// Takes in the font files of a folder, sorted by the bytes of their names, and reports on each file that was tried.
  ///
  /// Files without a font's extension, hidden files and folders inside are passed over unless `options` say otherwise.
  /// A folder without a file to try gives no report. Where there is a cipher, all files of the folder are disguised by
  /// it, and what comes out is never written anywhere; `plugins` are what it may name.
  /// - Throws: `FontError` when the folder is missing, is no folder, cannot be listed, or holds more than `limits` say,
  ///   and when the cipher's key is empty or its plug-in unknown. A file that cannot be read is no error: its report says why.
  @discardableResult
  public func load(
    directory: String, options: DirectoryOptions = DirectoryOptions(), cipher: FontCipher? = nil,
    plugins: FontPlugins = [:]
  ) throws(FontError) -> [FontFileReport] {
    try cipher?.check(plugins: plugins)
    return try load(
      directory: directory, options: options, key: cipher.map { FontKey(cipher: $0, plugins: plugins) }, known: [])
  }

  /// Takes in the font files of a folder that comes with the program, some of which are known beforehand.
  ///
  /// Only the hash of a known file is taken from there; whether it is the known one, its bytes say.
  /// - Throws: `FontError` when the folder is missing, is no folder, cannot be listed, or holds more than `limits`
  ///   say.
  package func load(directory: String, known: [KnownDigest]) throws(FontError) -> [FontFileReport] {
    try load(directory: directory, options: DirectoryOptions(), key: nil, known: known)
  }

  private func load(
    directory: String, options: DirectoryOptions, key: FontKey?, known: [KnownDigest]
  ) throws(FontError) -> [FontFileReport] {
    var walk = FolderWalk(options: options, limits: limits)
    do {
      try walk.enter(Array(directory.utf8), depth: 0)
    } catch {
      switch error.code {
      case ENOENT: throw .directoryMissing(path: directory)
      case ENOTDIR: throw .notADirectory(path: directory)
      default: throw .directoryUnreadable(path: directory, errno: error.code)
      }
    }
    switch walk.excess {
    case .names: throw .tooManyNames(path: directory, limit: limits.maximumFolderNames)
    case .files: throw .tooManyFiles(path: directory, limit: limits.maximumFolderFiles)
    case nil: break
    }
    return walk.entries.map { entry in
      let path = String(decoding: entry.path, as: UTF8.self)
      if let code = entry.code {
        return FontFileReport(path: path, refusal: Refusal("cannot list the folder: \(SystemWords.text(for: code))"))
      }
      return load(
        path: path, rawPath: entry.path, indices: nil, key: key, known: known, onDuplicate: options.onDuplicate)
    }
  }
}

extension DirectoryOptions {
  /// The files of a folder that a library would try, in its order; empty where the folder can't be listed.
  ///
  /// Paths that are not UTF-8 are told as near as text can. `folders` are those inside that are searched too. Beyond the
  /// limits there is nothing more.
  package func files(in directory: String, limits: FontLimits) -> (files: [String], folders: [String]) {
    var walk = FolderWalk(options: self, limits: limits)
    guard (try? walk.enter(Array(directory.utf8), depth: 0)) != nil else { return ([], []) }
    let text = { (path: [UInt8]) in String(decoding: path, as: UTF8.self) }
    return (walk.entries.map { text($0.path) }, walk.folders.map(text))
  }
}

/// Collects the files to try below a folder, without going round in circles.
private struct FolderWalk {
  /// What there is too much of.
  enum Excess {
    case names, files
  }

  let options: DirectoryOptions
  let limits: FontLimits

  /// Set once a limit is met, where the walk ends.
  private(set) var excess: Excess?

  /// Files to try, and folders inside that cannot be listed with the system's code.
  var entries: [(path: [UInt8], code: Int32?)] = []

  /// The folders inside that were entered.
  var folders: [[UInt8]] = []

  private var seen: Set<[UInt64]> = []
  private var nameCount = 0

  /// Folders deeper than this are not entered.
  private static let maximumDepth = 32

  init(options: DirectoryOptions, limits: FontLimits) {
    self.options = options
    self.limits = limits
  }

  mutating func enter(_ path: [UInt8], depth: Int) throws(ListingError) {
    let base = path.last == 0x2F ? path : path + [0x2F]
    let names = try Folder.names(in: path, limit: limits.maximumFolderNames - nameCount)
    nameCount += names.count
    if nameCount > limits.maximumFolderNames { excess = .names }
    if case .folder(let device, let file) = Folder.kind(of: path) { seen.insert([device, file]) }
    for name in names where excess == nil {
      if name.first == 0x2E, !options.hidden { continue }
      let inner = base + name
      switch Folder.kind(of: inner) {
      case .file:
        guard options.accepts(String(decoding: name, as: UTF8.self)) else { continue }
        entries.append((inner, nil))
        if entries.count > limits.maximumFolderFiles { excess = .files }
      case .folder(let device, let file):
        guard options.recursive, depth < Self.maximumDepth, !seen.contains([device, file]) else { continue }
        folders.append(inner)
        do {
          try enter(inner, depth: depth + 1)
        } catch {
          entries.append((inner, error.code))
        }
      }
    }
  }
}
