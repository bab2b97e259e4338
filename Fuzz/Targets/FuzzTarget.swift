/// A part of the product that takes what strangers wrote, and that a fuzzer can give bytes to.
///
/// A target draws, words and writes back all that it can of what it is given, and opens no file but the project's test
/// faces. Whatever is promised of the part, such as that a document reads back equal, stops the process where it is broken.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A font file: opened, told of, set, and drawn as PDF, PNG, SVG and page.
  case fonts
  /// A document as YAML or JSON: read, checked, drawn, written as code, and read back.
  case documents
  /// A PNG: read, and compared with a picture of the project's.
  case pictures
  /// A golden's manifest: read, compared both ways, told of in each report, and read back.
  case manifests
  /// Arguments of the command, a line each.
  case options
  /// Property lists and design tokens, which become documents.
  case imports
  /// A sample: set in lines and in paragraphs, and drawn.
  case texts

  /// What became of an input.
  package enum Outcome: Hashable, Sendable {
    /// It was taken; the words say what it came to.
    case taken(String)
    /// It was refused, with the product's own message.
    case refused(String)
  }

  /// Gives the target an input, and says what became of it.
  @discardableResult
  package func run(_ bytes: [UInt8]) -> Outcome {
    switch self {
    case .fonts: FontTarget.run(bytes)
    case .documents: DocumentTarget.run(bytes)
    case .pictures: PictureTarget.run(bytes)
    case .manifests: ManifestTarget.run(bytes)
    case .options: OptionTarget.run(bytes)
    case .imports: ImportTarget.run(bytes)
    case .texts: TextTarget.run(bytes)
    }
  }
}
