internal import DocumentText
internal import Interchange
internal import TypeSystem

/// Takes a file that is to be imported, as each kind that it can be read as.
enum ImportTarget {
  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    var outcome: FuzzTarget.Outcome?
    for read in [PropertyListReader.value, JSONReader.value] as [([UInt8]) throws(InterchangeError) -> InterchangeValue] {
      do throws(InterchangeError) {
        let value = try read(bytes)
        for make in [Importer.scaledFontPlist, Importer.infoPlist, Importer.designTokens] {
          let made = Self.make(value, make)
          if case .taken = made { outcome = made } else { outcome = outcome ?? made }
        }
      } catch {
        outcome = outcome ?? .refused(error.description)
      }
    }
    return outcome ?? .refused("")
  }

  private static func make(
    _ value: InterchangeValue,
    _ make: (InterchangeValue, String) throws(InterchangeError) -> ImportedDocument
  ) -> FuzzTarget.Outcome {
    do throws(InterchangeError) {
      let imported = try make(value, "fuzz").withinLimits()
      for note in imported.notes { _ = note.description }
      DocumentTarget.readBack(imported.document)
      return .taken("\(imported.document.styles.count) styles")
    } catch {
      return .refused(error.description)
    }
  }
}
