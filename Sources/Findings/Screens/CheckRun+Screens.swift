internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// What a rule finds on the document's screens, one finding a node.
  ///
  /// A role's text that is too tall for its bar is the role's finding already, which `told` holds: that gets the first node's
  /// place, and the screens have no finding of their own of it.
  func onScreens(_ rule: Rule, told: [Finding] = []) -> [Finding] {
    var findings = told
    for node in screens?.nodes ?? [] where node.rule == rule {
      let place = findings.firstIndex { $0.rule == .fixedBarGrowth && $0.style == node.style && node.style != nil }
      if rule == .fixedBarGrowth, let place, place < told.count {
        if findings[place].path == nil { (findings[place].screen, findings[place].path) = (node.screen, node.path) }
      } else if let finding = finding(node) {
        findings.append(finding)
      }
    }
    return findings
  }

  private func finding(_ node: CheckedScreens.Node) -> Finding? {
    guard let worst = node.issues.max(by: { $0.gravity < $1.gravity }) else { return nil }
    let hit = Set(node.issues.map(\.category))
    let measure = worst.measure
    var finding = Finding(
      node.rule, level(node.rule), style: node.style, categories: system.categories.filter(hit.contains),
      category: worst.category, value: measure.value, limit: measure.limit, unit: measure.unit,
      message: worst.message(document.updates), hint: worst.hint)
    (finding.screen, finding.path) = (node.screen, node.path)
    return finding
  }
}
