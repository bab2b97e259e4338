internal import Typeface

/// `specimen obfuscate`: disguises a font file, as `decrypt` in a document reads it.
package enum ObfuscateVerb {
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the file to write; '-' is standard output")
  static let xor = OptionDeclaration(
    "xor", value: "KEY", help: "XOR every byte with a key that repeats: text, or 0x and pairs of hexadecimal digits")
  static let idpf = OptionDeclaration(
    "idpf", value: "IDENTIFIER",
    help: "EPUB's font obfuscation: XOR the first 1040 bytes with the SHA-1 of the publication's identifier")

  /// The verb, declared.
  package static let verb = Verb(
    name: "obfuscate",
    summary: "disguises a font file, to try out how an app reads such files; twice is the font again",
    usage: "FONT (--xor KEY | --idpf IDENTIFIER) --out PATH",
    operands: .init(placeholder: "FONT", count: 1...1, values: .file),
    options: [out, xor, idpf],
    examples: [
      .init(
        command: "specimen obfuscate Fonts/X.ttf --xor 0xA5F1 --out X.bin", purpose: "a file for decrypt: { xor: … }"),
      .init(
        command: "specimen obfuscate X.ttf --idpf urn:isbn:9780000000000 --out X.obf",
        purpose: "a font as EPUB hides it"),
    ],
    run: { arguments, context throws(CommandError) in try run(arguments, in: context) })

  private static func run(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard let target = arguments.value(out) else {
      throw .missingOption("--out PATH", verb: "obfuscate", example: verb.examples[0].command)
    }
    let cipher = try cipher(arguments)
    try context.checkTarget(OutputTarget(target), isNone: arguments.operands)
    let bytes = try InputFile.read(
      arguments.operands[0], limit: context.limits.fonts.maximumFileSize, of: "a font file",
      hint: "--limit font-bytes=N raises the limit")
    let disguised: [UInt8]
    do { disguised = try cipher.encoded(bytes) } catch { throw CommandError(error) }
    try context.deliver(disguised, to: OutputTarget(target))
    return .done
  }

  private static func cipher(_ arguments: ParsedArguments) throws(CommandError) -> FontCipher {
    switch (arguments.value(xor), arguments.value(idpf)) {
    case (let text?, nil):
      guard let key = FontCipher.keyBytes(text) else {
        throw .malformed(kind: "key", option: xor.flag, found: text, example: "--xor secret or --xor 0xA5F1")
      }
      return .xor(key: key)
    case (nil, let identifier?): return .idpf(identifier: identifier)
    case (nil, nil):
      throw .missingOption("--xor KEY or --idpf IDENTIFIER", verb: "obfuscate", example: verb.examples[0].command)
    case (_?, _?):
      throw .contradiction("--xor and --idpf are two ciphers, found both", hint: "one of them disguises a file")
    }
  }
}
