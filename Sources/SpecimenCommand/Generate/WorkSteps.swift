/// How far a piece of work is.
package struct WorkSteps: Hashable, Sendable {
  /// How many steps are done.
  package var done: Int
  /// How many there are, at least 1.
  package var count: Int

  /// So many steps of so many.
  package init(done: Int, count: Int) {
    self.done = done
    self.count = count
  }
}
