public import TextLayout

/// One page as a value: shaped text, rectangles and polygons at their places, before any of it is a picture.
///
/// Lengths are points of 1/72 inch, the origin is the page's top left corner and y grows downwards. A frame names its
/// fonts by `FontInstance`, so it is drawn with the library that shaped it. Equal frames give equal bytes.
public struct Frame: Hashable, Sendable {
  /// The page's width and height in points.
  public var size: Size
  /// The colour that the whole page has before the first item is painted.
  public var background: Color
  /// What is on the page, in the order it is painted: a later item covers an earlier one.
  public var items: [Item]
  /// The sheet's cells, each with the range of ``items`` that belongs to it; cells never share an item.
  public var cells: [Cell]
  /// The places that a reader of the document can jump to, in reading order.
  public var bookmarks: [Bookmark]
  /// The areas that lead to another place of the document when someone follows them.
  public var links: [Link]
  /// The page's label as a reader's window shows it in place of a number, such as "Body 2"; empty for the number.
  public var label: String
  /// The document's title as a reader's window shows it; empty for none.
  public var title: String
  /// What the document is about, in one line for its metadata; empty for none.
  public var subject: String
  /// The language of the document's own words as a BCP 47 tag such as `en`; empty when it is not known.
  public var language: String

  /// A page with nothing on it unless items are given.
  public init(
    size: Size, background: Color = .white, items: [Item] = [], cells: [Cell] = [], bookmarks: [Bookmark] = [],
    links: [Link] = [], label: String = "",
    title: String = "", subject: String = "", language: String = ""
  ) {
    self.size = size
    self.background = background
    self.items = items
    self.cells = cells
    self.bookmarks = bookmarks
    self.links = links
    self.label = label
    self.title = title
    self.subject = subject
    self.language = language
  }
}

extension Frame {
  /// A place on the page in points, from the top left corner, y downwards.
  public struct Point: Hashable, Sendable {
    /// The distance from the page's left edge in points.
    public var x: Double
    /// The distance from the page's top edge in points.
    public var y: Double

    /// The place `x` points to the right of and `y` points below the top left corner.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A width and a height in points.
  public struct Size: Hashable, Sendable {
    /// The extent from left to right in points.
    public var width: Double
    /// The extent from top to bottom in points.
    public var height: Double

    /// An extent of `width` by `height` points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// An upright rectangle in points, given by its top left corner and its extent.
  public struct Rect: Hashable, Sendable {
    /// The left edge's distance from the page's left edge in points.
    public var x: Double
    /// The top edge's distance from the page's top edge in points.
    public var y: Double
    /// The extent from left to right in points.
    public var width: Double
    /// The extent from top to bottom in points.
    public var height: Double

    /// The rectangle whose top left corner is `x`, `y`.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// An opaque sRGB colour with 8 bits a channel.
  public struct Color: Hashable, Sendable {
    /// The red channel, 0 to 255, sRGB encoded.
    public var red: UInt8
    /// The green channel, 0 to 255, sRGB encoded.
    public var green: UInt8
    /// The blue channel, 0 to 255, sRGB encoded.
    public var blue: UInt8

    /// The opaque colour with these three sRGB encoded channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Full white, the colour of paper.
    public static let white = Color(red: 255, green: 255, blue: 255)
    /// Full black, the colour of ink.
    public static let black = Color(red: 0, green: 0, blue: 0)
  }
}

extension Frame {
  /// One thing to paint.
  public enum Item: Hashable, Sendable {
    /// A line of shaped text.
    case text(Text)
    /// A filled rectangle; a raster drawing snaps its edges to whole pixels and keeps it at least one pixel thick.
    case rectangle(Rect, Color)
    /// A filled polygon through at least three points, closed by itself, by the non-zero winding rule.
    case polygon([Point], Color)
  }

  /// A line of shaped text at its place.
  public struct Text: Hashable, Sendable {
    /// The shaped line; its runs are measured from ``origin``.
    public var line: TextLine
    /// The left end of the baseline.
    public var origin: Point
    /// The colour of the glyphs.
    public var color: Color
    /// What of the page the text is painted on, in points; nil for all of it.
    ///
    /// What of a glyph lies outside is cut off. A raster drawing puts the edges on whole pixels, as those of a rectangle
    /// of the same size are. One without an area, with a number that is none, or out of all reach leaves nothing.
    public var clip: Rect?

    /// A shaped line whose baseline begins at `origin`.
    public init(line: TextLine, origin: Point, color: Color = .black, clip: Rect? = nil) {
      self.line = line
      self.origin = origin
      self.color = color
      self.clip = clip
    }
  }

  /// An area of the page that leads to a place of the document.
  public struct Link: Hashable, Sendable {
    /// The area, in points.
    public var area: Rect
    /// The page it leads to, from 1.
    public var page: Int
    /// The place on that page, in points.
    public var position: Point

    /// An area that leads to a place.
    public init(area: Rect, page: Int, position: Point) {
      self.area = area
      self.page = page
      self.position = position
    }
  }

  /// A titled place in the document, shown in a reader's side bar.
  public struct Bookmark: Hashable, Sendable {
    /// The words in the side bar.
    public var title: String
    /// The place that a reader is taken to, in points on its page.
    public var position: Point
    /// The page's number in its document, from 1.
    public var page: Int

    /// A bookmark for a place on a page, the first unless another is named.
    public init(title: String, position: Point, page: Int = 1) {
      self.title = title
      self.position = position
      self.page = page
    }
  }

  /// A cell of the sheet: a name for a group of items, so that a report can say where something is.
  public struct Cell: Hashable, Sendable {
    /// The cell's name: style, category and column, such as `body@AX3.custom`.
    public var name: String
    /// The left end of the cell's baseline.
    public var origin: Point
    /// The indices in the frame's items that belong to the cell.
    public var items: Range<Int>
    /// The index of the first item of the cell's label; nil where it has none.
    ///
    /// A label is what hangs at a distance that a layout chooses for a row or a page as a whole. Where a cell is compared
    /// with how it was, the sample and the label are looked at each by itself, so that a taller row is no change.
    public var labelStart: Int?

    /// A cell that owns the items in a range of its frame; its label, if it has one, begins at `labelStart`.
    public init(name: String, origin: Point, items: Range<Int>, labelStart: Int? = nil) {
      self.name = name
      self.origin = origin
      self.items = items
      self.labelStart = labelStart
    }
  }
}
