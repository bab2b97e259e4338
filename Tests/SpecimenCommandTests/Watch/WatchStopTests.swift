#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport
import Testing

@Suite("Stopping a watch")
struct WatchStopTests {
  private let command = DocumentCommand()

  @Test("A run that is told to stop while it draws finishes the sheet, and doesn't say that it watches")
  func whileDrawing() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (stop, teller) = (ends[0], ends[1])
    defer { for end in [stop, teller] { close(end) } }
    let path = command.document(
      "families: { sans: { family: Specimen Sans } }\nstyles: { body: { family: sans, weight: 700, size: 17 } }")
    let messages = Gathered()
    let sink = messages.sink()
    var environment = CommandEnvironment(
      arguments: [
        "watch", path, "--styles", "body", "--categories", "large", "--out", command.path("sheet.svg"),
        "--default-fonts", command.defaults,
      ],
      standardOutput: Gathered().sink(),
      // The first message comes when the sheet is in its place.
      standardError: ByteSink { bytes in
        _ = write(teller, "x", 1)
        try? sink.write(bytes)
        return nil
      }, executablePath: nil, builtFontsDirectory: nil, variables: [:], libraryVersions: [], processorCount: 1,
      document: nil)
    environment.stopDescriptor = { stop }
    #expect(SpecimenCommand.run(environment) == 0)
    #expect(messages.text.contains("sheet.svg, "))
    #expect(!messages.text.contains("watching"))
  }
}
