import Drawing
import Files
import Golden
import Sheet
import Snapshot
import TestSupport
import Testing

@Suite("Taking over what was drawn")
struct GoldenApprovalTests {
  private let golden = GoldenScratch()
  private var run: GoldenStore { GoldenStore(folder: golden.path("report/sheet")) }

  /// What a run of verify leaves of a drawing, encoded fast.
  private func leave(_ drawing: GoldenDrawing) throws {
    let image = try PNGDrawing.encode(drawing.bitmap(), options: PNGOptions(scale: 1))
    try run.write(image: image, manifest: drawing.manifest())
  }

  @Test("A sheet that is approved has the bytes that recording it would have", arguments: GoldenKind.allCases)
  func whole(_ kind: GoldenKind) throws {
    try golden.record(golden.drawing(), kind)
    try leave(golden.drawing("Ac", "ef"))
    #expect(try golden.store.approve(nil, from: run))
    #expect(golden.store.kind == kind)
    let (image, manifest) = (Bytes(golden.image()), golden.manifest())
    #expect(try golden.store.record(golden.drawing("Ac", "ef")) == false)
    #expect(Bytes(golden.image()) == image)
    #expect(golden.manifest() == manifest)
    #expect(try golden.store.approve(nil, from: run) == false)
  }

  @Test("A single cell goes into image and manifest, and the other stays", arguments: [GoldenKind.both, .hash])
  func single(_ kind: GoldenKind) throws {
    try golden.record(golden.drawing(), kind)
    try leave(golden.drawing("Ac", "ef"))
    #expect(try golden.store.approve(CellFilter("body@large"), from: run))
    #expect(golden.store.kind == kind)
    let manifest = try golden.store.read().manifest
    #expect(manifest?.cells[0].pixels == (try golden.drawing("Ac").manifest().cells[0].pixels))
    #expect(manifest?.cells[1].pixels == (try golden.drawing().manifest().cells[1].pixels))
    guard kind == .both else { return }
    let pixels = golden.drawing("Ac")
    #expect(Bytes(golden.image()) == Bytes(try pixels.image(of: pixels.bitmap())))
  }

  @Test("Cells that are approved one after the other come to the sheet as it would be recorded")
  func oneByOne() throws {
    try golden.record(golden.drawing())
    try leave(golden.drawing("Ac", "ef"))
    #expect(try golden.store.approve(CellFilter("body@large"), from: run))
    #expect(try golden.store.approve(CellFilter("body@AX1"), from: run))
    #expect(try golden.store.record(golden.drawing("Ac", "ef")) == false)
  }

  @Test("Recording with a filter takes those cells alone")
  func filteredRecording() throws {
    try golden.record(golden.drawing())
    #expect(try golden.store.record(CellFilter("body@AX1"), of: golden.drawing("Ac", "ef")))
    let drawing = golden.drawing("Ab", "ef")
    #expect(Bytes(golden.image()) == Bytes(try drawing.image(of: drawing.bitmap())))
    #expect(try golden.store.record(CellFilter("body@AX1"), of: golden.drawing("Ac", "ef")) == false)
  }

  @Test("Cells can't be put into an image of another size, or in which others have moved")
  func moved() throws {
    try golden.record(golden.drawing())
    var larger = golden.frame("Ac", "ef")
    larger.size.height += 10
    // A third cell keeps its pixels and moves, and so it would have to be painted where it isn't.
    var (still, moved) = (golden.frame(), golden.frame("Ac", "ef"))
    for (index, x) in [(0, 100.0), (1, 104.0)] {
      let item = golden.text("x", size: 12, x: x, y: 90)
      let cell = { (count: Int) in
        Frame.Cell(name: "title@large.custom", origin: Frame.Point(x: x, y: 90), items: count - 1..<count)
      }
      if index == 0 {
        still.items.append(item)
        still.cells.append(cell(still.items.count))
      } else {
        moved.items.append(item)
        moved.cells.append(cell(moved.items.count))
      }
    }
    for (first, second) in [(golden.frame(), larger), (still, moved)] {
      try golden.record(GoldenDrawing(first, fonts: golden.library, makers: GoldenScratch.makers))
      try leave(GoldenDrawing(second, fonts: golden.library, makers: GoldenScratch.makers))
      let before = Bytes(golden.image())
      #expect(throws: GoldenError.cellsMoved(path: golden.store.imagePath)) {
        try golden.store.approve(CellFilter("body@large"), from: run)
      }
      #expect(Bytes(golden.image()) == before)
    }
  }

  @Test("Nothing is taken from where nothing is, nor into it, nor into an image of another manifest")
  func nothing() throws {
    #expect(throws: GoldenError.noManifest(path: run.manifestPath)) { try golden.store.approve(nil, from: run) }
    try leave(golden.drawing("Ac"))
    #expect(throws: GoldenError.noManifest(path: golden.store.manifestPath)) {
      try golden.store.approve(CellFilter("body"), from: run)
    }
    try golden.record(golden.drawing())
    try golden.editImage { $0.pixels[0] = 0xFF00_0000 }
    #expect(throws: GoldenError.imageOfAnother(path: golden.store.imagePath)) {
      try golden.store.approve(CellFilter("body"), from: run)
    }
    #expect(throws: GoldenError.notApproved(.filter(.matchesNothing("boddy", nearest: ["body"])))) {
      try golden.record(golden.drawing())
      _ = try golden.store.approve(CellFilter("boddy"), from: run)
    }
  }

  @Test("Other libraries' cells don't mix")
  func otherLibraries() throws {
    try golden.record(golden.drawing())
    var makers = GoldenScratch.makers
    makers.libraries[0].version = "9.9.9"
    try leave(golden.drawing("Ac", makers: makers))
    #expect(throws: GoldenError.self) { try golden.store.approve(CellFilter("body"), from: run) }
    #expect(try golden.store.approve(nil, from: run))
  }
}
