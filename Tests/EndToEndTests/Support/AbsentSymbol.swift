/// A name that SwiftUI has and this does not.
struct AbsentSymbol {
  let name: String
  /// What to do without it.
  let instead: String
}
