/// The wording of a number of stills.
enum Stills {
  /// A number of stills with its noun.
  static func counted(_ count: Int) -> String { count == 1 ? "1 still" : "\(count) stills" }
}
