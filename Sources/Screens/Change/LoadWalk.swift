/// CFDTLabel's way: text is sized when it is loaded, and nothing follows a change.
struct LoadWalk: PolicyWalk {
  func run(_ walk: inout ChangeWalk) {}
}
