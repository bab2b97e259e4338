/// What is left to the end of a process, which frees all memory at once.
///
/// A sheet is many thousand small values, and letting go of them one by one takes 1.9 M of 127 M instructions of the
/// default sheet as SVG, when the file is written already. Whoever runs the command several times in a process lets go
/// of them with the environment of each run.
package final class ProcessRemains {
  private var values: [Any] = []

  /// Keeps a value for as long as this is there.
  func keep(_ value: Any) { values.append(value) }
}
