internal import Isolation

extension CommandContext {
  /// Tells what confined a process that read fonts, as a detail where nothing is missing.
  func tell(_ confinement: Confinement) {
    if confinement.isWhole {
      messages.detail("fonts are read in a process of their own, confined by \(confinement.words)")
    } else {
      messages.warn(
        "this kernel has no \(confinement.missing): the process that reads the fonts is confined by \(confinement.words)",
        hint: "--untrusted makes this an error")
    }
  }
}
