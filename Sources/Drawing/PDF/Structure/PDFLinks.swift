import Sheet

/// The links of a document's pages that have an area and lead to a page.
struct PDFLinks {
  /// A link that is drawn, and where it leads.
  struct Link {
    /// The area, in points.
    var area: Frame.Rect
    /// The index of the page that it leads to.
    var page: Int
    /// The place on that page, in points.
    var position: Frame.Point
  }

  /// For each page, the links on it.
  let links: [[Link]]

  /// Takes the pages' links; one that has no area or leads to no page is left out.
  init(_ pages: [Frame]) {
    links = pages.map { page in
      page.links.filter { link in
        link.area.isDrawable && link.position.isDrawable && (1...pages.count).contains(link.page)
      }.map { Link(area: $0.area, page: $0.page - 1, position: $0.position) }
    }
  }
}

/// Which of a page's links each item stands in.
struct LinkedItems {
  /// For each item, the index of its link; nil for none.
  let linkOfItem: [Int?]
  /// The links that no item stands in.
  let bare: [Int]

  /// Gives each link the first text that begins in its area, and the texts right after it that do so too.
  init(_ items: [Frame.Item], links: [PDFLinks.Link]) {
    var linkOfItem: [Int?] = []
    var used: Set<Int> = []
    for item in items {
      guard !links.isEmpty, case .text(let text) = item,
        let link = links.firstIndex(where: { $0.area.contains(text.origin) }),
        linkOfItem.last == link || !used.contains(link)
      else {
        linkOfItem.append(nil)
        continue
      }
      used.insert(link)
      linkOfItem.append(link)
    }
    self.linkOfItem = linkOfItem
    bare = links.indices.filter { !used.contains($0) }
  }
}

extension Frame.Rect {
  /// Whether a place lies in the rectangle or on its edges.
  fileprivate func contains(_ point: Frame.Point) -> Bool {
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  }
}
