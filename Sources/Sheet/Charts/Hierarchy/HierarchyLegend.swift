internal import DynamicType
internal import Spelling
internal import TypeSystem

/// The words of the chart of hierarchy: what its lines and signs mean, and which styles they are about.
struct HierarchyLegend {
  private let chart: HierarchyChart
  private let labels: LabelSetter

  init(_ chart: HierarchyChart) {
    self.chart = chart
    labels = chart.room.labels
  }

  var groups: [[[LabelSetter.Piece]]] {
    let palette = chart.room.palette
    var entries: [[LabelSetter.Piece]] = [
      [
        LabelSetter.Piece(sign: .swatch, text: "", color: palette.ink), labels.ink("custom"),
        labels.quiet("   with its smallest and its largest size"),
      ]
    ]
    if chart.rows.contains(where: { $0.fallback != $0.custom }) {
      entries.append([
        LabelSetter.Piece(sign: .swatch, text: "", color: palette.fallbackBar), labels.ink("fallback"),
        labels.quiet("   where its sizes differ"),
      ])
    }
    let shown = Set(chart.rows.map(\.style))
    let without = chart.room.system.styles.map(\.style).filter { !shown.contains($0) }
    if !without.isEmpty {
      let names = Spelling.list(without.map(\.displayName), limit: 3)
      entries.append([labels.ink(names), labels.quiet("   without a known size")])
    }
    let roles = chart.rows.filter(\.style.isRole)
    if !roles.isEmpty {
      let names = Spelling.list(roles.map(\.style.displayName), limit: 3)
      entries.append([labels.ink(names), labels.quiet("   drawn, but without a rank")])
    }
    return [entries, inversions, ties, AppleCurves.notes(chart.room.system).map { [labels.quiet($0)] }]
  }

  private var inversions: [[LabelSetter.Piece]] {
    let pairs = chart.order.inversions
    guard !pairs.isEmpty else {
      return [[labels.quiet("no style overtakes one that is larger at \(chart.room.defaultCategory.label)")]]
    }
    // In the order of the discs on the chart.
    let numbers = chart.signs.numbersOfPair
    let sorted = pairs.indices.sorted { first, second in
      if numbers[first] == numbers[second] { return first < second }
      return numbers[first].lexicographicallyPrecedes(numbers[second])
    }
    var lines = sorted.map { index in
      let pair = pairs[index]
      let signs = numbers[index].map(String.init).joined(separator: " ")
      return [
        LabelSetter.Piece(
          sign: .shape(.disc), text: signs + "  ", weight: .bold, color: chart.room.palette.mark),
        labels.ink(chart.rows[pair.smaller].style.displayName),
        labels.quiet(" is larger than "), labels.ink(chart.rows[pair.larger].style.displayName),
        labels.quiet(" at " + categories(pair.columns)),
      ]
    }
    let count = chart.order.changes.count - pairs.count
    if count > 0 { lines.append([labels.quiet("pairs that change places beyond these: \(count)")]) }
    return lines
  }

  private var ties: [[LabelSetter.Piece]] {
    let pairs = chart.order.ties
    var lines = pairs.map { pair in
      [
        LabelSetter.Piece(sign: .shape(.ring), text: "", color: chart.room.palette.ink),
        labels.ink(chart.rows[pair.larger].style.displayName), labels.quiet(" and "),
        labels.ink(chart.rows[pair.smaller].style.displayName),
        labels.quiet(" have one size at " + categories(pair.columns)),
      ]
    }
    let count = chart.order.tieCount - pairs.count
    if count > 0 { lines.append([labels.quiet("pairs of one size beyond these: \(count)")]) }
    return lines
  }

  private func categories(_ columns: [Int]) -> String {
    CategoryWords.ranges(columns.map { chart.room.system.categories[$0] })
  }
}
