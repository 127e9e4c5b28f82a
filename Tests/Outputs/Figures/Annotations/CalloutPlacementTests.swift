import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkFigures

@Suite struct CalloutPlacementTests {
  private static let picture = CGRect(x: 200, y: 40, width: 220, height: 460)

  private func placement(_ columns: Set<HorizontalEdge>) -> CalloutPlacement {
    CalloutPlacement(
      picture: Self.picture, portDistance: 14, labelDistance: 28, spacing: 8, columns: columns)
  }

  private func request(
    _ x: CGFloat, _ y: CGFloat, height: CGFloat = 16, side: HorizontalEdge? = nil
  ) -> CalloutPlacement.Request {
    CalloutPlacement.Request(
      size: CGSize(width: 150, height: height), port: 8,
      sites: (CGPoint(x: x, y: y), CGPoint(x: x, y: y)), side: side)
  }

  @Test func `a label with room is level with its site`() throws {
    let place = try #require(placement([.trailing]).place([request(300, 200)]).first)
    #expect(place.frame == CGRect(x: 448, y: 192, width: 150, height: 16))
    #expect(place.leader.map(\.y) == [200, 200, 200])
  }

  @Test func `labels at one level part by equal distances`() {
    let places = placement([.trailing]).place([request(300, 200), request(320, 200)])
    #expect(places.map(\.frame.minY).sorted() == [180, 204])
  }

  @Test func `sites at the left go to the left column`() {
    let places = placement([.leading, .trailing])
      .place([request(390, 100), request(230, 100), request(225, 300), request(400, 320)])
    #expect(places.map(\.side) == [.trailing, .leading, .leading, .trailing])
  }

  @Test func `a column longer than the picture begins at its top and goes on below`() {
    let requests = (0..<30).map { request(300, 60 + CGFloat($0)) }
    let frames = placement([.trailing]).place(requests).map(\.frame)
    #expect(frames.map(\.minY).min() == 40)
    #expect(abs((frames.map(\.maxY).max() ?? 0) - 752) < 1e-9)
  }

  @Test(arguments: 0..<300) func `no label covers another, no leader crosses one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let requests = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      request(
        .random(in: 200...420, using: &random), .random(in: 40...500, using: &random),
        height: [16, 32, 48, 29].randomElement(using: &random) ?? 16)
    }
    let columns: [Set<HorizontalEdge>] = [[.leading], [.trailing], [.leading, .trailing]]
    let places = placement(columns.randomElement(using: &random) ?? []).place(requests)
    #expect(places.count == requests.count)
    for (index, place) in places.enumerated() {
      for other in places[..<index] {
        #expect(!place.frame.insetBy(dx: -3.9, dy: -3.9).intersects(other.frame))
        let leaders = [place, other].map { Segment($0.leader[0], $0.leader[1]) }
        #expect(!leaders[0].crosses(leaders[1]), "\(place.leader) \(other.leader)")
      }
      #expect(!place.frame.intersects(Self.picture.insetBy(dx: -20, dy: 0)))
      #expect(place.frame.minY >= Self.picture.minY)
    }
  }
}
