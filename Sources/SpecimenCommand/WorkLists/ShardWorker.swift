/// What a worker keeps from job to job: fonts, what was shaped with them, and documents.
final class ShardWorker {
  /// The fonts.
  let cache = SheetCache()
  private var documents: [String: (source: SheetDocument, hash: String)] = [:]

  /// How many documents are kept: the list is sorted by documents, so one shard meets one after another.
  private static let documentLimit = 16

  /// A document with the hash of its values, read once while it is kept.
  func document(
    _ path: String, read: () throws(CommandError) -> (SheetDocument, String)?
  ) throws(CommandError) -> (source: SheetDocument, hash: String)? {
    if let kept = documents[path] { return kept }
    guard let (source, hash) = try read() else { return nil }
    if documents.count >= Self.documentLimit { documents = [:] }
    documents[path] = (source, hash)
    return (source, hash)
  }
}
