import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import TestSupport
import Testing

/// 3D rotations, transforms, blend modes, and their composition in a chain.
@Suite struct `Perspective effects` {
  private static let size = CGSize(width: 200, height: 100)
  private let empty = EmptyVisualEffect()

  private func look(_ effect: some VisualEffect, rightToLeft: Bool = false) -> EffectLook {
    ScrollworkEffects.look(of: effect, size: Self.size, isRightToLeft: rightToLeft)
  }

  private func corners(_ effect: some VisualEffect, rightToLeft: Bool = false) -> [CGPoint] {
    look(effect, rightToLeft: rightToLeft).map.corners(of: CGRect(origin: .zero, size: Self.size))
  }

  private func expect(
    _ found: [CGPoint], _ expected: [(CGFloat, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (point, wanted) in zip(found, expected) {
      #expect(
        abs(point.x - wanted.0) < 1e-3 && abs(point.y - wanted.1) < 1e-3, "\(found)",
        sourceLocation: sourceLocation)
    }
  }

  /// Worked out by the published conventions: a view of 200 × 100, 45°, perspective 1.
  @Test func `rotate about y and x, with the far side smaller`() {
    expect(
      corners(empty.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))),
      [(-9.384, -27.346), (152.241, 13.060), (152.241, 86.940), (-9.384, 127.346)])
    expect(
      corners(empty.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))),
      [(15.022, 19.956), (184.978, 19.956), (221.474, 92.947), (-21.474, 92.947)])
  }

  @Test func `rotate about z like rotationEffect`() {
    let flat = corners(empty.rotationEffect(.degrees(30), anchor: .bottom))
    let turned = corners(
      empty.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 3), anchor: .bottom))
    expect(turned, flat.map { ($0.x, $0.y) })
  }

  @Test func `without perspective only scale`() {
    let narrow = corners(
      empty.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
    expect(narrow, [(50, 0), (150, 0), (150, 100), (50, 100)])
    #expect(
      look(empty.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
        .map.isAffine)
  }

  /// The axis is 100 points in front of the plane, and the view rotates around it.
  ///
  /// By hand: x = −100, z = −100 before; after 90° about y, x = −100, z = 100.
  @Test func `rotate about an axis in front of the plane`() {
    let found = corners(
      empty.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), anchorZ: 100))
    // All of the view is a line at x = −100 from the anchor; z is 100 on the left and −100 on the
    // right, the eye 200 away: depths of 0.5 and 1.5.
    expect(
      found,
      [
        (100 - 200, 50 - 100), (100 - 100 / 1.5, 50 - 50 / 1.5), (100 - 100 / 1.5, 50 + 50 / 1.5),
        (100 - 200, 50 + 100),
      ])
  }

  @Test func `about an axis without a direction rotate nothing`() {
    #expect(look(empty.rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 0))) == .identity)
  }

  @Test func `are mirrored right to left`() {
    for axis in [(1, 0, 0), (0, 1, 0), (1, 2, 3)] as [(CGFloat, CGFloat, CGFloat)] {
      let turn = empty.rotation3DEffect(
        .degrees(40), axis: (x: axis.0, y: axis.1, z: axis.2), anchor: .topLeading, anchorZ: 20,
        perspective: 0.7)
      let (left, right) = (corners(turn), corners(turn, rightToLeft: true))
      let mirrored = [left[1], left[0], left[3], left[2]].map { (200 - $0.x, $0.y) }
      expect(right, mirrored)
    }
  }

  @Test func `have the published animatable data`() {
    var turn = empty.rotation3DEffect(.radians(1), axis: (x: 2, y: 3, z: 4))
    var zero = turn.animatableData
    zero = turn.animatableData - zero
    turn.animatableData = zero
    #expect(look(turn) == .identity)
    let map = empty.transformEffect(CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      type(of: map.animatableData) == AnimatablePair<EmptyAnimatableData, EmptyAnimatableData>.self)
    #expect(
      type(of: empty.blendMode(.multiply).animatableData)
        == AnimatablePair<EmptyAnimatableData, EmptyAnimatableData>.self)
    #expect(
      type(of: empty.blur(radius: 3, opaque: true).animatableData)
        == AnimatablePair<EmptyAnimatableData, CGFloat>.self)
  }

  /// The axis is interpolated component by component, not along the shortest rotation.
  @Test func `interpolate the axis component by component`() throws {
    let from = empty.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
    var half = from
    let to = empty.rotation3DEffect(.degrees(60), axis: (x: 0, y: 3, z: 0))
    half.animatableData += (to.animatableData - from.animatableData).scaled(by: 0.5)
    #expect(
      corners(half)
        == corners(empty.rotation3DEffect(.degrees(60), axis: (x: 0.5, y: 1.5, z: 0))))
  }

  // MARK: Chains

  @Test func `translations and 3D rotations compose to one transform`() {
    let chain = look(
      empty.offset(x: 10).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).opacity(0.5)
        .scaleEffect(2))
    #expect(chain.stages.count == 1 && chain.opacity == 0.5)
    let point = CGPoint(x: 20, y: 30)
    let steps = [
      look(empty.offset(x: 10)),
      look(empty.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))),
      look(empty.scaleEffect(2)),
    ].reduce(point) { $0.applying($1.map) }
    let found = point.applying(chain.map)
    #expect(hypot(found.x - steps.x, found.y - steps.y) < 1e-9)
  }

  @Test func `a blur after a uniform scale becomes a smaller blur before it`() {
    let chain = look(empty.scaleEffect(2).rotationEffect(.degrees(40)).blur(radius: 6))
    #expect(chain.stages.count == 1)
    guard case .blur(let radius, isOpaque: false) = chain.filters[0] else {
      Issue.record("no blur")
      return
    }
    #expect(abs(radius - 3) < 1e-9)
  }

  @Test func `a blur after a non-uniform scale or 3D rotation is a new stage`() {
    #expect(look(empty.scaleEffect(x: 2).blur(radius: 6)).stages.count == 2)
    let turned = look(
      empty.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).blur(radius: 6))
    #expect(turned.stages.count == 2)
    #expect(turned.stages[1].filters == [.blur(radius: 6)])
    #expect(look(empty.scaleEffect(0).blur(radius: 6)).stages.count == 1)
  }

  @Test func `of several blend modes the outermost applies`() {
    #expect(look(empty.blendMode(.screen).opacity(0.5)).blend == .screen)
    #expect(look(empty.blendMode(.screen)).then(look(empty.blendMode(.hue))).blend == .hue)
    #expect(look(empty.blendMode(.screen)).then(look(empty.offset(x: 1))).blend == .screen)
    #expect(look(empty.blendMode(.normal)) == .identity)
  }

  @Test func `transforms have their origin at the left in every layout`() {
    let move = empty.transformEffect(CGAffineTransform(translationX: 30, y: 0))
    #expect(corners(move) == corners(move, rightToLeft: true))
    var map = ProjectionTransform()
    map.m13 = 0.01
    #expect(corners(empty.transformEffect(map))[1] == CGPoint(x: 200.0 / 3, y: 0))
  }
}
