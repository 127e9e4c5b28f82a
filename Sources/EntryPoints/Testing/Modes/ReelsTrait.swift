public import Testing

/// A trait of Swift Testing that sets the record mode of a test or a suite.
///
/// It also numbers the assertions of each test anew, so that a test that runs several times in one
/// process finds the same references each time.
public struct ReelsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?

  /// A trait of a suite holds for all tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test in its scope.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The body of the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = ReelScope.inner(record: record, numbers: AssertionNumbers())
    try await ReelScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == ReelsTrait {
  /// Sets the record mode of the assertions of reels and stills in a test or a suite; nil leaves that
  /// outside.
  public static func reels(record: RecordMode? = nil) -> Self { ReelsTrait(record: record) }
}
