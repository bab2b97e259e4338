internal import Spelling

/// A cipher with the plug-ins that it may need: what opens disguised files.
struct FontKey {
  let cipher: FontCipher
  let plugins: FontPlugins

  /// A file's bytes as those of a font, in memory alone.
  func open(_ bytes: FontBytes, limit: Int) throws(Refusal) -> FontBytes {
    let decoded: [UInt8]
    do throws(FontError) {
      decoded = try cipher.decoded(Array(bytes.buffer), plugins: plugins)
    } catch {
      throw Refusal(error.description)
    }
    guard !decoded.isEmpty else { throw Refusal("\(cipher) made nothing of the file") }
    guard decoded.count <= limit else {
      throw Refusal(
        "\(cipher) made \(Amounts.bytes(decoded.count)) of the file, over the limit of \(Amounts.bytes(limit))",
        limit: "font-bytes")
    }
    return FontBytes(copying: decoded)
  }

  /// What is said in place of FreeType's reason when no font came out; `file` are the bytes as they came.
  func refusal(_ refusal: Refusal, file: FontBytes) -> Refusal {
    if case .other = FileContent(BigEndian(bytes: file.buffer)) {
      return Refusal("no font format found after \(cipher); is the key right?", code: refusal.code)
    }
    return Refusal("no font format found after \(cipher), but the file is a font without it", code: refusal.code)
  }
}
