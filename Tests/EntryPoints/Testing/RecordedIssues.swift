import Foundation
import ScrollworkSystem
import Testing

/// The issues that a test expects and looks at.
final class RecordedIssues: Sendable {
  private let issues = Locked<[Issue]>([])

  /// The issues so far.
  var all: [Issue] { issues.withLock { $0 } }

  /// The messages so far.
  var messages: [String] { all.map { $0.comments.map(\.rawValue).joined(separator: "\n") } }

  func append(_ issue: Issue) { issues.withLock { $0.append(issue) } }
}

/// Runs `body`, whose issues are expected.
@MainActor func issues(of body: @MainActor () async throws -> Void) async -> RecordedIssues {
  let found = RecordedIssues()
  await withKnownIssue(isIntermittent: true) {
    do { try await body() } catch { Issue.record(error) }
  } matching: { issue in
    found.append(issue)
    return true
  }
  return found
}
