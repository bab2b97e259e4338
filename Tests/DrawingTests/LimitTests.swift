import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("What is refused before anything is drawn")
struct LimitTests {
  static let wide = Frame.Size(width: 3_960, height: 1_980)

  @Test(
    "A scale out of range is named",
    arguments: [
      (0.0, "scale '0' is not a number above 0 and at most 64"),
      (-1, "scale '-1' is not a number above 0 and at most 64"),
      (1e9, "scale '1000000000' is not a number above 0 and at most 64"),
      (.nan, "scale 'nan' is not a number above 0 and at most 64"),
      (.infinity, "scale 'inf' is not a number above 0 and at most 64"),
      (64.5, "scale '64.5' is not a number above 0 and at most 64"),
    ])
  func scale(_ scale: Double, _ wording: String) {
    let error = refusal(Frame(size: Self.wide), PNGOptions(scale: scale))
    #expect(error?.description == wording)
    #expect(error?.hint == nil)
  }

  @Test("A picture over a limit is refused with the size it would have and the largest scale that fits (S11)")
  func tooLarge() {
    let bySide = refusal(Frame(size: Self.wide), PNGOptions(scale: 10))
    #expect(bySide?.description == "the picture would be 39,600 x 19,800 pixels, and a side has at most 32,767")
    #expect(bySide?.hint == "the largest scale that fits is 5.05")
    let byArea = refusal(Frame(size: Self.wide), PNGOptions(scale: 6))
    #expect(
      byArea?.description == "the picture would be 23,760 x 11,880 pixels, and may have at most 200,000,000 in all")
    #expect(byArea?.hint == "the largest scale that fits is 5.05; --limit picture-pixels=N allows more")
  }

  @Test("The largest scale that an error names fits, and a hundredth more does not")
  func largestScale() throws {
    let options = PNGOptions(scale: 64, maximumSide: 700, maximumPixels: 10_000)
    let frame = Fixtures.page(100, 30)
    guard case .pictureTooLarge(_, _, _, let largest) = refusal(frame, options) else {
      Issue.record("the picture is not refused")
      return
    }
    var fitting = options
    fitting.scale = largest
    #expect(refusal(frame, fitting) == nil)
    fitting.scale = largest + 0.01
    #expect(refusal(frame, fitting) != nil)
  }

  @Test("A page that fits at no scale says so")
  func never() {
    let error = refusal(Fixtures.page(1e9, 1), PNGOptions(scale: 1))
    #expect(error?.description == "the picture would be 1,000,000,000 x 1 pixels, and a side has at most 32,767")
    #expect(error?.hint == "no scale makes this page fit")
  }

  @Test(
    "A page without an area is refused, as a PNG and as a PDF",
    arguments: [
      (0.0, 5.0, "0 x 5"), (5, -1, "5 x -1"), (.nan, 5, "nan x 5"), (5, .infinity, "5 x inf"),
    ])
  func noArea(_ width: Double, _ height: Double, _ size: String) {
    let wording = "a page of \(size) points has no area to draw on"
    let frame = Fixtures.page(width, height)
    #expect(refusal(frame, PNGOptions())?.description == wording)
    #expect(pdfRefusal([frame])?.description == wording)
  }

  @Test("A PDF's page has at most 14,400 points a side")
  func page() {
    #expect(pdfRefusal([Fixtures.page(14_400, 10)]) == nil)
    let error = pdfRefusal([Fixtures.page(14_400.5, 10)])
    #expect(error?.description == "the page would be 14400.5 x 10 points, and a page's side has at most 14,400")
    #expect(error?.hint == "lay the sheet out in pages")
  }

  @Test("A document needs a page")
  func noPages() {
    #expect(pdfRefusal([])?.description == "a document needs at least one page")
  }

  @Test(
    "A date that is not one is refused",
    arguments: ["", "today", "1970-01-01", "1970-13-01T00:00:00Z", "1970-01-01T24:00:00Z", "1970-01-01T00:00:00+0"])
  func date(_ text: String) {
    let error = pdfRefusal([Fixtures.page(10, 10)], PDFOptions(creationDate: text))
    #expect(error?.description == "the date '\(text)' is not written as YYYY-MM-DDThh:mm:ssZ")
  }

  @Test(
    "What a C library says is passed on with its code",
    arguments: [
      (
        DrawingError.cairo(step: "cell 'body@large'", status: 1, text: "out of memory"),
        "cannot draw cell 'body@large': out of memory (cairo status 1)"
      ), (.freeType(step: "open 'Box'", code: 2), "cannot open 'Box' (FreeType 0x02)"),
    ])
  func wording(_ error: DrawingError, _ text: String) {
    #expect(error.description == text)
  }

  private func refusal(_ frame: Frame, _ options: PNGOptions) -> DrawingError? {
    do throws(DrawingError) {
      _ = try PNGDrawing.draw(frame, fonts: FontLibrary(), options: options)
      return nil
    } catch { return error }
  }

  private func pdfRefusal(_ pages: [Frame], _ options: PDFOptions = PDFOptions()) -> DrawingError? {
    do throws(DrawingError) {
      _ = try PDFDrawing.draw(pages: pages, fonts: FontLibrary(), options: options)
      return nil
    } catch { return error }
  }
}
