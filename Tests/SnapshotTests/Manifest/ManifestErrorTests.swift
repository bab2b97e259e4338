import Snapshot
import Testing

@Suite("What is no manifest")
struct ManifestErrorTests {
  /// The error that reading a text gives.
  private static func error(_ text: String) -> ManifestError? {
    do throws(ManifestError) {
      _ = try Manifest(text: text)
      return nil
    } catch {
      return error
    }
  }

  /// The small manifest with one of its lines replaced.
  private static func text(line: Int, _ replacement: String) -> String {
    var lines = SmallManifest.text.split(separator: "\n").map(String.init)
    lines[line - 1] = replacement
    return lines.map { $0 + "\n" }.joined()
  }

  @Test(
    "Files that aren't manifests, of another format, or with a conflict are told apart",
    arguments: [
      ("", "a manifest begins with 'specimen golden 1', and this file has nothing in its first line"),
      ("\u{89}PNG\r\n", "a manifest begins with 'specimen golden 1', and this file begins with '\\u{89}PNG'"),
      ("=======\n", "line 1 is the marker of a merge conflict"),
      ("specimen golden 2\n", "the manifest has format '2', and this program reads format 1"),
      ("specimen golden 1\n", "the manifest has no last line 'end …': it stops after 1 line"),
      ("specimen golden 1\ntool x\n<<<<<<< HEAD\n", "line 3 is the marker of a merge conflict"),
      ("specimen golden 1\n||||||| base", "line 2 is the marker of a merge conflict"),
      (
        "specimen golden 1\ntool x\nend 0 cells 0000000000000000\n",
        "line 3 has to be 'scale PIXELS-A-POINT', and is 'end 0 cells 0000000000000000'"
      ),
    ])
  func files(_ text: String, _ words: String) {
    #expect(Self.error(text)?.description == words)
  }

  @Test(
    "A line that says something else is told with its number, what it has to be and what it is",
    arguments: [
      (2, "tool", "line 2 has to be 'tool NAME', and is 'tool'"),
      (3, "library FreeType", "line 3 has to be 'library NAME VERSION', and is 'library FreeType'"),
      (
        3, "library \"FreeType 2.12.1", "line 3 has to be words with spaces between, and is 'library \"FreeType 2.12.1'"
      ),
      (3, "", "line 3 has to be words with spaces between, and is ''"),
      (5, "document a sha1 b", "line 5 has to be 'document NAME sha256 DIGEST', and is 'document a sha1 b'"),
      (6, "table ios 7", "line 6 has to be 'table PLATFORM FINGERPRINT', and is 'table ios 7'"),
      (7, "scale one", "line 7 has to be 'scale PIXELS-A-POINT', and is 'scale one'"),
      (7, "scale 0x1", "line 7 has to be 'scale PIXELS-A-POINT', and is 'scale 0x1'"),
      (7, "scale 1e300", "the scale in line 7 has to be at most 1000000000 above or below zero, and is '1e300'"),
      (
        8, "page 1 by 2 0000000000000000",
        "line 8 has to be 'page WIDTH x HEIGHT FINGERPRINT', and is 'page 1 by 2 0000000000000000'"
      ),
      (8, "page -1 x 2 0000000000000000", "the page's width in line 8 has to be from 0 to 2147483647, and is '-1'"),
      (
        8, "page 99999999999999999999 x 2 0000000000000000",
        "the page's width in line 8 has to be from 0 to 2147483647, and is '99999999999999999999'"
      ),
      (
        9, "image 1 bytes 0000000000000000",
        "line 9 has to be 'image COUNT bytes FINGERPRINT', and is 'image 1 bytes 0000000000000000'"
      ),
      (10, "font a b sha256", "line 10 has to be 'font NAME FILE sha256 DIGEST', and is 'font a b sha256'"),
      (12, "shape", "line 12 has to be 'font …' or 'shapes', and is 'shape'"),
      (13, "Arial", "line 13 names the font 'Arial', and no line before it defines that"),
      (14, "  Body 36", "line 14 has to be a text in quotes and the indices of its glyphs, and is '  Body 36'"),
      (14, "  \"Body\" 4294967296", "a glyph's index in line 14 has to be from 0 to 4294967295, and is '4294967296'"),
      (
        15, "    11b0fb 0000000000000011 612 560.5 577",
        "line 15 has to be a shape's label, its instance in quotes if it has one, the outlines' fingerprint and a position for each of 4 glyphs, and is '    11b0fb 0000000000000011 612 560.5 577'"
      ),
      (
        15, "    11b0fb 0000000000000011 612 560.5 577 1e10",
        "an advance in line 15 has to be at most 1000000000 above or below zero, and is '1e10'"
      ),
      (18, "    11b0fb 0000000000000011 612 560.5 577 512", "line 18 defines the shape '11b0fb' again"),
      (
        24, "  large.custom 17 123456 33x15 00000000000000a1",
        "line 24 names the shape '123456', and no line before it defines that"
      ),
      (
        24, "  large.custom 17 11b0fb 33 00000000000000a1",
        "line 24 has to be a cell's 'CATEGORY.COLUMN SIZE SHAPES WIDTHxHEIGHT FINGERPRINT' under its style, and is '  large.custom 17 11b0fb 33 00000000000000a1'"
      ),
      (25, "  large.custom 17 11b0fb 33x15 00000000000000a1", "line 25 is about the cell 'body@large.custom' again"),
      (29, "body 120,340", "line 29 has to be a style and 'X,Y' for each of its 2 cells, and is 'body 120,340'"),
      (
        29, "body 120,340 120,2147483648",
        "a top edge in line 29 has to be from -2147483648 to 2147483647, and is '2147483648'"
      ),
      (30, "top 640,410", "line 30 has to be a style and 'X,Y' for each of its 1 cell, and is 'top 640,410'"),
      (
        31, "end 2 cells 0000000000000000",
        "line 31 has to be 'end 3 cells' and a checksum, and is 'end 2 cells 0000000000000000'"
      ),
      (31, "end 3", "line 31 has to be 'end 3 cells' and a checksum, and is 'end 3'"),
    ])
  func lines(_ line: Int, _ replacement: String, _ words: String) {
    #expect(Self.error(Self.text(line: line, replacement))?.description == words)
  }

  @Test("A number that was changed by hand is found, though the line is well formed")
  func byHand() {
    let error = Self.error(Self.text(line: 24, "  large.custom 18 11b0fb 33x15 00000000000000a1"))
    #expect(
      error?.description
        == "the manifest was changed after it was written: its last line has checksum cba35743e4225872, its lines come to"
        + " 2b4917a5054ce041")
    #expect(
      error?.hint
        == "it was edited by hand or merged line by line, and which cells are concerned can't be known: take it back "
        + "from version control, or run 'specimen record'")
  }

  @Test("A file with more bytes or lines than a manifest may have is not read")
  func limits() {
    let bytes = [UInt8](repeating: 0x20, count: Manifest.largestFile + 1)
    #expect(throws: ManifestError.tooLarge(bytes: 64_000_001, limit: 64_000_000)) { try Manifest(bytes: bytes) }
    #expect(throws: ManifestError.tooManyLines(1_000_001, limit: 1_000_000)) {
      try Manifest(bytes: [UInt8](repeating: 0x0A, count: 1_000_001))
    }
    let words = SmallManifest.text.replacing(
      "\n  \"Body\" 36", with: "\n  \"Body\"" + String(repeating: " 1", count: 100_000))
    #expect(
      Self.error(words)?.description.hasPrefix("line 14 has to be at most 100000 words, and is '  \"Body\" 1 1") == true
    )
  }

  @Test(
    "The limits are told in numbers",
    arguments: [
      (
        ManifestError.tooLarge(bytes: 64_000_001, limit: 64_000_000),
        "a manifest has at most 62,500K, and this file has 64,000,001 bytes"
      ),
      (
        .tooManyLines(1_000_001, limit: 1_000_000),
        "a manifest has at most 1,000,000 lines, and this file has 1,000,001"
      ),
    ])
  func limitWords(_ error: ManifestError, _ words: String) {
    #expect(error.description == words)
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (ManifestError.tooLarge(bytes: 1, limit: 0), "record the sheet again with 'specimen record', or in parts"),
      (
        .notAManifest(firstLine: ""),
        "take the file back from version control, or record the sheet again with 'specimen record'"
      ),
      (
        .otherFormat(found: "2"),
        "use the version of specimen that wrote it, or record the sheet again with 'specimen record'"
      ),
      (
        .mergeConflict(line: 1),
        "take either side whole, as with 'git checkout --ours' or '--theirs', for the manifest and its image alike; then look at what 'specimen verify' says, and run 'specimen record'"
      ),
      (
        .truncated(lines: 1),
        "writing was interrupted, or the file was cut: take it back from version control, or run 'specimen record'"
      ),
      (
        .duplicateCell(line: 1, name: CellName("a")),
        "it was edited by hand, or merged line by line: take it back from version control, or run 'specimen record'"
      ),
    ])
  func hints(_ error: ManifestError, _ hint: String) {
    #expect(error.hint == hint)
  }

  @Test("Bytes that aren't UTF-8 are found in their line")
  func notUTF8() {
    var bytes = Array(SmallManifest.text.utf8)
    let index = bytes.firstIndex(of: UInt8(ascii: "B")) ?? 0
    bytes[index] = 0xFF
    #expect(throws: ManifestError.self) { try Manifest(bytes: bytes) }
  }
}
