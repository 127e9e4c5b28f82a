import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Images in SVG documents of layers that SVG cannot express: their frames and resolutions.
@Suite struct `Rasterized layers in SVG` {
  private typealias S = Samples

  /// A rotation about y of a view of 100 points.
  private static let turn: ProjectionTransform = {
    var map = ProjectionTransform()
    (map.m11, map.m13) = (cos(0.6), sin(0.6) / 100)
    let shift = { (x: CGFloat) in ProjectionTransform(CGAffineTransform(translationX: x, y: x)) }
    return shift(-50).concatenating(map).concatenating(shift(50))
  }()

  private static let card = LayerContent([
    S.fill(S.rect(0, 0, 100, 100), S.color(0.1, 0.3, 0.9)),
    S.fill(S.rect(20, 20, 60, 60), S.color(1, 0.5, 0)),
  ])

  private func group(_ transform: CGAffineTransform, _ inner: CGAffineTransform = .identity)
    -> DisplayItem
  {
    .layer(
      Layer(
        LayerContent([.layer(Layer(Self.card, projection: Self.turn, transform: inner))]),
        transform: transform, isGroup: true))
  }

  /// The sizes of the images in a document, in pixels.
  private func pictures(_ items: [DisplayItem], side: CGFloat = 160) throws -> [(Int, Int)] {
    let list = S.list(items, width: side, height: side, scale: 2)
    let svg = String(decoding: try S.renderer.get().svg(of: list), as: UTF8.self)
    return try svg.split(separator: "data:image/png;base64,").dropFirst().map { part in
      let text = part.prefix { $0 != "\"" }
      let pixels = try ImagePixels(try #require(Data(base64Encoded: String(text))), named: "layer")
      return (pixels.bitmap.width, pixels.bitmap.height)
    }
  }

  private static let most = 2 * 160 * 160 * 16

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var group: CGAffineTransform
    var inner = CGAffineTransform.identity
    /// The expected pixels per point; nil for no image.
    var resolution: CGFloat?
  }

  static let cases = [
    Case(testDescription: "in place", group: S.move(30, 30), resolution: 4),
    Case(
      testDescription: "in a group far away that is moved back", group: S.move(-5000, 9000),
      inner: S.move(5030, -8970), resolution: 4),
    Case(
      testDescription: "shrunk", group: CGAffineTransform(scaleX: 0.1, y: 0.1),
      inner: S.move(300, 300), resolution: 0.4),
    Case(
      testDescription: "magnified", group: CGAffineTransform(scaleX: 3, y: 3),
      inner: S.move(-20, -20), resolution: 12),
    Case(
      testDescription: "magnified fifty times", group: CGAffineTransform(scaleX: 50, y: 50),
      inner: S.move(-30, -30), resolution: 200),
    Case(
      testDescription: "flattened", group: CGAffineTransform(scaleX: 1e-6, y: 1), resolution: nil),
    Case(testDescription: "out of sight", group: S.move(4000, 0), resolution: nil),
  ]

  @Test(arguments: cases) func `have the visible resolution and at most the canvas size`(
    c: Case
  ) throws {
    let found = try pictures([group(c.group, c.inner)])
    guard let resolution = c.resolution else {
      #expect(found.allSatisfy { $0.0 <= 16384 && $0.1 <= 16384 && $0.0 * $0.1 <= Self.most })
      return
    }
    let size = try #require(found.first)
    #expect(size.0 * size.1 <= Self.most, "\(size)")
    // The visible part of the rotated card, at that resolution.
    let all = S.rect(0, 0, 100, 100).applying(Self.turn)
    let total = c.inner.concatenating(c.group)
    let seen = all.applying(total).intersection(S.rect(-1, -1, 162, 162))
    let wanted = seen.applying(total.inverted())
    #expect(abs(CGFloat(size.0) - wanted.width * resolution) <= 3, "\(size)")
    #expect(abs(CGFloat(size.1) - wanted.height * resolution) <= 3, "\(size)")
  }

  /// A content in two positions has an image for each, unless the pixels are equal.
  @Test func `are made for their position`() throws {
    let shared = LayerContent([.layer(Layer(Self.card, projection: Self.turn))])
    let items: [DisplayItem] = [
      .layer(Layer(shared, transform: S.move(30, 30))),
      .layer(
        Layer(
          shared,
          transform: CGAffineTransform(scaleX: 0.5, y: 0.5).concatenating(S.move(200, 200)))),
      .layer(Layer(shared, transform: S.move(60, 150))),
    ]
    #expect(try pictures(items, side: 400).count == 2)
  }

  @Test func `are determined by the display list`() {
    let plain = S.list([.layer(Layer(Self.card, opacity: 0.5))])
    #expect(!plain.hasPicturesInSVG)
    #expect(S.list([group(S.move(3, 3))]).hasPicturesInSVG)
    #expect(S.list([.layer(Layer(Self.card, blend: .plusLighter))]).hasPicturesInSVG)
    #expect(!S.list([.layer(Layer(Self.card, blend: .multiply))]).hasPicturesInSVG)
    #expect(
      !S.list([.layer(Layer(Self.card, projection: Self.turn, opacity: 0))]).hasPicturesInSVG)
    let side = min(Self.card.bounds.width, Self.card.bounds.height)
    for (share, isRasterized) in [(0.4, false), (0.6, true)] {
      let blur = Layer.Filter.blur(radius: share * side, isOpaque: true)
      #expect(
        S.list([.layer(Layer(Self.card, filters: [blur]))]).hasPicturesInSVG == isRasterized)
    }
    #expect(
      !S.list([.layer(Layer(Self.card, filters: [.blur(radius: 9 * side)]))]).hasPicturesInSVG)
  }

  /// An enclosing blur samples what is just outside of the canvas.
  @Test func `extend as far as an enclosing blur samples`() throws {
    let blurred = Layer(
      LayerContent([.layer(Layer(Self.card, projection: Self.turn))]),
      transform: S.move(-110, 30), filters: [.blur(radius: 20)])
    #expect(try pictures([.layer(blurred)]).count == 1)
  }
}
