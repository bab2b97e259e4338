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

  /// Which of a drawing's messages are new; all of them count as told then.
  mutating func news(among messages: [Message]) -> [Message] {
    let news = messages.filter { !told.contains($0) }
    told = Set(messages)
    return news
  }
}
