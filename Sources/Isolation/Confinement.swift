/// What of the system confines a process that reads strangers' fonts.
package struct Confinement: Hashable, Sendable {
  /// The kernel's version of Landlock whose rules are in force, from 1; 0 where there are none.
  package var landlock: Int
  /// Whether the filter of system calls is in force.
  package var hasFilter: Bool

  /// Says what is in force.
  package init(landlock: Int, hasFilter: Bool) {
    self.landlock = landlock
    self.hasFilter = hasFilter
  }

  /// Whether both are in force: nothing is written, nothing is sent, and no program is started.
  package var isWhole: Bool { landlock > 0 && hasFilter }

  /// What is in force, such as "Landlock 7 and seccomp".
  package var words: String {
    let parts = (landlock > 0 ? ["Landlock \(landlock)"] : []) + (hasFilter ? ["seccomp"] : [])
    return parts.isEmpty ? "neither Landlock nor seccomp" : parts.joined(separator: " and ")
  }

  /// What the kernel lacks, such as "Landlock"; empty where nothing is missing.
  package var missing: String {
    ((landlock > 0 ? [] : ["Landlock"]) + (hasFilter ? [] : ["seccomp"])).joined(separator: " and ")
  }

  /// As one number, for the channel.
  var bits: Int { landlock * 2 + (hasFilter ? 1 : 0) }

  init(bits: Int) { self.init(landlock: max(0, bits / 2), hasFilter: bits % 2 == 1) }
}
