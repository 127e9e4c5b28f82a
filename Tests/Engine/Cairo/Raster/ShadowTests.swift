import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Shadows against a direct sum over a Gaussian, in floating point.
@Suite struct `Shadow drawing` {
  struct Case {
    var radius: CGFloat
    var offset: CGSize
    var scale: CGFloat = 1
  }

  static let cases = [
    Case(radius: 1, offset: .zero), Case(radius: 3, offset: CGSize(width: 4, height: 2)),
    Case(radius: 2.5, offset: CGSize(width: -3.5, height: 1.25)),
    Case(radius: 7, offset: .zero), Case(radius: 8, offset: CGSize(width: 0.5, height: 0)),
    Case(radius: 12, offset: .zero, scale: 2), Case(radius: 20, offset: .zero, scale: 2),
  ]

  /// The weight of a box from 0 to `length` under a Gaussian around `x`, cut at three sigmas.
  private func coverage(_ x: CGFloat, _ length: Int, _ sigma: CGFloat) -> CGFloat {
    let reach = Int((3 * sigma).rounded(.up))
    var (inside, all) = (0.0, 0.0)
    let center = x.rounded(.down)
    for k in -reach - 1...reach + 1 {
      let place = center + CGFloat(k) + 0.5
      let weight = exp(-(place - x) * (place - x) / (2 * sigma * sigma))
      all += weight
      if place > 0, place < CGFloat(length) { inside += weight }
    }
    return inside / all
  }

  @Test(arguments: cases) func `matches a Gaussian within 3/255`(c: Case) throws {
    let size = 120.0
    let box = LayerContent([
      Samples.fill(Samples.rect(0, 0, 30, 20), Samples.color(0, 0, 0, 1))
    ])
    // A white shape on white: only the shadow around it is visible.
    let white = LayerContent([Samples.fill(Samples.rect(0, 0, 30, 20), Samples.color(1, 1, 1))])
    #expect(box != white)
    let layer = Layer(
      white, transform: Samples.move(45, 50),
      filters: [.shadow(color: Samples.black, radius: c.radius, offset: c.offset)])
    let bitmap = try Samples.renderer.get().bitmap(
      of: Samples.list([.layer(layer)], width: size, height: size, scale: c.scale))
    let sigma = c.radius * c.scale
    var worst = 0
    for y in stride(from: 0, to: bitmap.height, by: 3) {
      for x in stride(from: 0, to: bitmap.width, by: 3) {
        let px = (CGFloat(x) + 0.5) - (45 + c.offset.width) * c.scale
        let py = (CGFloat(y) + 0.5) - (50 + c.offset.height) * c.scale
        let (ox, oy) = (px + c.offset.width * c.scale, py + c.offset.height * c.scale)
        if ox > 0, ox < 30 * c.scale, oy > 0, oy < 20 * c.scale { continue }
        let expected =
          coverage(px, Int(30 * c.scale), sigma) * coverage(py, Int(20 * c.scale), sigma)
        let got = 255 - Int(bitmap[x, y] & 255)
        worst = max(worst, abs(got - Int((expected * 255).rounded())))
      }
    }
    #expect(worst <= 3, "radius \(c.radius) at \(c.scale): off by \(worst)/255")
  }

  @Test func `without a radius is the shape, offset and colored`() throws {
    let shape = LayerContent([Samples.fill(Samples.rect(0, 0, 10, 10), Samples.color(1, 0, 0))])
    let shadow = Layer.Filter.shadow(
      color: .init(red: 0, green: 0, blue: 1), radius: 0, offset: CGSize(width: 20, height: 5))
    let bitmap = try Samples.renderer.get().bitmap(
      of: Samples.list([.layer(Layer(shape, transform: Samples.move(5, 5), filters: [shadow]))]))
    #expect(bitmap[10, 10] == 0xFFFF_0000)
    #expect(bitmap[30, 12] == 0xFF00_00FF)
    #expect(bitmap[20, 10] == 0xFFFF_FFFF)
  }

  @Test func `follows the clipped shape`() throws {
    let shape = LayerContent([Samples.fill(Samples.rect(0, 0, 30, 30), Samples.color(1, 0, 0))])
    let shadow = Layer.Filter.shadow(
      color: Samples.black, radius: 0, offset: CGSize(width: 0, height: 20))
    let bitmap = try Samples.renderer.get().bitmap(
      of: Samples.list([
        .layer(Layer(shape, filters: [shadow], clip: Path(Samples.rect(0, 0, 10, 10))))
      ]))
    #expect(bitmap[5, 25] == 0xFF00_0000)
    #expect(bitmap[20, 25] == 0xFFFF_FFFF)
  }

  @Test func `has no banding at large radii`() throws {
    let shape = LayerContent([Samples.fill(Samples.rect(0, 0, 60, 60), Samples.color(1, 1, 1))])
    let shadow = Layer.Filter.shadow(color: Samples.black, radius: 30, offset: .zero)
    let bitmap = try Samples.renderer.get().bitmap(
      of: Samples.list(
        [.layer(Layer(shape, transform: Samples.move(100, 100), filters: [shadow]))], width: 260,
        height: 260))
    let row = (0..<100).map { 255 - Int(bitmap[$0, 130] & 255) }
    for (left, right) in zip(row, row.dropFirst()) { #expect((0...3).contains(right - left)) }
  }
}
