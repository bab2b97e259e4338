internal import Spelling

/// A verification as JUnit's XML, as Jenkins and GitLab read it: a suite for each sheet, a case for each style.
public enum JUnitReport {
  /// The whole file.
  ///
  /// A style's case fails with its causes and cells in words. A missing golden is a failing case named "golden", one
  /// that can't be used an error. Notes are the suite's output. Times are there where the report has them.
  public static func text(_ report: VerificationReport) -> String {
    let suites = report.sheets.map(Suite.init)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let times = report.sheets.compactMap(\.seconds)
    let total = times.count == report.sheets.count && !times.isEmpty ? times.reduce(0, +) : nil
    text += "<testsuites" + XMLText.attribute("name", report.tool) + Suite.counts(suites.flatMap(\.cases))
    text += Suite.duration(total) + ">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }

  /// A case and why it doesn't pass.
  private struct Case {
    enum Outcome {
      case passed
      case failed(type: String, message: String, lines: [String])
      case error(message: String, lines: [String])
    }

    var name: String
    var outcome: Outcome
  }

  /// A sheet.
  private struct Suite {
    let sheet: SheetReport
    let cases: [Case]

    init(_ sheet: SheetReport) {
      self.sheet = sheet
      let hints = sheet.remedy.map { [$0] } ?? []
      var cases = sheet.rows.map { Case(name: $0.style, outcome: Suite.outcome($0.verdict)) }
      switch sheet.outcome {
      case .passed: break
      case .missing:
        cases.append(
          Case(name: "golden", outcome: .failed(type: "missing", message: sheet.headline, lines: hints)))
      case .unusable: cases.append(Case(name: "golden", outcome: .error(message: sheet.headline, lines: hints)))
      case .failed where sheet.verdict?.passes != false:
        cases.append(
          Case(name: "golden", outcome: .failed(type: "different", message: sheet.headline, lines: hints)))
      case .failed: break
      }
      self.cases = cases
    }

    var text: String {
      var text = "  <testsuite" + XMLText.attribute("name", ShownText.escaped(sheet.name)) + Self.counts(cases)
      text += Self.duration(sheet.seconds) + ">\n"
      for testCase in cases { text += self.text(testCase) }
      let output = [sheet.headline] + (sheet.verdict?.notes ?? []).filter { $0 != sheet.headline }
      text += "    <system-out>\(XMLText.content(output.joined(separator: "\n")))</system-out>\n"
      return text + "  </testsuite>\n"
    }

    private func text(_ testCase: Case) -> String {
      let opening =
        "    <testcase" + XMLText.attribute("name", ShownText.escaped(testCase.name))
        + XMLText.attribute("classname", ShownText.escaped(sheet.name))
      let element: String
      switch testCase.outcome {
      case .passed: return opening + "/>\n"
      case .failed(let type, let message, let lines):
        element = Self.element("failure", type: type, message: message, lines)
      case .error(let message, let lines): element = Self.element("error", type: "unusable", message: message, lines)
      }
      return opening + ">\n      \(element)\n    </testcase>\n"
    }

    private static func element(_ name: String, type: String, message: String, _ lines: [String]) -> String {
      "<\(name)" + XMLText.attribute("message", message) + XMLText.attribute("type", type) + ">"
        + XMLText.content(lines.joined(separator: "\n")) + "</\(name)>"
    }

    private static func outcome(_ row: Verdict) -> Case.Outcome {
      switch row.conclusion {
      case .same: .passed
      case .different: .failed(type: "different", message: row.summary, lines: row.lines)
      case .missingOrStale: .failed(type: "missing or stale", message: row.summary, lines: row.lines)
      }
    }

    /// The counts that a suite and all of them together tell.
    static func counts(_ cases: [Case]) -> String {
      var (failures, errors) = (0, 0)
      for testCase in cases {
        switch testCase.outcome {
        case .passed: break
        case .failed: failures += 1
        case .error: errors += 1
        }
      }
      return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    /// Seconds to a thousandth; none where they aren't known, or are no time.
    static func duration(_ seconds: Double?) -> String {
      guard let seconds, seconds >= 0, seconds < 1e9 else { return "" }
      return XMLText.attribute("time", DecimalText.rounded(seconds, decimals: 3))
    }
  }
}
