import Sheet

/// Writes a document's outline, one level of entries that lead to places.
enum PDFBookmarks {
  /// Writes the entries of all frames, those left out that lead to no page; gives the outline's number, nil for none.
  static func write(_ frames: [Frame], pages: [PDFPage], to document: inout PDFFile) -> Int? {
    let bookmarks = frames.flatMap(\.bookmarks).filter { bookmark in
      (1...pages.count).contains(bookmark.page) && bookmark.position.isDrawable
    }
    guard !bookmarks.isEmpty else { return nil }
    let outline = document.reserve()
    let numbers = bookmarks.map { _ in document.reserve() }
    for (index, bookmark) in bookmarks.enumerated() {
      let previous = index > 0 ? " /Prev \(numbers[index - 1]) 0 R" : ""
      let next = index + 1 < numbers.count ? " /Next \(numbers[index + 1]) 0 R" : ""
      document.add(
        numbers[index],
        """
        << /Title \(pdfText(bookmark.title)) /Parent \(outline) 0 R\(previous)\(next)
           /Dest \(pages[bookmark.page - 1].place(bookmark.position)) >>
        """)
    }
    document.add(
      outline,
      """
      << /Type /Outlines /First \(numbers[0]) 0 R /Last \(numbers[numbers.count - 1]) 0 R /Count \(numbers.count) >>
      """)
    return outline
  }
}
