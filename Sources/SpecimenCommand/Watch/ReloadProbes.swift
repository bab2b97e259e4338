internal import Files
internal import Page

/// The pictures by which open pages learn of newer ones; they lie beside the pages while the run lasts.
struct ReloadProbes {
  private var pictures: [String: [UInt8]] = [:]

  /// A page was drawn, and is in its place; files that don't load themselves again are passed over.
  mutating func tell(_ path: String, _ bytes: [UInt8], _ messages: Messages) {
    guard let picture = ReloadProbe.picture(ofPage: bytes), FileCalls.isRegular(path) else { return }
    let place = ReloadProbe.path(besides: path)
    guard pictures[place] != picture || !FileCalls.exists(place) else { return }
    do throws(SystemError) {
      try OutputFile.write(picture, to: place)
      pictures[place] = picture
    } catch {
      messages.warn("cannot write \(TerminalText.quoted(place)): \(error)", hint: "load the page again yourself")
    }
  }

  /// Takes the pictures away.
  func remove() {
    for place in pictures.keys { try? FileCalls.remove(place) }
  }
}
