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
  /// By the parent, since it kept a lock for too long, which signals to the parent wait for.
  case held
  /// By the parent, since it took no answers, and there was no room for more.
  case deaf
  /// By the parent, since what it sent can't be read.
  case disorder
}
