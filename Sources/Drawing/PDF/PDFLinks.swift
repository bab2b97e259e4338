import Sheet

/// The links of a document's pages, and the names of the places that they lead to.
///
/// cairo 1.16 writes a link to a page that has not been drawn yet without its destination. So each place has a name, which
/// is looked up when the link is followed.
struct PDFLinks {
  /// A place with the name that links know it by.
  struct Destination {
    /// Plain ASCII, such as `page2.1`.
    var name: String
    /// The place on its page, in points.
    var position: Frame.Point
  }

  /// A link that is drawn, and where it leads.
  struct Link {
    /// The area, in points.
    var area: Frame.Rect
    /// The name of the place that it leads to.
    var destination: String
  }

  /// For each page, the places on it that links lead to.
  private(set) var destinations: [[Destination]]
  /// For each page, the links on it.
  private(set) var links: [[Link]] = []

  /// Names the places that pages' links lead to; a link that has no area or leads to no page is left out.
  init(_ pages: [Frame]) {
    destinations = Array(repeating: [], count: pages.count)
    var names: [[Frame.Point: String]] = Array(repeating: [:], count: pages.count)
    for page in pages {
      let usable = page.links.filter { link in
        link.area.isDrawable && link.position.isDrawable && (1...pages.count).contains(link.page)
      }
      links.append(
        usable.map { link in
          let target = link.page - 1
          let name = names[target][link.position] ?? "page\(link.page).\(destinations[target].count + 1)"
          if names[target].updateValue(name, forKey: link.position) == nil {
            destinations[target].append(Destination(name: name, position: link.position))
          }
          return Link(area: link.area, destination: name)
        })
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
