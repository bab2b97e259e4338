internal import DocumentText
internal import Drawing
internal import DynamicType
internal import Golden
internal import Snapshot
internal import Specimen

extension GoldenMakers {
  /// What draws the subjects of tests.
  static var testing: GoldenMakers { GoldenMakers(tool: "specimen \(SpecimenSheet.version)") }
}

extension SpecimenSubject {
  /// What a new golden consists of: a picture of a program's own has nothing to tell beside its pixels.
  var usualForm: GoldenForm {
    switch content {
    case .sheet, .frame: .both
    case .picture, .png: .image
    }
  }

  /// The subject, ready to be compared.
  func drawing() throws(SubjectError) -> GoldenDrawing {
    switch content {
    case .sheet(let document, let fonts, let options):
      let sheet: SpecimenSheet
      do throws(SpecimenError) { sheet = try SpecimenSheet(document, fonts: fonts, options: options) } catch {
        throw .specimen(error)
      }
      // A document that a test made has no file: its text stands for it.
      let text = Array(DocumentWriter.text(of: document).utf8)
      return GoldenDrawing(
        sheet.layout.frame, fonts: fonts, scale: scale, makers: .testing,
        document: DocumentRecord(path: document.name, bytes: text),
        table: TableRecord(DynamicTypeTable.table(for: document.platform)))
    case .frame(let frame, let fonts):
      return GoldenDrawing(frame, fonts: fonts, scale: scale, makers: .testing)
    case .picture(let bitmap):
      return GoldenDrawing(picture: bitmap, makers: .testing)
    case .png(let bytes):
      do throws(PNGReadingError) { return GoldenDrawing(picture: try PNGReading.read(bytes), makers: .testing) } catch {
        throw .png(error)
      }
    }
  }
}
