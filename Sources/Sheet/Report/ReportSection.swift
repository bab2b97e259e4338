/// A part of a report: a name for the contents, and pages to be painted when all of them are counted.
struct ReportSection {
  /// The name in contents, bookmarks and running heads.
  var title: String
  /// What it is about, in a line for the contents.
  var explanation: String
  /// The pages, at least one.
  var pages: [Page]

  /// A page between its running head and its foot; it is told its number, from 1.
  struct Page {
    var paint: (inout FrameBuilder, Int) throws(SheetError) -> Void
  }

  /// The running head's words at the right: which of several pages it is.
  func place(_ index: Int) -> String { pages.count > 1 ? "\(index + 1) of \(pages.count)" : "" }

  /// The page's label in a reader's window.
  func label(_ index: Int) -> String { pages.count > 1 ? "\(title) \(index + 1)" : title }
}
