import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import Testing

/// Effects with NaN or infinite parameters.
@Suite struct `Effects with infinite and NaN parameters` {
  static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e12, 0, -0.0, .leastNonzeroMagnitude, -3,
  ]

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let effect: @Sendable (CGFloat) -> any VisualEffect

    init(_ name: String, _ effect: @escaping @Sendable (CGFloat) -> any VisualEffect) {
      (testDescription, self.effect) = (name, effect)
    }
  }

  static let cases: [Case] = {
    let e = EmptyVisualEffect()
    return [
      Case("scale") { e.scaleEffect($0) }, Case("scale x") { e.scaleEffect(x: $0, y: 1) },
      Case("scale anchor") { e.scaleEffect(2, anchor: UnitPoint(x: $0, y: 0)) },
      Case("rotation") { e.rotationEffect(.radians($0)) },
      Case("rotation anchor") { e.rotationEffect(.degrees(30), anchor: UnitPoint(x: 0, y: $0)) },
      Case("turn") { e.rotation3DEffect(.radians($0), axis: (0, 1, 0)) },
      Case("turn axis") { e.rotation3DEffect(.degrees(30), axis: ($0, 1, 0)) },
      Case("turn depth") { e.rotation3DEffect(.degrees(30), axis: (0, 1, 0), anchorZ: $0) },
      Case("turn eye") { e.rotation3DEffect(.degrees(30), axis: (0, 1, 0), perspective: $0) },
      Case("offset") { e.offset(x: $0, y: 3) }, Case("opacity") { e.opacity($0) },
      Case("blur") { e.blur(radius: $0) }, Case("opaque blur") { e.blur(radius: $0, opaque: true) },
      Case("brightness") { e.brightness($0) }, Case("contrast") { e.contrast($0) },
      Case("saturation") { e.saturation($0) }, Case("grayscale") { e.grayscale($0) },
      Case("hue") { e.hueRotation(.radians($0)) },
      Case("transform") {
        e.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: $0, tx: 0, ty: 0))
      },
      Case("projection") {
        var map = ProjectionTransform()
        map.m13 = $0
        return e.transformEffect(map)
      },
      Case("chain") {
        e.scaleEffect($0).blur(radius: $0).offset(x: $0, y: $0).opacity($0).rotationEffect(
          .radians($0))
      },
    ]
  }()

  private func look(_ effect: some VisualEffect) -> EffectLook {
    ScrollworkEffects.look(
      of: effect, size: CGSize(width: 200, height: 100), isRightToLeft: false)
  }

  @Test(arguments: cases) func `have only finite parameters`(c: Case) {
    for number in Self.wild {
      let look = look(c.effect(number))
      for stage in look.stages {
        #expect(stage.map.rows.joined().allSatisfy { $0.isFinite }, "\(number)")
        #expect((0...1).contains(stage.opacity), "\(number)")
        for filter in stage.filters {
          switch filter {
          case .blur(let radius, _): #expect((0...1000).contains(radius), "\(number)")
          case .colors(let matrix): #expect(matrix.rows.allSatisfy { $0.isFinite }, "\(number)")
          case .shadow, .luminanceToAlpha, .alphaThreshold, .shader:
            Issue.record("no effect has \(filter)")
          }
        }
      }
    }
  }

  @Test(arguments: cases) func `are omitted with NaN parameters`(c: Case) {
    let anchored = c.testDescription.hasSuffix("anchor")
    if !anchored { #expect(look(c.effect(.nan)) == look(EmptyVisualEffect())) }
    #expect(look(c.effect(.nan)).map.affine?.isIdentity == true)
  }

  /// Factors are clamped one by one: two negative factors do not multiply to a visible opacity.
  @Test func `of opacity are clamped factor by factor`() {
    let e = EmptyVisualEffect()
    #expect(look(e.opacity(-1).opacity(-1)).opacity == 0)
    #expect(look(e.opacity(7).opacity(0.5)).opacity == 0.5)
    #expect(look(e.opacity(.infinity)).opacity == 1 && look(e.opacity(-.infinity)).opacity == 0)
  }

  @Test func `are clamped to limits`() {
    let e = EmptyVisualEffect()
    #expect(look(e.scaleEffect(.infinity)) == look(e.scaleEffect(10_000)))
    #expect(look(e.scaleEffect(-1e9)) == look(e.scaleEffect(-10_000)))
    #expect(look(e.offset(x: 1e12)) == look(e.offset(x: 1_000_000)))
    #expect(look(e.blur(radius: .infinity)) == look(e.blur(radius: 1000)))
    #expect(look(e.blur(radius: -5)) == look(e))
    #expect(look(e.saturation(-1)) == look(e.saturation(0)))
  }
}
