/// What a scope or a trait sets for the assertions inside it.
struct ReelScope: Sendable {
  /// The record mode; nil leaves it to those outside.
  var record: RecordMode?
  /// The numbers of assertions without a name.
  var numbers: AssertionNumbers

  /// The innermost scope around the code that is running.
  @TaskLocal static var current: ReelScope?

  /// The scope inside the current one with another mode, which inherits what is nil.
  static func inner(record: RecordMode?, numbers: AssertionNumbers? = nil) -> ReelScope {
    ReelScope(
      record: record ?? current?.record,
      numbers: numbers ?? current?.numbers ?? AssertionNumbers.shared)
  }
}

/// Sets the record mode of the assertions inside `operation`.
///
/// The parameter `record:` of an assertion is stronger, the environment variable weaker; of nested
/// scopes the inner one holds. In XCTest, a whole class is in a scope if its `invokeTest` is.
///
/// - Parameters:
///   - record: The mode; nil leaves that of the scope outside.
///   - operation: What runs in the scope.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withReelTesting<Result>(
  record: RecordMode? = nil, operation: () throws -> Result
) rethrows -> Result {
  try ReelScope.$current.withValue(.inner(record: record), operation: operation)
}

/// Sets the record mode of the assertions inside an asynchronous `operation`.
///
/// - Parameters:
///   - record: The mode; nil leaves that of the scope outside.
///   - isolation: The actor that the operation runs on: that of the caller.
///   - operation: What runs in the scope.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withReelTesting<Result>(
  record: RecordMode? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await ReelScope.$current.withValue(.inner(record: record)) { try await operation() }
}
