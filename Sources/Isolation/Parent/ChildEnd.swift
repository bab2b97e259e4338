/// How a child ended.
package enum ChildEnd: Hashable {
  /// By itself, with an exit code.
  case exit(Int32)
  /// By a signal that was not the parent's.
  case signal(Int32)
  /// By the parent, since all its sheets took too long.
  case allTime
  /// By the parent, since nothing came of it.
  case silence
  /// By the parent, since what it sent can't be read.
  case disorder
}
