public import Testing

/// The answer to a question about a reel, with the reason in words.
///
/// `#expect(reel.neverOvershoots().holds)` shows the reason where it fails, and so does
/// ``assertHolds(_:fileID:filePath:function:line:column:)`` in XCTest.
public struct ReelCheck: Hashable, Sendable {
  /// Whether the answer is yes.
  public let holds: Bool
  /// What happens in the reel, such as `it settles on “card 2” at 1.633 s`.
  public let explanation: String
}

extension ReelCheck: CustomStringConvertible, CustomTestStringConvertible {
  /// The explanation.
  public var description: String { explanation }

  /// The explanation.
  public var testDescription: String { explanation }
}

/// Fails the running test, with the explanation, if a check does not hold.
///
/// - Parameters:
///   - check: The check.
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file.
///   - function: The name of the test in XCTest.
///   - line: The line of the issue.
///   - column: The column of the issue.
public func assertHolds(
  _ check: ReelCheck, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  guard !check.holds else { return }
  let text = check.explanation
  TestReporter(place: CallPlace(fileID, filePath, function, line, column))
    .fail(text.prefix(1).uppercased() + text.dropFirst() + ".")
}
