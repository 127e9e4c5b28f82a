import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Layers in perspective, pixel by pixel.
@Suite struct `Perspective sampling` {
  private typealias S = Samples

  private func bitmap(_ items: [DisplayItem], size: CGFloat = 160, scale: CGFloat = 1) throws
    -> Bitmap
  {
    var list = S.list(items, width: size, height: size, background: S.white)
    list = DisplayList(
      canvas: list.canvas, scale: scale, background: list.background, content: list.content)
    return try S.renderer.get().bitmap(of: list)
  }

  /// A rotation about an axis, with a focal length of 100 points.
  private func turn(_ degrees: CGFloat, about axis: Axis = .vertical) -> ProjectionTransform {
    let angle = degrees * .pi / 180
    var map = ProjectionTransform()
    if axis == .vertical {
      (map.m11, map.m13) = (cos(angle), sin(angle) / 100)
    } else {
      (map.m22, map.m23) = (cos(angle), sin(angle) / 100)
    }
    let shift = { (x: CGFloat) in ProjectionTransform(CGAffineTransform(translationX: x, y: x)) }
    return shift(-50).concatenating(map).concatenating(shift(50))
  }

  private static let card = LayerContent([
    .command(
      .fill(
        Path(roundedRect: S.rect(0, 0, 100, 100), cornerRadius: 12), S.color(0.1, 0.3, 0.9),
        evenOdd: false)),
    S.fill(S.rect(20, 20, 60, 6), S.color(1, 1, 1)),
    S.fill(S.rect(20, 40, 30, 30), S.color(1, 0.5, 0)),
    .command(
      .stroke(Path(ellipseIn: S.rect(56, 40, 30, 30)), StrokeStyle(lineWidth: 3), S.color(0, 0, 0))),
  ])

  /// The same image, drawn at four times the scale and averaged.
  private func reference(_ items: [DisplayItem]) throws -> (Int, Int) -> [Double] {
    let large = try bitmap(items, scale: 4)
    return { x, y in
      var sums = [0.0, 0, 0]
      for v in 4 * y..<4 * y + 4 {
        for u in 4 * x..<4 * x + 4 {
          for (index, shift) in [16, 8, 0].enumerated() {
            sums[index] += Double(large[u, v] >> UInt32(shift) & 255)
          }
        }
      }
      return sums.map { $0 / 16 }
    }
  }

  private func components(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { (shift: UInt32) in Double(pixel >> shift & 255) }
  }

  @Test(arguments: [-60.0, -25, 10, 45, 75], [Axis.vertical, .horizontal])
  func `equals a rendering at four times the resolution, downsampled`(degrees: CGFloat, axis: Axis)
    throws
  {
    let items: [DisplayItem] = [
      .layer(Layer(Self.card, projection: turn(degrees, about: axis), transform: S.move(30, 30)))
    ]
    let (found, expected) = (try bitmap(items), try reference(items))
    var (sum, worst) = (0.0, 0.0)
    for y in 0..<160 {
      for x in 0..<160 {
        for (a, b) in zip(components(found[x, y]), expected(x, y)) {
          sum += abs(a - b)
          worst = max(worst, abs(a - b))
        }
      }
    }
    // A mean difference of one step in 255 would be visible; edges may differ by a quarter of the
    // contrast.
    #expect(sum / Double(3 * 160 * 160) < 0.5, "\(sum / Double(3 * 160 * 160))")
    #expect(worst < 64, "\(worst)")
  }

  @Test func `without a rotation equals the flat layer`() throws {
    // Barely not affine.
    var map = ProjectionTransform()
    map.m13 = 1e-9
    let flat = try bitmap([.layer(Layer(Self.card, transform: S.move(30, 30)))])
    let seen = try bitmap([.layer(Layer(Self.card, projection: map, transform: S.move(30, 30)))])
    for y in 0..<160 {
      for x in 0..<160 {
        for (a, b) in zip(components(flat[x, y]), components(seen[x, y])) {
          #expect(abs(a - b) < 60, "\(x), \(y)")
        }
      }
    }
    // Equal away from edges.
    #expect(seen[35, 80] == flat[35, 80] && seen[60, 85] == flat[60, 85])
  }

  @Test func `layers that share an edge leave no seam`() throws {
    let map = turn(40)
    let left = LayerContent([S.fill(S.rect(0, 0, 50, 100), S.color(0, 0, 0))])
    let right = LayerContent([S.fill(S.rect(50, 0, 50, 100), S.color(0, 0, 0))])
    let both = try bitmap(
      [left, right].map { .layer(Layer($0, projection: map, transform: S.move(30, 30))) })
    let edge = CGPoint(x: 50, y: 50).applying(map).x + 30
    // Two overlapping edges show at most a quarter of the background: ¼ = ½ · ½.
    for x in Int(edge) - 2...Int(edge) + 2 {
      #expect(components(both[x, 80]).allSatisfy { $0 <= 66 }, "\(x)")
    }
    // One layer with both shows none.
    let one = try bitmap([
      .layer(
        Layer(
          LayerContent(left.items + right.items), projection: map, transform: S.move(30, 30)))
    ])
    for x in Int(edge) - 2...Int(edge) + 2 { #expect(one[x, 80] == 0xFF00_0000, "\(x)") }
  }

  @Test(arguments: [80.0, 88, 89.99, 90, 91, 135, 180, 270])
  func `nothing is drawn behind the eye`(degrees: CGFloat) throws {
    var map = turn(degrees)
    // An eye so near that one side of the layer is behind it.
    map = ProjectionTransform(CGAffineTransform(translationX: -50, y: -50))
      .concatenating(
        { () -> ProjectionTransform in
          var near = ProjectionTransform()
          (near.m11, near.m13) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180) / 20)
          return near
        }()
      )
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 50, y: 50)))
    let layer = Layer(Self.card, projection: map, transform: S.move(30, 30))
    let found = try bitmap([.layer(layer)])
    // The part behind the eye is clipped; the far side remains.
    #expect(found.width == 160)
    #expect(layer.bounds.isNull || layer.bounds.width.isFinite)
  }

  @Test func `only the visible part of a ten thousand point list is drawn`() throws {
    let rows = (0..<200).map { S.fill(S.rect(0, 50 * CGFloat($0), 100, 40), S.color(0, 0, 0)) }
    let layer = Layer(
      LayerContent(rows), projection: turn(50, about: .horizontal), transform: S.move(30, 30))
    let found = try bitmap([.layer(layer)])
    let inked = (0..<160).filter { found[80, $0] != 0xFFFF_FFFF }
    #expect(inked.count > 20 && inked.count < 160)
  }

  /// A device pixel may cover more than a whole layer, or less than a pixel of it.
  @Test func `random projections are drawn, skipped or rejected`() throws {
    var drawn = 0
    let numbers: [CGFloat] = [0, 1e-300, 1e-14, 1e-6, 1, 1e6, 1e14, 1e300]
    for number in numbers {
      for sign in [1, -1] as [CGFloat] {
        var maps = [ProjectionTransform](repeating: ProjectionTransform(), count: 6)
        for index in maps.indices { maps[index].m23 = 1e-9 }
        maps[0].m11 = sign * number
        maps[1].m13 = sign * number
        maps[2].m33 = sign * number
        (maps[3].m11, maps[3].m22) = (sign * number, sign * number)
        (maps[4].m21, maps[4].m12) = (sign * number, sign * number)
        (maps[5].m31, maps[5].m13) = (sign * number, 0.001)
        for map in maps {
          // Transforms beyond the limits throw.
          do {
            let picture = try bitmap([.layer(Layer(Self.card, projection: map))], size: 60)
            if picture[30, 30] != 0xFFFF_FFFF { drawn += 1 }
          } catch is CairoError {}
        }
      }
    }
    // Moderate numbers show the card.
    #expect(drawn > 20, "\(drawn)")
  }

  @Test func `applies after filters and with opacity, and nests`() throws {
    let inner = Layer(Self.card, projection: turn(30), transform: S.move(0, 0))
    let outer = Layer(
      LayerContent([.layer(inner)]), projection: turn(-30), transform: S.move(30, 30))
    let found = try bitmap([.layer(outer)])
    // One projection, or two in sequence: the same position, softer.
    let once = Layer(
      Self.card, projection: turn(30).concatenating(turn(-30)), transform: S.move(30, 30))
    let straight = try bitmap([.layer(once)])
    var sum = 0.0
    for y in 0..<160 {
      for x in 0..<160 {
        for (a, b) in zip(components(found[x, y]), components(straight[x, y])) { sum += abs(a - b) }
      }
    }
    #expect(sum / Double(3 * 160 * 160) < 1.5)
    let faint = try bitmap([
      .layer(Layer(Self.card, projection: turn(30), transform: S.move(30, 30), opacity: 0.5))
    ])
    let full = try bitmap([
      .layer(Layer(Self.card, projection: turn(30), transform: S.move(30, 30)))
    ])
    for (a, b) in zip(components(faint[55, 90]), components(full[55, 90])) {
      #expect(abs(a - (255 + b) / 2) <= 1)
    }
  }

  @Test func `is an image in SVG, at its position`() throws {
    let items: [DisplayItem] = [
      .layer(Layer(Self.card, projection: turn(45), transform: S.move(30, 30)))
    ]
    let list = S.list(items, width: 160, height: 160, background: S.white)
    let svg = String(decoding: try S.renderer.get().svg(of: list), as: UTF8.self)
    #expect(svg.contains("data:image/png;base64,"))
    #expect(!svg.contains("<path"))
  }
}
