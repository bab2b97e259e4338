internal import WorkList

/// What jobs an expansion has, as far as it matters before any of them is made.
struct PlanSurvey {
  /// How many there are.
  private(set) var jobCount = 0
  /// The excludes that have left nothing out.
  private(set) var idleExcludes: [MatrixExclude] = []
  /// Every pair of layout and format that a job has, in the order in which they are met.
  private(set) var pictures: [Combination] = []
  /// The documents in order, each with one job of every kind, and one in every language.
  private(set) var kinds: [(document: String?, kinds: [Combination])] = []

  /// Goes through all combinations once.
  init(_ expansion: MatrixExpansion) {
    var seenPictures: Set<Combination> = []
    var seenKinds: Set<Combination> = []
    var seenLanguages: Set<Matrix.Language> = []
    idleExcludes = expansion.forEach { _, combination in
      jobCount += 1
      if kinds.last?.document != combination.document || kinds.isEmpty {
        kinds.append((combination.document, []))
        seenKinds = []
        seenLanguages = []
      }
      let isNewLanguage = combination.locale.map { seenLanguages.insert($0).inserted } ?? false
      var kind = combination
      kind.locale = nil
      if seenKinds.insert(kind).inserted || isNewLanguage { kinds[kinds.count - 1].kinds.append(combination) }
      let picture = Combination(layout: combination.layout, format: combination.format)
      if seenPictures.insert(picture).inserted { pictures.append(picture) }
    }
  }
}
