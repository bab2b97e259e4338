internal import TypeSystem

/// How a policy goes through a screen.
protocol PolicyWalk {
  /// Visits what the policy reaches; what it leaves out is told of afterwards.
  func run(_ walk: inout ChangeWalk)
}

extension UpdatePolicy {
  /// The policy's way.
  var walk: any PolicyWalk {
    switch self {
    case .appearanceManager: AppearanceManagerWalk()
    case .adjusts: AdjustsWalk()
    case .listener: ListenerWalk()
    case .load: LoadWalk()
    }
  }
}
