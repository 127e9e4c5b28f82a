import Scrollwork
import ScrollworkTesting
import TestedShelf
import XCTest

final class ShelfXCTests: XCTestCase {
  func testShelfScrollsBack() async throws {
    try await assertReel(
      of: Shelf(),
      script: [
        .flick(.left, velocity: 600), .untilSettled(), .flick(.right, velocity: 600),
        .untilSettled(),
      ], canvas: CGSize(width: 240, height: 140))
  }

  func testShelfStopsAtAJar() async throws {
    let reel = try await Reel(
      of: Shelf(), script: [.flick(.left, velocity: 600), .untilSettled()],
      canvas: CGSize(width: 240, height: 140))
    assertHolds(reel.settles(on: "Amber"))
    XCTAssertEqual(reel.opacity(of: "Amber", at: reel.duration), 1)
  }
}
