internal import DynamicType
internal import TypeSystem

/// Brings findings together and into order.
enum FindingGroups {
  /// All of a finding but its style: what must agree for two to be told as one.
  private struct Likeness: Hashable {
    var finding: Finding

    init(_ finding: Finding) {
      self.finding = finding
      self.finding.style = nil
    }
  }

  /// One finding for all styles of which the same is said, in the place of the first.
  static func grouped(_ findings: [Finding]) -> [Finding] {
    var grouped: [Finding] = []
    var places: [Likeness: Int] = [:]
    for finding in findings {
      guard let style = finding.style else {
        grouped.append(finding)
        continue
      }
      let likeness = Likeness(finding)
      if let place = places[likeness] {
        if grouped[place].style != style { grouped[place].alike.append(style) }
      } else {
        places[likeness] = grouped.count
        grouped.append(finding)
      }
    }
    return grouped
  }

  /// The gravest first; what is as grave stays in its order.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    let levels: [FindingLevel] = [.error, .warning, .info]
    return levels.flatMap { level in findings.filter { $0.level == level } }
  }
}
