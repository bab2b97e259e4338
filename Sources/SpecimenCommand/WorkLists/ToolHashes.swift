internal import WorkList

/// The hashes of the program and its libraries for sheets of both kinds: with findings, and without.
struct ToolHashes: Sendable {
  private let plain: String
  private let withFindings: String

  /// Asks the libraries, and ICU where a sheet lists findings.
  init(listsFindings: Bool, icuVersions: ClosedRange<Int>) {
    plain = KeyParts.hash(SheetKey.tool(Combination(), icuVersions: icuVersions))
    let page = Combination(format: PictureFormat.html.word)
    withFindings = listsFindings ? KeyParts.hash(SheetKey.tool(page, icuVersions: icuVersions)) : plain
  }

  /// The hash for a job.
  subscript(combination: Combination) -> String { SheetKey.listsFindings(combination) ? withFindings : plain }
}
