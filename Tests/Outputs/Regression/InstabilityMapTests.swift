import Foundation
import ScrollworkDrawing
import ScrollworkRegression
import Testing

@Suite struct `A map of instability` {
  private func pixels(_ width: Int, _ height: Int, marks: [Int] = []) -> Pixels {
    var data = Data(repeating: 255, count: 4 * width * height)
    for mark in marks { data[4 * mark] = 0 }
    return Pixels(width: width, height: height, data: data)
  }

  @Test func `counts differing pixels by cell`() {
    var map = InstabilityMap(pictureWidth: 10, pictureHeight: 6, columns: 4)
    #expect(map.width == 4 && map.height == 2 && map.cell == 3)
    map.add(old: pixels(10, 6), new: pixels(10, 6, marks: [0, 1, 39, 59]))
    map.addEqual(3)
    #expect(map.stills == 4 && map.counts == [2, 0, 0, 0, 0, 0, 0, 2])
    #expect(map.share(column: 0, row: 0) == 2.0 / 36 && map.share(column: 3, row: 1) == 2.0 / 12)
  }

  @Test func `takes pixels that one picture lacks as differing`() {
    var map = InstabilityMap(pictureWidth: 4, pictureHeight: 2, columns: 2)
    map.add(old: pixels(2, 2), new: pixels(4, 1))
    #expect(map.counts == [2, 2])
  }

  @Test func `of no stills has shares of 0`() {
    let map = InstabilityMap(pictureWidth: 0, pictureHeight: 0)
    #expect(map.share(column: 0, row: 0) == 0)
  }
}
