import Files
import TestSupport
import Testing

@Suite("A file is read in pieces")
struct InputPiecesTests {
  private let folder = ScratchFolder()

  @Test("Each piece is as large as asked, but for the last", arguments: [0, 1, 9, 10, 11, 30])
  func pieces(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8($0) }
    let path = folder.write(bytes, as: "a")
    var pieces = try InputPieces(path: path, size: 10)
    var sizes: [Int] = []
    var read: [UInt8] = []
    while let piece = try pieces.next() {
      sizes.append(piece.count)
      read += piece
    }
    #expect(read == bytes)
    #expect(sizes.dropLast().allSatisfy { $0 == 10 } && sizes.count == (count + 9) / 10)
    let end = try pieces.next()
    #expect(end == nil)
  }

  @Test("A folder, and what isn't there, are told at once")
  func unreadable() {
    #expect(throws: SystemError.self) { _ = try InputPieces(path: folder.path) }
    #expect(throws: SystemError.self) { _ = try InputPieces(path: "\(folder.path)/none") }
  }
}
