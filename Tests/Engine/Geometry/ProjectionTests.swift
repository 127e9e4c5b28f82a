import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@Suite struct `Projection transform` {
  private static func random(_ random: inout SeededGenerator) -> ProjectionTransform {
    var map = ProjectionTransform(
      CGAffineTransform(
        a: .random(in: -2...2, using: &random), b: .random(in: -2...2, using: &random),
        c: .random(in: -2...2, using: &random), d: .random(in: -2...2, using: &random),
        tx: .random(in: -90...90, using: &random), ty: .random(in: -90...90, using: &random)))
    map.m13 = .random(in: -0.005...0.005, using: &random)
    map.m23 = .random(in: -0.005...0.005, using: &random)
    map.m33 = .random(in: 0.5...2, using: &random)
    return map
  }

  @Test func `without perspective equals the affine transform`() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    let map = ProjectionTransform(affine)
    #expect(map.isAffine && map.affine == affine && !map.isIdentity)
    #expect(ProjectionTransform().isIdentity)
    #expect(
      CGPoint(x: 5, y: 7).applying(map) == CGPoint(x: 5, y: 7).applying(affine))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(map)
        == CGRect(x: 1, y: 2, width: 3, height: 4).applying(affine))
  }

  @Test(arguments: 0..<100) func `inverts and concatenates`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Self.random(&random), Self.random(&random))
    let point = CGPoint(
      x: CGFloat.random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    let back = point.applying(one).applying(try #require(one.inverse))
    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
    let (both, steps) = (
      point.applying(one.concatenating(other)), point.applying(one).applying(other)
    )
    #expect(hypot(both.x - steps.x, both.y - steps.y) < 1e-6 * max(1, hypot(steps.x, steps.y)))
    let moved = one.translatedBefore(x: point.x, y: -3)
    let translation = ProjectionTransform(CGAffineTransform(translationX: point.x, y: -3))
    for (a, b) in zip(moved.rows.joined(), translation.concatenating(one).rows.joined()) {
      #expect(abs(a - b) < 1e-9)
    }
    var inverted = one
    #expect(inverted.invert() && inverted == one.inverted())
  }

  @Test func `has no inverse when singular`() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 1, y: 0))
    let before = flat
    #expect(!flat.invert() && flat == before && flat.inverted() == before)
  }

  @Test func `clips to the part in front of the eye`() {
    // The depth reaches zero at x = 100.
    var map = ProjectionTransform()
    map.m13 = -0.01
    let rect = CGRect(x: 0, y: 0, width: 200, height: 50)
    let corners = map.visibleCorners(of: rect)
    #expect(corners.count == 4)
    #expect(corners.allSatisfy { $0.x <= 99.9 + 1e-9 })
    let image = rect.applying(map)
    #expect(image.minX == 0 && abs(image.maxX - 99_900) < 1e-3)
    #expect(abs(image.maxY - 50_000) < 1e-3)
    #expect(map.visibleCorners(of: rect.offsetBy(dx: 150, dy: 0)).isEmpty)
    #expect(rect.offsetBy(dx: 150, dy: 0).applying(map).isNull)
    #expect(map.corners(of: CGRect(x: 0, y: 0, width: 50, height: 10))[2] == CGPoint(x: 100, y: 20))
    #expect(map.depth(at: CGPoint(x: 50, y: 0)) == 0.5)
  }
}
