extension FileCalls {
  /// Takes away what killed processes have left of unfinished files among the names in a folder; answers how many it was.
  ///
  /// A file that a process works on is locked, and stays. Where a file system knows files without a name there is nothing to
  /// take away.
  @discardableResult
  package static func removeAbandoned(_ names: [String], in folder: String) -> Int {
    names.count { TemporaryName.isOne($0) && TemporaryName.removeAbandoned("\(folder)/\($0)") }
  }
}
