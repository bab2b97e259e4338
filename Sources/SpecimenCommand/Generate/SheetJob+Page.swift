internal import Drawing
internal import Page
internal import Sheet
internal import Specimen

extension SheetJob {
  /// Draws the sheet as a page of HTML and writes it; answers whether it was written whole.
  ///
  /// The browser lays it out, so nothing is laid out here, and no side can be too long for paper.
  func runPage(in surroundings: Surroundings) throws(CommandError) -> Bool {
    guard case .file(let path) = target else {
      guard let bytes = try pageBytes(surroundings) else { return false }
      try surroundings.print(bytes)
      return true
    }
    // Opened before anything is drawn, so that a path that can't be written is told at once.
    let file = try ResultFile(path: path, with: surroundings.files, keepsSame: surroundings.keepsSame)
    guard let bytes = try pageBytes(surroundings) else { return false }
    surroundings.finished(path, bytes, try file.finish(bytes, surroundings.messages))
    return true
  }

  /// The page's bytes; nil when a strict run has found something, or isn't to go on.
  private func pageBytes(_ surroundings: Surroundings) throws(CommandError) -> [UInt8]? {
    let messages = surroundings.messages
    let page = try request.page(
      theme: options.layout.theme, icuVersions: icuVersions, cache: surroundings.cache, messages)
    surroundings.remains?.keep(page)
    guard messages.exitCode == .done, surroundings.goesOn() else { return nil }
    var pageOptions = options.page
    pageOptions.command = pageCommand
    let drawn: DrawnFile
    do throws(SpecimenError) { drawn = try page.html(pageOptions) } catch { throw CommandError(error) }
    for note in drawn.notes(beside: page.notices.undrawnGlyphs) { messages.note(note) }
    return drawn.bytes
  }

  /// The command that draws a page again with another sample, as the page says it.
  ///
  /// It has no folder in it, so that the page is the same wherever it is drawn; a name that a shell would read otherwise is
  /// left out.
  var pageCommand: String {
    let name = request.source.path.map { path in
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
    let isPlain = name.map { !$0.hasPrefix("-") && $0.utf8.allSatisfy(ASCII.isPlainInShell) } ?? true
    let document = name.map { isPlain ? " \($0)" : " DOCUMENT" } ?? ""
    let fonts = request.choices.fontsDirectory == nil ? "" : " --fonts FOLDER"
    return "specimen generate\(document)\(fonts) --text 'Hamburgefonstiv' --out sheet.html"
  }
}
