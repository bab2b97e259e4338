internal import DynamicType
internal import Spelling
internal import TypeSystem

extension CheckRun {
  /// What a rule finds on the document's screens, one finding for each aspect of a node.
  func onScreens(_ rule: Rule) -> [Finding] {
    (screens?.nodes ?? []).filter { $0.rule == rule }.compactMap(finding)
  }

  /// What is too tall for its bar: text of the roles that stand in bars, then what else is in the bars of screens.
  ///
  /// A role's own text is the role's finding, which gets the first node's place and names the others.
  func inBars() -> [Finding] {
    var findings = barGrowth()
    let places = Dictionary(
      uniqueKeysWithValues: findings.enumerated().compactMap { index, finding in finding.style.map { ($0, index) } })
    var others: [Int: [String]] = [:]
    for node in screens?.nodes ?? [] where node.rule == .fixedBarGrowth {
      guard let place = node.style.flatMap({ places[$0] }) else {
        if let finding = finding(node) { findings.append(finding) }
        continue
      }
      if findings[place].path == nil {
        (findings[place].screen, findings[place].path) = (node.screen, node.path)
      } else {
        others[place, default: []].append("'\(node.path)'")
      }
    }
    for (place, paths) in others { findings[place].message += "; also on \(Spelling.list(paths, limit: 3))" }
    return findings
  }

  private func finding(_ node: CheckedScreens.Node) -> Finding? {
    guard let worst = node.issues.max(by: { $0.isLess(than: $1) }) else { return nil }
    let hit = Set(node.issues.map(\.category))
    let measure = worst.measure
    var finding = Finding(
      node.rule, level(node.rule, isExplained: worst.isExplained), style: node.style,
      categories: system.categories.filter(hit.contains), category: worst.category, value: measure.value,
      limit: measure.limit, unit: measure.unit, message: worst.message(document.updates), hint: worst.hint)
    (finding.screen, finding.path) = (node.screen, node.path)
    return finding
  }
}
