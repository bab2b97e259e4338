/// How a child ended.
package enum ChildEnd: Hashable {
  /// By itself, with an exit code.
  case exit(Int32)
  /// By a signal that was not the parent's.
  case signal(Int32)
  /// By the parent, since a font took too long; the slot is that of its thread.
  case fontTime(slot: Int)
  /// By the parent, since a sheet took too long.
  case sheetTime(slot: Int)
  /// By the parent, since all its sheets took too long.
  case allTime
  /// By the parent, since nothing came of it.
  case silence
  /// By the parent, since what it sent can't be read.
  case disorder
}
