import Scrollwork
import ScrollworkTesting
import TestedShelf
import XCTest

final class ShelfXCTests: XCTestCase {
  // As with the trait `.reels(record: .never)` of a suite.
  override func invokeTest() {
    withReelTesting(record: .never) { super.invokeTest() }
  }

  func testShelfScrollsBack() async throws {
    try await assertReel(
      of: Shelf(),
      script: [
        .flick(.left, velocity: 1200), .untilSettled(), .flick(.right, velocity: 600),
        .untilSettled(),
      ], canvas: CGSize(width: 240, height: 140))
  }

  func testShelfStopsAtAJar() async throws {
    let reel = try await Reel(
      of: Shelf(), script: [.flick(.left, velocity: 1200), .untilSettled()],
      canvas: CGSize(width: 240, height: 140))
    assertHolds(reel.settles(on: "Ferry Bell"))
    XCTAssertEqual(reel.opacity(of: "Ferry Bell", at: reel.duration), 1)
  }
}
