import XCTest

@testable import ScrollworkTesting

/// What differs in XCTest, which calls tests through a method that a class may override.
final class XCTestTests: XCTestCase {
  override func invokeTest() {
    withReelTesting(record: .never) { super.invokeTest() }
  }

  func testScopesAroundInvokeTestReachAsynchronousTests() async throws {
    await Task.yield()
    XCTAssertEqual(ReelScope.current?.record, .never)
  }

  func testScopesAroundInvokeTestReachOtherTests() {
    XCTAssertEqual(ReelScope.current?.record, .never)
  }

  func testTestsAreNamedByTheirFunctions() {
    let place = CallPlace(#fileID, #filePath, #function, #line, #column)
    let test = RunningTest(at: place)
    XCTAssertEqual(test.name, "testTestsAreNamedByTheirFunctions")
    XCTAssertFalse(test.isSwiftTesting)
    XCTAssertFalse(test.isParameterized)
  }
}
