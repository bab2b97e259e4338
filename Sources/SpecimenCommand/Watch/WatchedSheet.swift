internal import Files

/// A sheet that is drawn again and again: what it comes from, how that was when it was drawn last, and what was told.
struct WatchedSheet {
  /// The document; nil for the embedded default.
  let document: String?
  /// Which of the folders in --fonts it takes its fonts from, from 0.
  let folder: Int
  /// What the sheet comes from, as far as its document could be read.
  var inputs: SheetInputs
  /// How all that was when the sheet was drawn last.
  var states = FileStates()
  /// What was told of the last drawing: it isn't told again while it stays so.
  private(set) var told: Set<Message> = []
  /// The file or folder it was drawn to last.
  var target: OutputTarget?
  /// The files that were drawn last, as far as any were.
  var outputs: [String] = []
  /// What is held back because its files are half written; nil for nothing.
  var held: Held?

  /// A drawing that was held back.
  struct Held {
    /// Since when, in milliseconds.
    var since: Int
    /// Why it was drawn.
    var changes: [String: FileChange]

    /// How long a drawing is held back at most, in milliseconds.
    static let longest = 1_000
  }

  /// A sheet that was never drawn.
  init(document: String?, folder: Int) {
    self.document = document
    self.folder = folder
    inputs = SheetInputs(document: document)
  }

  /// What messages call it.
  var label: String? { document }

  /// What happened since the sheet was drawn last.
  func changes(_ look: Look, touched: Set<FileStamp>) -> [String: FileChange] {
    states.changes(to: FileStates(of: inputs, look), touched: touched)
  }

  /// Whether the last drawing ended with an error.
  var hasFailed: Bool {
    told.contains { if case .error = $0.kind { true } else { false } }
  }

  /// Whether to try again although nothing was changed: the last drawing failed, or a file of it is gone.
  ///
  /// What is wrong with fonts can only be made right by their files, which are watched.
  var isUnfinished: Bool {
    let hasPassing = told.contains { if case .error(let code) = $0.kind { code != .font } else { false } }
    return hasPassing || outputs.contains { !FileCalls.exists($0) }
  }

  /// Which of a drawing's messages are new; all of them count as told then.
  mutating func news(among messages: [Message]) -> [Message] {
    let news = messages.filter { !told.contains($0) }
    told = Set(messages)
    return news
  }
}
