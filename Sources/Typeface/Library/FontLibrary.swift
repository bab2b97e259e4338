internal import Spelling

/// The fonts of one piece of work, apart from what the host has installed.
///
/// A library takes in folders, files and bytes, gives one report a file, and finds faces by the names that apps use.
/// Nothing is ever substituted: a name that no face has finds nothing, and `nearestNames(to:limit:)` says what there
/// is. A library belongs to one worker; another worker makes its own.
///
/// Teardown: faces own their bytes, so they may outlive their library; FreeType is closed with the library, after
/// every face it had opened.
public final class FontLibrary {
  /// The faces that names find, in the order in which they were taken in.
  ///
  /// A face whose name a later one took (`DuplicatePolicy.last`) is not among them: find it by its `FaceID`.
  public private(set) var faces: [Face] = []

  /// How much a font file may ask for.
  public let limits: FontLimits

  /// The files that were asked for and left out since they have ended a process, by their paths.
  package private(set) var leftOut: [String] = []

  private let freeType: FreeTypeLibrary
  private let cache: FontFileCache?
  private var allFaces: [Face] = []
  private var files: [FontFile] = []

  /// Makes a library without fonts.
  public convenience init(limits: FontLimits = FontLimits()) {
    self.init(limits: limits, cache: nil)
  }

  /// Makes a library without fonts, which takes files that are unchanged from its worker's cache.
  package init(limits: FontLimits = FontLimits(), cache: FontFileCache?) {
    self.limits = limits
    self.cache = cache
    freeType = FreeTypeLibrary(memoryLimit: limits.maximumOpeningMemory)
    cache?.beginLibrary()
  }

  /// The face of an identifier, which must come from this library.
  public subscript(id: FaceID) -> Face {
    precondition(allFaces.indices.contains(id.rawValue), "face \(id.rawValue) is not of this library")
    return allFaces[id.rawValue]
  }

  /// Takes in a font file, or one face of it.
  ///
  /// The path is used as it is given. Faces whose PostScript name a face of another file has follow `onDuplicate`.
  /// Loading the same bytes again, under whatever path, changes nothing. A file that cannot be used is no error: its
  /// report says why.
  /// - Parameters:
  ///   - path: the file.
  ///   - index: the place of one face, from 0; nil, the default, is all of them.
  ///   - cipher: how the file is disguised, nil when it isn't. The font that comes out is held in memory and never
  ///     written anywhere; it is what counts for limits, hashes and the same bytes.
  ///   - plugins: what the cipher may name.
  ///   - onDuplicate: what happens when a PostScript name is taken.
  @discardableResult
  public func load(
    file path: String, index: Int? = nil, cipher: FontCipher? = nil, plugins: FontPlugins = [:],
    onDuplicate: DuplicatePolicy = .first
  ) -> FontFileReport {
    load(
      path: path, rawPath: Array(path.utf8), indices: index.map { [$0] },
      key: cipher.map { FontKey(cipher: $0, plugins: plugins) }, onDuplicate: onDuplicate)
  }

  /// Takes in the file that a report is of, by the bytes of its path, which need not be UTF-8.
  package func load(fileOf report: FontFileReport) -> FontFileReport {
    load(path: report.path, rawPath: report.rawPath, indices: nil, onDuplicate: .first)
  }

  /// Takes in a font from memory, or one face of it; the bytes are copied, and never written anywhere.
  ///
  /// The name stands for a path in reports, and in place of names that the font lacks. Bytes in disguise are read by
  /// `cipher` and `plugins`, as those of a file are.
  @discardableResult
  public func load(
    bytes: [UInt8], name: String, index: Int? = nil, cipher: FontCipher? = nil, plugins: FontPlugins = [:],
    onDuplicate: DuplicatePolicy = .first
  ) -> FontFileReport {
    guard !bytes.isEmpty else { return FontFileReport(path: name, refusal: Refusal("the file is empty")) }
    guard bytes.count <= limits.maximumFileSize else {
      return FontFileReport(path: name, refusal: .fileTooLarge(bytes.count, limit: limits.maximumFileSize))
    }
    return take(
      FontFile(path: name, bytes: FontBytes(copying: bytes)), indices: index.map { [$0] },
      key: cipher.map { FontKey(cipher: $0, plugins: plugins) }, onDuplicate: onDuplicate)
  }

  /// Reads a file by the bytes of its path, which need not be UTF-8, and takes in some or all of its faces.
  func load(
    path: String, rawPath: [UInt8], indices: [Int]?, key: FontKey? = nil, known: [KnownDigest] = [],
    onDuplicate: DuplicatePolicy
  ) -> FontFileReport {
    var report = report(path, rawPath, indices: indices, key: key, known: known, onDuplicate: onDuplicate)
    report.rawPath = rawPath
    return report
  }

  private func report(
    _ path: String, _ rawPath: [UInt8], indices: [Int]?, key: FontKey?, known: [KnownDigest],
    onDuplicate: DuplicatePolicy
  ) -> FontFileReport {
    if !limits.refusedFiles.isEmpty, let reason = limits.refusedFiles[path] {
      leftOut.append(path)
      return FontFileReport(path: path, refusal: Refusal(reason))
    }
    do {
      return take(try read(rawPath, path, known), indices: indices, key: key, onDuplicate: onDuplicate)
    } catch {
      return FontFileReport(path: path, refusal: error)
    }
  }

  private func read(_ rawPath: [UInt8], _ path: String, _ known: [KnownDigest]) throws(Refusal) -> FontFile {
    let limit = limits.maximumFileSize
    if let cache { return try cache.file(at: rawPath, path: path, known: known, limit: limit) }
    return FontFile(path: path, bytes: try FileReading.read(rawPath, limit: limit), known: known)
  }
}

extension FontLibrary {
  /// Whether another library has the same faces of the same files under the same numbers, and the same names find them.
  ///
  /// Libraries share files where they were made with one cache.
  package func hasSameFaces(as other: FontLibrary) -> Bool {
    allFaces.elementsEqual(other.allFaces) { $0.file === $1.file && $0.index == $1.index }
      && faces.elementsEqual(other.faces) { $0.id == $1.id }
  }

  /// A library with every face of this one, under the same number, and of another one, for a drawing that needs both.
  ///
  /// Each name still finds what it finds here, else what it finds there. The same face of the same bytes is there once.
  /// No file is read again and no bytes are copied; files that both may have are compared once, by length and then by
  /// bytes.
  /// - Returns: the library, and the number in it of each face of the other library, by that face's own number there.
  package func joined(with other: FontLibrary) -> (library: FontLibrary, places: [FaceID]) {
    let joined = FontLibrary(limits: limits)
    (joined.allFaces, joined.files) = (allFaces.map { $0.renumbered($0.id) }, files)
    joined.faces = faces.map { joined[$0.id] }
    var taken = Set(faces.map(\.postScriptName))
    let named = Set(other.faces.map(\.id))
    let shared = sharedFiles(with: other)
    let own = Dictionary(allFaces.map { (FilePlace($0), $0.id) }) { first, _ in first }
    var added: Set<ObjectIdentifier> = Set(files.map(ObjectIdentifier.init))
    var places: [FaceID] = []
    for face in other.allFaces {
      let file = shared[ObjectIdentifier(face.file)] ?? face.file
      if let known = own[FilePlace(file: ObjectIdentifier(file), index: face.index)] {
        places.append(known)
        continue
      }
      let copy = face.renumbered(FaceID(rawValue: joined.allFaces.count))
      joined.allFaces.append(copy)
      if added.insert(ObjectIdentifier(face.file)).inserted { joined.files.append(face.file) }
      if named.contains(face.id), taken.insert(face.postScriptName).inserted { joined.faces.append(copy) }
      places.append(copy.id)
    }
    return (joined, places)
  }

  /// A face by its file and its place there.
  private struct FilePlace: Hashable {
    var file: ObjectIdentifier
    var index: Int

    init(file: ObjectIdentifier, index: Int) {
      self.file = file
      self.index = index
    }

    init(_ face: Face) { self.init(file: ObjectIdentifier(face.file), index: face.index) }
  }

  /// This library's file for each file of another one whose bytes it has too.
  private func sharedFiles(with other: FontLibrary) -> [ObjectIdentifier: FontFile] {
    let own = Set(files.map(ObjectIdentifier.init))
    let byLength = Dictionary(grouping: files, by: \.bytes.count)
    var shared: [ObjectIdentifier: FontFile] = [:]
    for file in other.files where !own.contains(ObjectIdentifier(file)) {
      shared[ObjectIdentifier(file)] = byLength[file.bytes.count]?.first { $0.bytes.isEqual(to: file.bytes) }
    }
    return shared
  }

  /// Takes in faces of a file, out of its disguise where there is a key.
  private func take(
    _ file: FontFile, indices: [Int]?, key: FontKey?, onDuplicate: DuplicatePolicy
  ) -> FontFileReport {
    guard let key else { return take(file, indices: indices, onDuplicate: onDuplicate) { $0 } }
    do {
      let opened = try key.open(file.bytes, limit: limits.maximumFileSize)
      return take(FontFile(path: file.path, bytes: opened), indices: indices, onDuplicate: onDuplicate) {
        key.refusal($0, file: file.bytes)
      }
    } catch {
      return FontFileReport(path: file.path, refusal: error)
    }
  }

  /// Takes in faces of a file, or finds that they are there; `unknown` words the refusal of what has no font's format.
  private func take(
    _ file: FontFile, indices: [Int]?, onDuplicate: DuplicatePolicy, unknown: (Refusal) -> Refusal
  ) -> FontFileReport {
    let known = files.first { $0.bytes.isEqual(to: file.bytes) }
    let opener = FaceOpener(
      file: known ?? file, content: FileContent(BigEndian(bytes: file.bytes.buffer)), limits: limits)
    let before = opener.file.work.begin()
    defer { FontWork.end(before) }
    do {
      let wanted = try wantedIndices(indices, opener)
      var intake = Intake(path: file.path, file: known ?? file, policy: onDuplicate)
      if let known {
        let present = allFaces.filter { $0.file === known && wanted.contains($0.index) }
        if present.count == wanted.count {
          let notes = known.path == file.path ? [] : ["the same bytes as '\(known.path)'"]
          return FontFileReport(path: file.path, result: .alreadyLoaded, faces: present.map(\.id), notes: notes)
        }
        intake.present = Set(present.map(\.index))
      }
      for index in wanted where !intake.present.contains(index) { consider(index, opener, &intake) }
      return finish(intake, suffix: SuffixNote.note(for: file.path, intake.candidates.first?.container))
    } catch {
      if case .other = opener.content { return FontFileReport(path: file.path, refusal: unknown(error)) }
      return FontFileReport(path: file.path, refusal: error)
    }
  }

  private func wantedIndices(_ indices: [Int]?, _ opener: FaceOpener) throws(Refusal) -> [Int] {
    let count = try opener.faceCount(freeType)
    guard let indices else {
      guard count <= limits.maximumFaces else {
        throw Refusal(
          "a collection of \(Amounts.count(count)) faces, over the limit of \(Amounts.count(limits.maximumFaces))",
          limit: "font-faces")
      }
      return Array(0..<count)
    }
    for index in indices where !(0..<count).contains(index) {
      throw Refusal("no face \(index): the file has \(count == 1 ? "face 0 alone" : "faces 0 to \(count - 1)")")
    }
    return indices
  }

  /// Opens one face and keeps it as a candidate, unless its name is taken and the policy says so.
  private func consider(_ index: Int, _ opener: FaceOpener, _ intake: inout Intake) {
    do throws(Refusal) {
      let opened = try intake.file.face(index) { () throws(Refusal) in try opener.open(index, freeType) }
      let id = FaceID(rawValue: allFaces.count + intake.candidates.count)
      let face = Face(id: id, file: intake.file, index: index, opened: opened)
      guard face.glyphCount > 0 else { throw Refusal("the face has no glyphs") }
      guard face.glyphCount <= limits.maximumGlyphs else {
        throw Refusal(
          "it has \(Amounts.count(face.glyphCount)) glyphs, over the limit of \(Amounts.count(limits.maximumGlyphs))",
          limit: "font-glyphs")
      }
      let name = face.postScriptName
      let namesakes = (intake.candidates + faces).filter { $0.postScriptName == name }
      if namesakes.contains(where: { $0.file === intake.file }) {
        throw Refusal("an earlier face of the file has the PostScript name '\(name)'")
      }
      if let holder = namesakes.first {
        intake.clash(face, holder)
        if intake.policy != .last { return }
      }
      intake.candidates.append(face)
    } catch {
      intake.refusals.append((index, error))
    }
  }

  /// Adds the candidates to the library, or refuses the file, and words the report.
  private func finish(_ intake: Intake, suffix: String?) -> FontFileReport {
    if let refusal = intake.refusal {
      return FontFileReport(
        path: intake.path, result: .refused(reason: refusal.reason, code: refusal.code),
        notes: suffix.map { [$0] } ?? [], duplicates: intake.duplicates, hint: refusal.hint)
    }
    if intake.candidates.isEmpty {
      let present = allFaces.filter { $0.file === intake.file && intake.present.contains($0.index) }
      return FontFileReport(
        path: intake.path, result: .alreadyLoaded, faces: present.map(\.id), notes: intake.notes,
        duplicates: intake.duplicates)
    }
    if !files.contains(where: { $0 === intake.file }) { files.append(intake.file) }
    // Only under the policy `.last` does a candidate have the name of a face that is there.
    let taken = Set(intake.candidates.map(\.postScriptName))
    faces.removeAll { taken.contains($0.postScriptName) }
    faces += intake.candidates
    allFaces += intake.candidates
    return FontFileReport(
      path: intake.path, result: .loaded, faces: intake.candidates.map(\.id),
      notes: (suffix.map { [$0] } ?? []) + intake.notes, duplicates: intake.duplicates)
  }
}
