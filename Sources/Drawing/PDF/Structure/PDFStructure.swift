import Sheet

/// The elements of a document, by which programs read it aloud or take it apart, and the areas of its links.
///
/// All pages stand under one `Document`, in paragraphs; a link is an element in a paragraph of its own.
struct PDFStructure {
  /// What an element is.
  enum Kind: String {
    /// The whole document.
    case document = "Document"
    /// A paragraph.
    case paragraph = "P"
    /// A link with its area, to be followed by a click.
    case link = "Link"
  }

  /// A stretch of a page that belongs to an element.
  struct Mark {
    /// What the element is.
    var kind: Kind
    /// The stretch's number on its page.
    var number: Int
  }

  private enum Part {
    case element(Int)
    case mark(Int)
    case area(Int)
  }

  private struct Element {
    var kind: Kind
    var parent: Int?
    var page: Int?
    var parts: [Part] = []
  }

  private struct Area {
    var link: PDFLinks.Link
    var page: Int
    var element: Int
  }

  private var elements = [Element(kind: .document)]
  private var areas: [Area] = []
  /// For each page, the element of each marked stretch.
  private var marks: [[Int]] = []

  /// Goes on to a document's first or next page.
  mutating func beginPage() { marks.append([]) }

  /// Adds a paragraph to the page in progress, with a stretch of the page.
  mutating func addParagraph() -> Mark { mark(add(.paragraph, to: 0)) }

  /// Adds a link to the page in progress, in a paragraph of its own, with its area and a stretch of the page.
  mutating func addLink(_ link: PDFLinks.Link) -> Mark { mark(addBareLink(link)) }

  /// Adds a link with its area alone; returns its element.
  @discardableResult
  mutating func addBareLink(_ link: PDFLinks.Link) -> Int {
    let element = add(.link, to: add(.paragraph, to: 0))
    elements[element].parts.append(.area(areas.count))
    areas.append(Area(link: link, page: marks.count - 1, element: element))
    return element
  }

  private mutating func add(_ kind: Kind, to parent: Int) -> Int {
    elements[parent].parts.append(.element(elements.count))
    elements.append(Element(kind: kind, parent: parent, page: marks.count - 1))
    return elements.count - 1
  }

  private mutating func mark(_ element: Int) -> Mark {
    let number = marks[marks.count - 1].count
    marks[marks.count - 1].append(element)
    elements[element].parts.append(.mark(number))
    return Mark(kind: elements[element].kind, number: number)
  }

  /// Writes the elements and the areas; gives the root's number, and those of each page's areas.
  func write(to document: inout PDFFile, pages: [PDFPage]) -> (root: Int, areas: [[Int]]) {
    let root = document.reserve()
    let numbers = elements.map { _ in document.reserve() }
    let areaNumbers = areas.map { _ in document.reserve() }
    for (index, element) in elements.enumerated() {
      let parts = element.parts.map { part in
        switch part {
        case .element(let child): "\(numbers[child]) 0 R"
        case .mark(let number): "\(number)"
        case .area(let area): "<< /Type /OBJR /Obj \(areaNumbers[area]) 0 R >>"
        }
      }
      let page = element.page.map { " /Pg \(pages[$0].number) 0 R" } ?? ""
      let parent = element.parent.map { numbers[$0] } ?? root
      document.add(
        numbers[index],
        """
        << /Type /StructElem /S /\(element.kind.rawValue) /P \(parent) 0 R\(page)
           /K [ \(parts.joined(separator: " ")) ] >>
        """)
    }
    for (index, area) in areas.enumerated() {
      document.add(areaNumbers[index], Self.annotation(area, pages, parent: pages.count + index))
    }
    var tree = marks.enumerated().map { page, elements in
      "\(page) [ \(elements.map { "\(numbers[$0]) 0 R" }.joined(separator: " ")) ]"
    }
    tree += areas.enumerated().map { "\(pages.count + $0) \(numbers[$1.element]) 0 R" }
    document.add(
      root,
      """
      << /Type /StructTreeRoot /K [ \(numbers[0]) 0 R ] /ParentTreeNextKey \(pages.count + areas.count)
         /ParentTree << /Nums [ \(tree.joined(separator: " ")) ] >> >>
      """)
    let ofPage = pages.indices.map { page in areas.indices.filter { areas[$0].page == page }.map { areaNumbers[$0] } }
    return (root, ofPage)
  }

  /// A link's area: as it is in the quadrilateral, and in whole points around it.
  private static func annotation(_ area: Area, _ pages: [PDFPage], parent: Int) -> String {
    let (box, height) = (area.link.area, pages[area.page].size.height)
    let (left, right) = (box.x, box.x + box.width)
    let (top, bottom) = (height - box.y, height - box.y - box.height)
    let rectangle = [left.rounded(.down), bottom.rounded(.down), right.rounded(.up), top.rounded(.up)]
    let corners = [left, top, right, top, right, bottom, left, bottom]
    func list(_ values: [Double]) -> String { values.map(decimal).joined(separator: " ") }
    return """
      << /Type /Annot /Subtype /Link /Rect [ \(list(rectangle)) ] /QuadPoints [ \(list(corners)) ]
         /Border [ 0 0 0 ] /StructParent \(parent) /Dest \(pages[area.link.page].place(area.link.position)) >>
      """
  }
}
