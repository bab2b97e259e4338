/// Stops the process where something that is promised does not hold.
///
/// A precondition says nothing in an optimised build, and a fuzzer's finding should say what it is.
func promise(_ isKept: Bool, _ what: @autoclosure () -> String) {
  if !isKept { fatalError(what()) }
}
