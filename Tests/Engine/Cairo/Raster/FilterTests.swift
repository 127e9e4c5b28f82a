import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Blurs, color matrices and masks, pixel by pixel.
@Suite struct `Layer filters` {
  private typealias S = Samples

  private func bitmap(
    _ items: [DisplayItem], background: Color.Resolved = Samples.white
  ) throws -> Bitmap {
    try S.renderer.get().bitmap(
      of: S.list(items, width: 80, height: 80, background: background))
  }

  private func square(_ color: Paint) -> LayerContent {
    LayerContent([S.fill(S.rect(0, 0, 20, 20), color)])
  }

  private func near(_ a: UInt32, _ b: UInt32, within limit: Int) -> Bool {
    stride(from: 0, to: 32, by: 8).allSatisfy { shift in
      abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255)) <= limit
    }
  }

  @Test(arguments: [1, 3, 7.5]) func `a blurred shape equals its shadow without the shape`(
    radius: CGFloat
  ) throws {
    let place = S.move(30, 30)
    let blurred = try bitmap([
      .layer(
        Layer(square(S.color(0, 0, 0)), transform: place, filters: [.blur(radius: radius)]))
    ])
    let shadow = Layer.Filter.shadow(
      color: S.black, radius: radius, offset: CGSize(width: 0, height: 0))
    let shaded = try bitmap([
      .layer(Layer(square(S.color(1, 0, 0)), transform: place, filters: [shadow]))
    ])
    for y in 0..<80 {
      for x in 0..<80 where !((30..<50).contains(x) && (30..<50).contains(y)) {
        #expect(near(blurred[x, y], shaded[x, y], within: 1), "\(x), \(y)")
      }
    }
    #expect(blurred[40, 40] & 255 < 100 && blurred[29, 40] & 255 > 100)
    #expect(blurred[5, 5] == 0xFFFF_FFFF)
  }

  @Test func `a zero blur changes nothing`() throws {
    let plain = try bitmap([.layer(Layer(square(S.color(0.2, 0.4, 0.6))))])
    let blurred = try bitmap([
      .layer(Layer(square(S.color(0.2, 0.4, 0.6)), filters: [.blur(radius: 0)]))
    ])
    for y in 0..<30 { for x in 0..<30 { #expect(plain[x, y] == blurred[x, y]) } }
  }

  @Test func `a blur keeps the hue and lowers the coverage`() throws {
    // A translucent red on black: red stays the only component.
    let bitmap = try bitmap(
      [
        .layer(
          Layer(
            square(S.color(1, 0, 0, 0.5)), transform: S.move(30, 30), filters: [.blur(radius: 4)]))
      ], background: S.black)
    for y in 0..<80 { for x in 0..<80 { #expect(bitmap[x, y] & 0xFFFF == 0) } }
    #expect(bitmap[40, 40] >> 16 & 255 > 110)
  }

  @Test func `an opaque blur mixes colors and keeps the alpha`() throws {
    let halves = LayerContent([
      S.fill(S.rect(0, 0, 20, 40), S.color(1, 0, 0)),
      S.fill(S.rect(20, 0, 20, 40), S.color(0, 0, 1)),
    ])
    let bitmap = try bitmap([
      .layer(
        Layer(halves, transform: S.move(20, 20), filters: [.blur(radius: 5, isOpaque: true)]))
    ])
    #expect(bitmap[19, 40] == 0xFFFF_FFFF && bitmap[60, 40] == 0xFFFF_FFFF)
    #expect(near(bitmap[20, 40], 0xFFFF_0000, within: 3))
    #expect(near(bitmap[20, 20], 0xFFFF_0000, within: 3))
    let row = (20..<60).map { Int(bitmap[$0, 40] >> 16 & 255) }
    // Color and coverage are rounded separately, so a level may be off.
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 + 1 >= $1 })
    #expect(abs(row[19] + row[20] - 255) < 4)
    #expect((20..<60).allSatisfy { Int(bitmap[$0, 40] >> 8 & 255) == 0 })
  }

  struct Change {
    var matrix: ColorMatrix
    var from: (Double, Double, Double)
    var to: UInt32
  }

  /// Expected values by the formulas of W3C's "Filter Effects", computed by hand.
  static let changes = [
    Change(matrix: .brightness(0.2), from: (0.4, 0, 1), to: 0xFF99_33FF),
    Change(matrix: .contrast(2), from: (0.4, 0.75, 0.1), to: 0xFF4D_FF00),
    Change(matrix: .saturation(0), from: (1, 0, 0), to: 0xFF36_3636),
    Change(matrix: .saturation(0), from: (0, 1, 0), to: 0xFFB6_B6B6),
    Change(matrix: .saturation(1), from: (0.2, 0.4, 0.6), to: 0xFF33_6699),
    Change(matrix: .hueRotation(2 * .pi), from: (0.2, 0.4, 0.6), to: 0xFF33_6699),
    Change(matrix: .hueRotation(.pi), from: (1, 0, 0), to: 0xFF00_6D6D),
    Change(matrix: .inverse, from: (1, 0.4, 0), to: 0xFF00_99FF),
    Change(
      matrix: .product(.init(red: 0.5, green: 1, blue: 0)), from: (1, 0.4, 1), to: 0xFF80_6600),
  ]

  @Test(arguments: changes) func `colors follow their matrix`(c: Change) throws {
    let ink = S.color(c.from.0, c.from.1, c.from.2)
    let found = try bitmap([.layer(Layer(square(ink), filters: [.colors(c.matrix)]))])[10, 10]
    #expect(near(found, c.to, within: 1), "\(String(found, radix: 16))")
  }

  @Test func `a color matrix keeps the alpha`() throws {
    let found = try bitmap(
      [.layer(Layer(square(S.color(1, 1, 1, 0.5)), filters: [.colors(.inverse)]))])
    #expect(near(found[10, 10], 0xFF80_8080, within: 1))
    #expect(found[40, 40] == 0xFFFF_FFFF)
  }

  @Test func `filters apply in order`() throws {
    let gray = [
      Layer.Filter.colors(.saturation(0)), .colors(.product(.init(red: 1, green: 0, blue: 0))),
    ]
    let there = try bitmap([.layer(Layer(square(S.color(0, 1, 0)), filters: gray))])[10, 10]
    let back = try bitmap([.layer(Layer(square(S.color(0, 1, 0)), filters: gray.reversed()))])[
      10, 10]
    #expect(near(there, 0xFFB6_0000, within: 1))
    #expect(near(back, 0xFF00_0000, within: 1))
  }

  @Test func `a mask uses its alpha only`() throws {
    let mask = LayerContent([
      S.fill(S.rect(5, 5, 5, 10), S.color(0, 1, 0)),
      S.fill(S.rect(10, 5, 5, 10), S.color(1, 1, 1, 0.5)),
    ])
    let found = try bitmap([
      .layer(
        Layer(square(S.color(0, 0, 1)), transform: S.move(10, 10), opacity: 1, mask: mask))
    ])
    #expect(found[17, 17] == 0xFF00_00FF)
    #expect(near(found[22, 17], 0xFF80_80FF, within: 1))
    #expect(found[12, 12] == 0xFFFF_FFFF && found[27, 17] == 0xFFFF_FFFF)
  }

  @Test func `a shadow follows the masked shape`() throws {
    let mask = LayerContent([S.fill(S.rect(0, 0, 10, 10), S.color(1, 1, 1))])
    let shadow = Layer.Filter.shadow(
      color: S.black, radius: 0, offset: CGSize(width: 0, height: 30))
    let found = try bitmap([
      .layer(Layer(square(S.color(1, 0, 0)), filters: [shadow], mask: mask))
    ])
    #expect(found[5, 35] == 0xFF00_0000)
    #expect(found[15, 35] == 0xFFFF_FFFF)
  }

  @Test func `a radial gradient interpolates between its circles`() throws {
    let stops = [
      Paint.Stop(color: .init(red: 1, green: 0, blue: 0), location: 0),
      Paint.Stop(color: .init(red: 0, green: 0, blue: 1), location: 1),
    ]
    func row(_ paint: Paint) throws -> [UInt32] {
      let found = try bitmap([S.fill(S.rect(0, 0, 80, 80), paint)])
      return (40..<80).map { found[$0, 40] }
    }
    let center = CGPoint(x: 40, y: 40.5)
    let ring = try row(
      .radialGradient(stops, center: center, startRadius: 10, endRadius: 30))
    #expect(ring[5] == 0xFFFF_0000 && ring[35] == 0xFF00_00FF)
    #expect(near(ring[19], 0xFF86_0079, within: 3))
    let turned = try row(
      .radialGradient(stops, center: center, startRadius: 30, endRadius: 10))
    #expect(turned[5] == 0xFF00_00FF && turned[35] == 0xFFFF_0000)
    let none = try row(.radialGradient(stops, center: center, startRadius: 9, endRadius: 9))
    #expect(Set(none) == [0xFF00_00FF])
  }

  @Test func `invalid numbers throw errors that name their place`() throws {
    #expect(throws: CairoError.self) {
      try bitmap([.layer(Layer(square(S.color(0, 0, 0)), filters: [.blur(radius: .infinity)]))])
    }
  }

  @Test func `SVG uses the same parameters`() throws {
    let mask = LayerContent([S.fill(S.rect(0, 0, 10, 10), S.color(1, 1, 1, 0.5))])
    let text = try String(
      decoding: S.renderer.get().svg(
        of: S.list([
          .layer(
            Layer(
              square(
                .radialGradient(
                  [
                    .init(color: S.white, location: 0), .init(color: S.black, location: 1),
                  ], center: CGPoint(x: 5, y: 5), startRadius: 0, endRadius: 10)),
              filters: [.blur(radius: 3), .colors(.saturation(0))], mask: mask))
        ])), as: UTF8.self)
    #expect(text.contains("stdDeviation=\"3\""))
    #expect(text.contains("<feColorMatrix"))
    #expect(text.contains("mask-type:alpha"))
    #expect(text.contains("<radialGradient"))
  }
}
