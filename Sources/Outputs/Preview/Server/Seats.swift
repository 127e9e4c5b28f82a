import ScrollworkSystem

/// A number of places, each for one connection.
final class Seats: Sendable {
  private let limit: Int
  private let taken = Locked(0)

  /// Free places.
  init(_ limit: Int) { self.limit = limit }

  /// Takes a place; false if all are taken.
  func take() -> Bool {
    taken.withLock { taken in
      guard taken < limit else { return false }
      taken += 1
      return true
    }
  }

  /// Gives back a place.
  func giveBack() { taken.withLock { $0 -= 1 } }
}
