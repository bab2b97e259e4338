/// What came of a job in one attempt.
package struct JobRecord: Hashable, Sendable {
  /// What became of the object.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// It was drawn and put in its place.
    case made
    /// It was there already.
    case cached
    /// There is none of this attempt.
    case failed
  }

  /// Something that was said of the sheet.
  package struct Message: Hashable, Sendable {
    /// How grave it is: "error", "warning" or "note".
    package var kind: String
    /// What was asked and what was found.
    package var text: String
    /// What to do about it.
    package var hint: String?

    /// Puts a message together.
    package init(kind: String, text: String, hint: String? = nil) {
      (self.kind, self.text, self.hint) = (kind, text, hint)
    }
  }

  /// The job.
  package var id: String
  /// The name of the object.
  package var file: String
  /// What became of it.
  package var outcome: Outcome
  /// Of a failed one: whether it may come right when it is tried again, as after a full disk.
  package var mayRetry: Bool
  /// Of a failed one: whether an object is there whose bytes are others than were drawn.
  package var isContradicted: Bool
  /// How long it took, in thousandths of a second.
  package var milliseconds: Int
  /// What was said of it, in order.
  package var messages: [Message]
  /// What was found of what it shows, worst first; nil where nobody looked.
  package var findings: [FindingRecord]?
  /// What the comparison with its golden came to; nil where there was none.
  package var golden: GoldenRecord?

  /// Puts a record together.
  package init(
    id: String, file: String, outcome: Outcome, mayRetry: Bool = false, isContradicted: Bool = false,
    milliseconds: Int = 0,
    messages: [Message] = [], findings: [FindingRecord]? = nil, golden: GoldenRecord? = nil
  ) {
    self.id = id
    self.file = file
    self.outcome = outcome
    self.mayRetry = mayRetry
    self.isContradicted = isContradicted
    self.milliseconds = milliseconds
    self.messages = messages
    self.findings = findings
    self.golden = golden
  }
}

/// What the comparison of a sheet with its golden came to.
package struct GoldenRecord: Hashable, Sendable {
  /// How the sheet stands to its golden.
  package enum Standing: String, CaseIterable, Hashable, Sendable {
    case same, different, missing, unusable
  }

  /// How it stands.
  package var standing: Standing
  /// The whole in one line.
  package var summary: String
  /// Causes and cells, a line each.
  package var lines: [String]
  /// The folder of its pictures, relative to that of the results; nil for none.
  package var pictures: String?
  /// The pictures there that show golden, difference and sheet side by side, the page's last.
  package var strips: [String]

  /// Puts a record together.
  package init(
    standing: Standing, summary: String, lines: [String] = [], pictures: String? = nil, strips: [String] = []
  ) {
    self.standing = standing
    self.summary = summary
    self.lines = lines
    self.pictures = pictures
    self.strips = strips
  }
}
