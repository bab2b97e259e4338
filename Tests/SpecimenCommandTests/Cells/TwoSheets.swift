import Foundation
import TestSupport

/// Two sheets of one document, whose style `body` alone is set in a font that differs: sound on one, broken on the other.
struct TwoSheets {
  enum Side: String, CaseIterable { case sound, broken }

  let command = DocumentCommand()
  private let fault: CellFault

  init(_ fault: CellFault) {
    self.fault = fault
    for side in Side.allCases {
      command.folder(side.rawValue)
      command.folder("\(side)/fonts", DocumentCommand.serifFiles)
      if let font = side == .sound ? fault.sound : fault.broken {
        _ = command.scratch.write(font.bytes, as: "\(side)/fonts/victim.ttf")
      }
      _ = command.document(
        """
        name: Cells
        samples: { en: "\(fault.text)" }
        \(DocumentCommand.serif)
        styles:
          title1: { family: serif, weight: 500 }
          body: { face: \(fault.face) }
          caption1: { family: serif, weight: 300 }
        """, as: "\(side)/system.yaml")
    }
  }

  /// Draws a side's sheet into its folder.
  func generate(_ side: Side, _ output: String, _ arguments: [String] = []) -> CommandRun {
    command.run(
      [
        "generate", command.path("\(side)/system.yaml"), "--out", command.path("\(side)/\(output)"), "--styles",
        "title1,body,caption1", "--categories", "large,AX1",
      ] + arguments)
  }

  /// The files that each side's cards are, by name.
  func cards(_ format: String) -> [Side: [String: [UInt8]]] {
    var cards: [Side: [String: [UInt8]]] = [:]
    for side in Side.allCases {
      _ = generate(side, "cards-\(format)", ["--layout", "cards", "--format", format])
      let folder = command.path("\(side)/cards-\(format)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names {
        cards[side, default: [:]][name] = command.scratch.read("\(side)/cards-\(format)/\(name)")
      }
    }
    return cards
  }

  /// A text that a side's sheet is written as.
  func text(_ side: Side, _ format: String) -> String {
    _ = generate(side, "sheet.\(format)")
    return String(decoding: command.scratch.read("\(side)/sheet.\(format)"), as: UTF8.self)
      .replacing("/\(side)/", with: "/side/")
  }
}
