import Foundation
import ScrollworkGeometry
import Testing

/// Source: documented, the reference page of `CATransform3D` and its functions.
@Suite struct `A transform in space` {
  /// The matrix, row by row.
  private func matrix(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  /// The identity with some entries changed.
  private func matrix(_ entries: [Int: CGFloat]) -> [CGFloat] {
    (0..<16).map { entries[$0] ?? ($0 % 5 == 0 ? 1 : 0) }
  }

  @Test func `has a matrix of rows`() {
    let turn = CGFloat.pi / 2
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let cases: [(CATransform3D, [Int: CGFloat])] = [
      (CATransform3D(), [:]), (CATransform3DIdentity, [:]), (move, [12: 1, 13: 2, 14: 3]),
      (CATransform3DMakeScale(2, 3, 4), [0: 2, 5: 3, 10: 4]),
      (CATransform3DMakeRotation(turn, 0, 0, 1), [0: 0, 1: 1, 4: -1, 5: 0]),
      (CATransform3DMakeRotation(turn, 1, 0, 0), [5: 0, 6: 1, 9: -1, 10: 0]),
      (CATransform3DMakeRotation(turn, 0, 1, 0), [0: 0, 2: -1, 8: 1, 10: 0]),
      // The latest comes first.
      (CATransform3DScale(move, 2, 2, 2), [0: 2, 5: 2, 10: 2, 12: 1, 13: 2, 14: 3]),
      (
        CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 2)),
        [0: 2, 5: 2, 10: 2, 12: 2, 13: 4, 14: 6]
      ),
    ]
    for (transform, entries) in cases {
      for (found, wanted) in zip(matrix(transform), matrix(entries)) {
        #expect(abs(found - wanted) < 1e-9)
      }
    }
  }

  @Test func `has a depth by its last column`() {
    var transform = CATransform3D()
    transform.m34 = -1 / 500
    transform.m14 = 0.5
    transform.m24 = 0.25
    transform.m44 = 2
    #expect(matrix(transform) == matrix([3: 0.5, 7: 0.25, 11: -1 / 500, 15: 2]))
    let projection = ProjectionTransform(transform)
    #expect(projection.m13 == 0.5 && projection.m23 == 0.25 && projection.m33 == 2)
  }
}
