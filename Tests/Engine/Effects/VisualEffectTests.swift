import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import TestSupport
import Testing

func expectClose(
  _ found: CGAffineTransform, _ expected: CGAffineTransform, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = zip(
    [found.a, found.b, found.c, found.d, found.tx, found.ty],
    [expected.a, expected.b, expected.c, expected.d, expected.tx, expected.ty])
  #expect(
    pairs.allSatisfy { abs($0 - $1) < 1e-9 }, comment ?? "\(found) is not \(expected)",
    sourceLocation: sourceLocation)
}

extension EffectLook {
  /// The affine transform; looks of these tests have no perspective.
  var transform: CGAffineTransform { map.affine ?? .identity }
}

@Suite struct `Visual effects` {
  static let size = CGSize(width: 200, height: 100)

  private func look(_ effect: some VisualEffect, rightToLeft: Bool = false) -> EffectLook {
    ScrollworkEffects.look(of: effect, size: Self.size, isRightToLeft: rightToLeft)
  }

  private let empty = EmptyVisualEffect()

  private func expect(
    _ effect: some VisualEffect, _ point: (CGFloat, CGFloat), to image: (CGFloat, CGFloat),
    rightToLeft: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = CGPoint(x: point.0, y: point.1)
      .applying(look(effect, rightToLeft: rightToLeft).transform)
    #expect(
      abs(found.x - image.0) < 1e-3 && abs(found.y - image.1) < 1e-3, "\(found)",
      sourceLocation: sourceLocation)
  }

  @Test func `without steps are the identity`() {
    #expect(look(empty) == .identity)
    #expect(look(empty.opacity(1).offset().scaleEffect(1)) == .identity)
  }

  @Test func `scale about their anchor`() {
    expect(empty.scaleEffect(2), (0, 0), to: (-100, -50))
    expect(empty.scaleEffect(2), (100, 50), to: (100, 50))
    expect(empty.scaleEffect(0.5, anchor: .bottomTrailing), (0, 0), to: (100, 50))
    expect(empty.scaleEffect(x: 3, anchor: .topLeading), (20, 10), to: (60, 10))
    expect(empty.scaleEffect(y: 3, anchor: .topLeading), (20, 10), to: (20, 30))
    expect(
      empty.scaleEffect(CGSize(width: -1, height: 1)), (0, 0), to: (200, 0))
    expect(empty.scaleEffect(2, anchor: .leading), (0, 0), to: (-200, -50), rightToLeft: true)
  }

  @Test func `stay invertible at a scale of zero`() {
    let transform = look(empty.scaleEffect(0)).transform
    #expect(transform.a != 0 && transform.d != 0)
    expectClose(transform.concatenating(transform.inverted()), .identity)
    expect(empty.scaleEffect(0), (0, 0), to: (100, 50))
    let line = look(empty.scaleEffect(x: 1, y: 0)).transform
    #expect(line.a == 1 && line.d != 0)
  }

  @Test func `rotate clockwise about their anchor`() {
    expect(empty.rotationEffect(.degrees(90), anchor: .topLeading), (10, 0), to: (0, 10))
    expect(empty.rotationEffect(.degrees(90)), (0, 0), to: (150, -50))
    expect(empty.rotationEffect(.degrees(180)), (0, 0), to: (200, 100))
    expect(empty.rotationEffect(.degrees(-90), anchor: .bottomTrailing), (200, 0), to: (100, 100))
  }

  @Test func `rotate in the opposite direction right to left`() {
    expect(
      empty.rotationEffect(.degrees(90), anchor: .topLeading), (190, 0), to: (200, 10),
      rightToLeft: true)
  }

  /// Chosen, after public programs that negate it by hand.
  @Test func `offset to the right in both layout directions`() {
    expect(empty.offset(x: 5, y: 6), (0, 0), to: (5, 6), rightToLeft: true)
    expect(empty.offset(x: 5, y: 6), (0, 0), to: (5, 6))
  }

  @Test func `apply the innermost first`() {
    expect(empty.scaleEffect(2).offset(x: 10), (100, 50), to: (110, 50))
    expect(empty.offset(x: 10).scaleEffect(2), (100, 50), to: (120, 50))
    expect(
      empty.rotationEffect(.degrees(90)).offset(CGSize(width: 0, height: 7)).scaleEffect(0.5),
      (0, 0), to: (125, 3.5))
  }

  @Test func `multiply opacities`() {
    #expect(look(empty.opacity(0.5).opacity(0.5).scaleEffect(1)).opacity == 0.25)
  }

  @Test(arguments: 0..<100) func `compose like looks`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let number = { (random: inout SeededGenerator) in Double.random(in: -2...2, using: &random) }
    let (s, d, o) = (number(&random), number(&random) * 50, number(&random))
    let angle = Angle(radians: number(&random))
    let chain = empty.scaleEffect(s).rotationEffect(angle, anchor: .top).offset(y: d).opacity(o)
    let parts = [
      look(empty.scaleEffect(s)), look(empty.rotationEffect(angle, anchor: .top)),
      look(empty.offset(y: d)), look(empty.opacity(o)),
    ]
    let expected = parts.reduce(EffectLook.identity) { $0.then($1) }
    #expect(look(chain) == expected, "seed \(seed)")
    let images = parts.reduce(CGPoint(x: 13, y: 17)) { $0.applying($1.map) }
    let found = CGPoint(x: 13, y: 17).applying(look(chain).map)
    let error = hypot(images.x - found.x, images.y - found.y)
    #expect(error < 1e-9, "seed \(seed)")
  }

  @Test func `have the published animatable data`() {
    var scale = empty.scaleEffect(CGSize(width: 2, height: 3), anchor: .bottom)
    #expect(scale.animatableData.magnitudeSquared == 14.25)
    let rotation = empty.rotationEffect(.radians(2), anchor: .bottom)
    #expect(rotation.animatableData.magnitudeSquared == 5.25)
    let offset = empty.offset(x: 3, y: 4)
    #expect(offset.animatableData.magnitudeSquared == 25)
    #expect(empty.opacity(0.5).animatableData.magnitudeSquared == 0.25)
    #expect(empty.animatableData == EmptyAnimatableData())
    scale.animatableData = scale.animatableData.scaled(by: 2)
    expect(scale, (100, 0), to: (-200, -1000))
  }

  /// Color adjustments are filters whose parameters are interpolated.
  @Test func `adjust colors by one amount each`() {
    let angle = Angle.degrees(30)
    #expect(look(empty.brightness(0.25)).filters == [.colors(.brightness(0.25))])
    #expect(look(empty.contrast(0.5)).filters == [.colors(.contrast(0.5))])
    #expect(look(empty.saturation(2)).filters == [.colors(.saturation(2))])
    #expect(look(empty.grayscale(0.75)).filters == [.colors(.saturation(0.25))])
    #expect(look(empty.hueRotation(angle)).filters == [.colors(.hueRotation(angle.radians))])
    var effect = empty.hueRotation(angle)
    effect.animatableData = effect.animatableData.scaled(by: 0.5)
    #expect(look(effect).filters == [.colors(.hueRotation(angle.radians / 2))])
    #expect(
      look(empty.contrast(0.5).brightness(0.25)).filters
        == [.colors(.contrast(0.5)), .colors(.brightness(0.25))])
  }
}
