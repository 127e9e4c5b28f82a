import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkReels

/// Layers that SVG cannot express, in animations.
@Suite struct `Pictures in animated SVG` {
  private typealias Frames = `Animated SVG`

  private static let card = LayerContent([
    .command(
      .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), Frames.blue, evenOdd: false))
  ])

  private func layers(
    _ count: Int, _ items: (CGFloat) -> [DisplayItem]
  ) throws -> [AnimatedLayer] {
    try animation(count, items).animation(text: FixedAdvanceText()).layers
  }

  private func animation(
    _ count: Int, _ items: (CGFloat) -> [DisplayItem]
  ) throws -> AnimatedSVG {
    var svg = AnimatedSVG(rate: FrameRate(60))
    for number in 0..<count { try svg.add(Frames.frame(number, items(CGFloat(number)))) }
    return svg
  }

  /// The sizes of the pictures of a document, in pixels.
  private func sizes(_ svg: AnimatedSVG) throws -> [CGSize] {
    let text = try String(
      decoding: svg.finish(CairoRenderer(fonts: .standard())), as: UTF8.self)
    return try text.split(separator: "base64,").dropFirst().map { part in
      let png = try #require(Data(base64Encoded: String(part.prefix { $0 != "\"" })))
      let bytes = Array(png[16..<24]).map { Int($0) }
      return CGSize(width: bytes[2] * 256 + bytes[3], height: bytes[6] * 256 + bytes[7])
    }
  }

  private func turned(_ angle: CGFloat, y: CGFloat, opacity: Double = 1) -> DisplayItem {
    .layer(
      Layer(
        Self.card, projection: .turned(by: angle),
        transform: CGAffineTransform(translationX: 10, y: y), opacity: opacity))
  }

  @Test func `are shared by the frames in which a layer only moves and fades`() throws {
    let frames = { number in [turned(0.5, y: 90 - 4 * number, opacity: 1 - number / 50)] }
    let layers = try layers(20) { frames($0) }
    #expect(layers.count == 1)
    #expect(layers[0].transform.keys.count == 2 && layers[0].opacity.keys.count == 2)
    let sizes = try sizes(animation(20) { frames($0) })
    #expect(sizes.count == 1)
    // All of it is seen, at two pixels per point.
    #expect(sizes[0].height >= 80 && sizes[0].height <= 84, "\(sizes)")
  }

  @Test func `are one for each look`() throws {
    let svg = try animation(30) { [turned($0 < 10 ? 0.1 : $0 < 20 ? 0.5 : 0.1, y: 50)] }
    #expect(try sizes(svg).count == 2)
  }

  @Test func `hold no more than any frame shows`() throws {
    // At x = 70 of 100, and never above y = 100 of 120, with a margin of a point.
    let frames = { (number: CGFloat) -> [DisplayItem] in
      [
        .layer(
          Layer(
            LayerContent([turned(0.5, y: 20 - number)]),
            transform: CGAffineTransform(translationX: 60, y: 90)))
      ]
    }
    let sizes = try sizes(animation(10) { frames($0) })
    #expect(sizes.count == 1)
    #expect(sizes[0].width <= 62 && sizes[0].height <= 42, "\(sizes)")
    #expect(try layers(10) { _ in [turned(0.5, y: 130)] }.isEmpty)
  }

  @Test func `stand beside the shapes of a layer that changes`() throws {
    let layers = try layers(10) { number in
      let inner = LayerContent([Frames.text("row", at: number), turned(0.5, y: 20 + 2 * number)])
      return [.layer(Layer(inner, clip: Path(CGRect(x: 0, y: 0, width: 90, height: 99))))]
    }
    guard layers.count == 1, case .layers(let parts) = layers[0].content else {
      Issue.record("\(layers.count) layers")
      return
    }
    #expect(parts.count == 2)
    guard case .picture = parts[1].content else {
      Issue.record("no picture")
      return
    }
  }

  /// Pieces of the group would blend with nothing.
  @Test func `are not needed for groups that blend within themselves`() throws {
    let layers = try layers(10) { number in
      let blended = Layer(
        Self.card, transform: CGAffineTransform(translationX: number, y: 0), blend: .multiply)
      let content = LayerContent(Self.card.items + [.layer(blended)])
      return [
        .layer(
          Layer(
            content, transform: CGAffineTransform(translationX: 0, y: number), isGroup: true))
      ]
    }
    #expect(layers.count == 10)
    for case .still(let content) in layers.map(\.content) {
      guard case .layer(let group) = content.items.first else {
        Issue.record("no group")
        continue
      }
      #expect(group.isFlat && group.content.items.count == 2)
    }
  }

  /// The bar is shapes over a coarse picture of the rows beneath it, which move.
  @Test func `of blurred backdrops are small, without what is drawn over them`() throws {
    let bar = LayerContent([Frames.text("title", at: 10)] + Self.card.items)
    let svg = try animation(6) { number in
      let rows = (0..<6).map { Frames.text("row \($0)", at: 20 * CGFloat($0) - number) }
      return rows + [.layer(Layer(bar, backdrop: [.blur(radius: 8, isOpaque: true)]))]
    }
    let sizes = try sizes(svg)
    #expect(sizes.count == 6)
    // Half a pixel per point, of some 70 by 40 points.
    #expect(sizes.allSatisfy { $0.width <= 40 && $0.height <= 21 }, "\(sizes)")
    let text = try String(
      decoding: svg.finish(CairoRenderer(fonts: .standard())), as: UTF8.self)
    // The letters t, i, l, e, and those of rows.
    let glyphs = text.matches(of: /<path d="[^"]+" id="/).count
    #expect(glyphs == 4 + 3 + 6, "\(glyphs)")
  }

  @Test func `of backdrops do not depend on what is drawn above`() throws {
    let layers = try layers(10) { number in
      [
        Frames.text("below", at: 20),
        .layer(Layer(Self.card, backdrop: [.blur(radius: 5, isOpaque: true)])),
        Frames.text("above", at: 2 * number),
      ]
    }
    #expect(layers.count == 3)
  }
}
