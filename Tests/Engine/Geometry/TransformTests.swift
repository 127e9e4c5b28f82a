import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@Suite struct `Affine transform` {
  private func random(_ generator: inout SeededGenerator) -> CGAffineTransform {
    let number = { (g: inout SeededGenerator) in CGFloat(Double.random(in: -3...3, using: &g)) }
    return CGAffineTransform(
      a: number(&generator), b: number(&generator), c: number(&generator), d: number(&generator),
      tx: number(&generator), ty: number(&generator))
  }

  @Test(arguments: 0..<100) func `concatenates and inverts`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (first, second) = (random(&generator), random(&generator))
    let point = CGPoint(x: 3, y: -5)
    expectClose(
      point.applying(first.concatenating(second)), point.applying(first).applying(second), seed)
    if abs(first.a * first.d - first.b * first.c) > 0.01 {
      expectClose(point.applying(first).applying(first.inverted()), point, seed)
    }
    let anchor = CGPoint(x: 7, y: 11)
    let linear = CGAffineTransform(
      a: first.a, b: first.b, c: first.c, d: first.d, tx: 0, ty: 0)
    expectClose(anchor.applying(linear.about(anchor)), anchor, seed)
  }

  private func expectClose(_ a: CGPoint, _ b: CGPoint, _ seed: UInt64) {
    let distance = hypot(a.x - b.x, a.y - b.y)
    #expect(distance < 1e-9, "seed \(seed)")
  }

  @Test func `turns clockwise`() {
    let image = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(image.x) < 1e-12 && image.y == 1)
  }

  /// Documented, `CGAffineTransform`: these apply before the transform they are called on.
  @Test func `is preceded by translations, scales and rotations`() {
    let shifted = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint.zero.applying(shifted) == CGPoint(x: 2, y: 3))
    let scaled = CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 3, y: 4))
  }

  @Test func `rotates before the receiver, and transforms sizes without translation`() {
    let turned = CGAffineTransform(translationX: 5, y: 7).rotated(by: .pi / 2)
    let image = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(image.x - 5) < 1e-12 && abs(image.y - 8) < 1e-12)
    let size = CGSize(width: 2, height: 3)
      .applying(CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 50, ty: 60))
    #expect(size == CGSize(width: 7, height: 12))
  }

  @Test func `is its own inverse when singular`() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func `transforms a rectangle to its bounding box`() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(box == CGRect(x: -2, y: 0, width: 2, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }
}
