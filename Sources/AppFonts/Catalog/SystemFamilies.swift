/// The families that are the system's font: the platform's own, best first, and the one that stands in for them.
struct SystemFamilies: Hashable, Sendable {
  var families: [String]
  var standIn: String

  var all: [String] { families + [standIn] }
}
