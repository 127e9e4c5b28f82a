/// The mistakes of a figure file, collected while it is read.
final class FigureMistakes {
  /// The mistakes, in the order in which they were found.
  private(set) var all: [FigureError] = []

  /// Adds a mistake.
  func add(_ error: FigureError) {
    all += [error] + error.others
  }

  /// The result of a body; nil after a mistake in it, which is added unless it follows from another.
  ///
  /// A value that is missing because it cannot be read is no mistake of its own.
  func collecting<Result>(_ body: () throws(FigureError) -> Result) -> Result? {
    let start = all.count
    do throws(FigureError) { return try body() } catch {
      let follows =
        error == .reported || all[start...].contains { $0.keys.starts(with: error.keys) }
      if !follows { add(error) }
      return nil
    }
  }
}

extension FigureError {
  /// Ends the reading of a figure whose mistakes are known already.
  static let reported = FigureError("")
}
