internal import Drawing
internal import Page
internal import Specimen

extension SheetJob {
  /// The bytes of a sheet that is one file, whose fonts are read; nil where a strict run has found something, or none
  /// are wanted.
  ///
  /// `wantsBytes` is given the sheet once it is laid out, but for a page of HTML, which a browser lays out.
  func bytes(
    _ preparation: SheetPreparation, cache: SheetCache, _ messages: Messages,
    wantsBytes: (SpecimenSheet) throws(CommandError) -> Bool
  ) throws(CommandError) -> [UInt8]? {
    guard options.format != .html else { return try pageBytes(preparation, cache, messages) }
    let (sheet, notices) = try request.layOut(
      preparation, options.layout, icuVersions: icuVersions, cache: cache, messages)
    guard messages.exitCode == .done, try wantsBytes(sheet) else { return nil }
    var pen = pen(sheet, notices, messages)
    guard pen.fileCount == 1 else { throw .pagesInOneFile(count: pen.fileCount, .standardOutput) }
    return try pen.draw(page: 1)
  }

  private func pageBytes(
    _ preparation: SheetPreparation, _ cache: SheetCache, _ messages: Messages
  ) throws(CommandError) -> [UInt8]? {
    let page = try request.page(
      preparation, theme: options.layout.theme, icuVersions: icuVersions, cache: cache, messages)
    guard messages.exitCode == .done else { return nil }
    var pageOptions = options.page
    pageOptions.command = pageCommand
    do throws(SpecimenError) { return try page.html(pageOptions).bytes } catch { throw CommandError(error) }
  }
}
