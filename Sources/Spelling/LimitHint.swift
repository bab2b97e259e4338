/// How a hint says that a limit can be raised.
package enum LimitHint {
  /// The end of a hint, such as "; --limit page-points=N allows longer pages"; it follows what else can be done.
  package static func end(_ name: String, allows what: String) -> String { "; --limit \(name)=N allows \(what)" }
}
