import ScrollworkSystem

/// The numbers of assertions without a name, from 1 on in each test.
final class AssertionNumbers: Sendable {
  private let counts = Locked<[String: Int]>([:])

  /// The numbers of all tests without a scope of their own.
  static let shared = AssertionNumbers()

  /// The next number of a test.
  func next(in test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }

  /// Numbers the assertions of all tests anew.
  func restart() { counts.withLock { $0 = [:] } }
}
