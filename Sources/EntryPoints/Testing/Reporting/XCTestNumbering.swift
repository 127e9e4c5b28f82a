#if canImport(XCTest)
  import XCTest

  /// Numbers the assertions of XCTest anew after each test, so that a test may run again.
  final class XCTestNumbering: NSObject, XCTestObservation {
    @MainActor private static var isRegistered = false

    /// Begins to observe the tests of the process; once is enough.
    @MainActor static func register() {
      guard !isRegistered else { return }
      isRegistered = true
      XCTestObservationCenter.shared.addTestObserver(XCTestNumbering())
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { AssertionNumbers.xctest.restart() }
  }
#endif

extension AssertionNumbers {
  /// The numbers of the tests of XCTest, which run one after another.
  static let xctest = AssertionNumbers()
}
