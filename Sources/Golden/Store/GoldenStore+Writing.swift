package import Files
package import Snapshot

extension GoldenStore {
  /// Puts a golden in the place of what is there, whole or not at all; answers whether anything had to be written.
  ///
  /// The manifest's record of the image is made here. What already has the right bytes is not touched. Both files are
  /// on the disk before either is put in its place, the image first: a full disk leaves the old golden as it was, and
  /// what is left when the process is killed in between is seen by whoever reads it next. A signal that a process can
  /// heed waits until both are there.
  ///
  /// - Throws: ``GoldenError/notWritten(path:_:)``.
  @discardableResult
  package func write(
    image: [UInt8]?, manifest: Manifest?, with files: FileWriter = .direct
  ) throws(GoldenError) -> Bool {
    var manifest = manifest
    manifest?.image = image.map { ImageRecord(of: $0) }
    let text = manifest.map { Array($0.text.utf8) }
    if holds(image: image, text: text) { return false }
    try Self.working(on: folder) { () throws(SystemError) in try files.makeFolders(folder) }
    do throws(GoldenError) { try writeLocked(image: image, text: text, files) } catch {
      files.removeEmptyFolder(folder)
      throw error
    }
    return true
  }

  /// Whether just these files lie there, and nothing that was broken off.
  private func holds(image: [UInt8]?, text: [UInt8]?) -> Bool {
    func holds(_ path: String, _ bytes: [UInt8]?) -> Bool {
      guard let bytes else { return !FileCalls.exists(path) }
      return (try? FileCalls.read(path, limit: bytes.count)).flatMap { $0 } == bytes
    }
    return holds(imagePath, image) && holds(manifestPath, text) && !FileCalls.exists(lockPath)
  }

  private func writeLocked(image: [UInt8]?, text: [UInt8]?, _ files: FileWriter) throws(GoldenError) {
    var lock: WritableLock
    do throws(SystemError) { lock = try files.lock(lockPath) } catch {
      throw .notWritten(path: lockPath, error)
    }
    var isHalfDone = lock.wasBrokenOff
    do throws(GoldenError) { try replace(image: image, text: text, files, &lock, &isHalfDone) } catch {
      // What is half done stays marked by the lock's file, as it would if the process were killed.
      if !isHalfDone { lock.finish() }
      throw error
    }
    lock.finish()
  }

  private func replace(
    image: [UInt8]?, text: [UInt8]?, _ files: FileWriter, _ lock: inout WritableLock, _ isHalfDone: inout Bool
  ) throws(GoldenError) {
    let newImage = try ReadyFile(image, at: imagePath, files)
    let newText = try ReadyFile(text, at: manifestPath, files)
    lock.begin()
    if try newImage.commit() { isHalfDone = true }
    if try newText.commit() { isHalfDone = true }
    if image == nil { try Self.working(on: imagePath) { () throws(SystemError) in try files.remove(imagePath) } }
    if text == nil {
      try Self.working(on: manifestPath) { () throws(SystemError) in try files.remove(manifestPath) }
    }
  }

  /// Does file work, and says of which path an error is.
  private static func working(on path: String, _ body: () throws(SystemError) -> Void) throws(GoldenError) {
    do throws(SystemError) { try body() } catch { throw .notWritten(path: path, error) }
  }
}

/// New bytes of a file, on the disk and not in their place yet; none where the file has them already, or is to go.
private struct ReadyFile: ~Copyable {
  private let path: String
  private let file: WritableFile?

  /// Brings the bytes to the disk.
  init(_ bytes: [UInt8]?, at path: String, _ files: FileWriter) throws(GoldenError) {
    self.path = path
    file = try Self.file(bytes, at: path, files)
  }

  private static func file(
    _ bytes: [UInt8]?, at path: String, _ files: FileWriter
  ) throws(GoldenError) -> WritableFile? {
    guard let bytes, (try? FileCalls.read(path, limit: bytes.count)).flatMap({ $0 }) != bytes else { return nil }
    do throws(SystemError) {
      let file = try files.open(path)
      try file.write(bytes)
      try file.sync()
      return file
    } catch {
      throw .notWritten(path: path, error)
    }
  }

  /// Puts the file in its place; answers whether there was one.
  consuming func commit() throws(GoldenError) -> Bool {
    let path = path
    guard let file else { return false }
    do throws(SystemError) { try file.commit() } catch { throw .notWritten(path: path, error) }
    return true
  }
}
