internal import WorkList

/// Tells of a shard while it is done: messages for people, and lines of JSON where they are asked for.
final class ShardReport {
  private let context: CommandContext
  private let options: RunOptions
  private let count: Int
  private var done = 0
  /// Whether standard output takes lines still.
  private var isOpen = true

  /// Tells of so many jobs.
  init(context: CommandContext, options: RunOptions, count: Int) {
    self.context = context
    self.options = options
    self.count = count
  }

  /// The shard begins.
  func begin() {
    print([
      ("event", .string("begin")), ("shard", .integer(options.shard.index)), ("shards", .integer(options.shard.count)),
      ("jobs", .integer(count)),
    ])
  }

  /// A job is done, well or not.
  func finish(_ record: JobRecord) {
    done += 1
    for message in record.messages {
      let kind: Message.Kind =
        switch message.kind {
        case "error": .error(record.mayRetry ? .again : .usage)
        case "warning": .warning
        default: .note
        }
      context.messages.tell(Message(kind, "\(record.id): \(message.text)", hint: message.hint))
    }
    print([("event", .string("job")), ("done", .integer(done)), ("jobs", .integer(count))] + record.members)
  }

  /// The shard is done.
  func end(_ records: [JobRecord]) {
    let counts = JobRecord.Outcome.allCases.map { outcome in
      (outcome.rawValue, records.count { $0.outcome == outcome })
    }
    print([("event", .string("end"))] + counts.map { ($0.0, .integer($0.1)) })
    let words = counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    context.messages.note("shard \(options.shard.index) of \(options.shard.count): \(words)")
  }

  /// Prints a line; the first that can't be is told, and no more are printed: the sheets matter more.
  private func print(_ members: [(String, LineValue)]) {
    guard options.printsProgress, isOpen else { return }
    var bytes: [UInt8] = []
    LineValue.object([("schemaVersion", .integer(WorkJob.schemaVersion))] + members).add(to: &bytes)
    do throws(CommandError) { try context.print(bytes + [UInt8(ascii: "\n")]) } catch {
      isOpen = false
      context.messages.warn(error.description, hint: error.hint)
    }
  }
}
