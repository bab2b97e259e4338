internal import Drawing

extension Limit {
  /// How large pages and pictures may be.
  static let pages = [
    Limit(
      name: .pagePoints, unit: .count, range: 72...14_400, purpose: "a page's longest side, in points",
      outcome: .outputError, value: \.pagePoints),
    Limit(
      name: .pictureSide, unit: .count, range: 1...32_767, purpose: "a picture's longest side, in pixels",
      outcome: .pictureError, value: \.pictures.side),
    Limit(
      name: .picturePixels, unit: .count, range: 1...1_000_000_000, purpose: "the pixels of a picture",
      outcome: .pictureError, value: \.pictures.pixels),
    Limit(
      name: .pictureBytes, unit: .bytes, range: 1...4 << 30, purpose: "a picture's file that is compared",
      outcome: .outputError, value: \.pictures.bytes),
  ]

  /// What a run may take of the machine.
  static let process = [
    Limit(
      name: .memoryBytes, unit: .bytes, range: 256 << 20...1 << 40, purpose: "the process's memory",
      outcome: .outputError, value: \.process.memoryBytes),
    Limit(
      name: .runSeconds, unit: .seconds, range: 1...86_400, purpose: "the run's processor time, for each of its sheets",
      outcome: .outputError, value: \.process.runSeconds),
    Limit(
      name: .fontSeconds, unit: .seconds, range: 1...86_400,
      purpose: "the processor time that a sheet works with one font file",
      outcome: .outputError, value: \.process.fontSeconds),
    Limit(
      name: .sheetSeconds, unit: .seconds, range: 1...86_400, purpose: "the time that a sheet takes",
      outcome: .outputError, value: \.process.sheetSeconds),
  ]
}
