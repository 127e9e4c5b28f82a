import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkReels

@Suite struct `Animated SVG` {
  static let canvas = CGSize(width: 100, height: 120)
  static let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))

  static func frame(_ number: Int, _ items: [DisplayItem]) -> FilmFrame {
    let list = DisplayList(
      canvas: canvas, scale: 2, background: Color.Resolved(red: 1, green: 1, blue: 1),
      content: LayerContent(items))
    return FilmFrame(number: number, samples: [list])
  }

  static func text(_ string: String, at y: CGFloat, width: CGFloat? = nil) -> DisplayItem {
    .command(
      .text(
        TextRun(string, face: FontFace(size: 12), width: width),
        frame: CGRect(x: 8, y: y, width: 60, height: 14), blue))
  }

  /// Rows that scroll by two points in a frame; a card that shrinks, fades and turns.
  static func scrolling(_ count: Int = 24) -> [FilmFrame] {
    (0..<count).map { number in
      let offset = CGFloat(number * number) / 8
      let rows = (0..<8).map { text("Row \($0)", at: 20 * CGFloat($0) - offset) }
      let amount = CGFloat(number) / CGFloat(count)
      let box = CGRect(x: 0, y: 0, width: 30, height: 20)
      let card = LayerContent([
        .command(.fill(Path(ellipseIn: box), blue, evenOdd: false)),
        .command(.fill(Path(box.insetBy(dx: 10, dy: 5)), blue, evenOdd: false)),
      ])
      let transform = CGAffineTransform(translationX: -15, y: -10)
        .concatenating(CGAffineTransform(rotationAngle: amount * 3))
        .concatenating(CGAffineTransform(scaleX: 1 - amount / 2, y: 1 - amount / 3))
        .concatenating(CGAffineTransform(translationX: 50, y: 60 + offset))
      let shadow = Layer.Filter.shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3), radius: 4,
        offset: CGSize(width: 0, height: 2))
      return frame(
        number,
        rows.filter { $0.bounds.maxY > 0 && $0.bounds.minY < 120 } + [
          .layer(
            Layer(card, transform: transform, opacity: Double(1 - amount), filters: [shadow]))
        ])
    }
  }

  func document(_ frames: [FilmFrame], _ options: AnimatedSVG.Options = .init()) throws -> String {
    var svg = AnimatedSVG(rate: FrameRate(30), options: options)
    for frame in frames { try svg.add(frame) }
    return try String(decoding: svg.finish(CairoRenderer(fonts: .standard())), as: UTF8.self)
  }

  @Test func `is the same for the same frames`() throws {
    let frames = Self.scrolling()
    #expect(try document(frames) == document(frames))
  }

  @Test func `defines each glyph once`() throws {
    let text = try document(Self.scrolling())
    let outlines = text.matches(of: /<path d="([^"]+)" id="/).map { String($0.1) }
    #expect(Set(outlines).count == outlines.count)
    // R, o, w, and the digits of rows that are seen.
    #expect(outlines.count == 3 + 8)
  }

  @Test func `moves rows by one track`() throws {
    let text = try document(Self.scrolling())
    #expect(text.matches(of: /to{transform:translate\(0px,-?[.\d]+px\)}/).count == 1)
  }

  @Test func `is the accepted document`() throws {
    let boxes = (0..<6).map { number in
      Self.frame(
        number,
        [
          .command(
            .fill(
              Path(CGRect(x: 10, y: 10, width: 10 + number * number, height: 8)),
              .color(Color.Resolved(red: Double(number) / 5, green: 0, blue: 0)), evenOdd: false)),
          .layer(
            Layer(
              LayerContent([
                .command(
                  .fill(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), Self.blue,
                    evenOdd: false))
              ]), transform: CGAffineTransform(translationX: CGFloat(20 * number), y: 50),
              opacity: number < 4 ? 1 : 0.5)),
        ] + (number == 2 ? [] : [Self.text(number < 3 ? "l" : "i", at: 80)]))
    }
    var options = AnimatedSVG.Options()
    (options.passes, options.hold, options.title) = (2, 0.8, "Boxes <& more>")
    let failure = Golden.difference(
      try document(boxes, options), "ScrollworkReelsTests", "animated")
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `keeps text whose line width alone changes`() throws {
    let frames = (0..<9).map { Self.frame($0, [Self.text("Row", at: 8, width: 60 + CGFloat($0))]) }
    #expect(try !document(frames).contains("<g visibility"))
  }

  @Test func `has both color schemes where asked`() throws {
    var (light, dark) = (AnimatedSVG(rate: FrameRate(30)), AnimatedSVG(rate: FrameRate(30)))
    for frame in Self.scrolling() { try light.add(frame) }
    for frame in Self.scrolling().prefix(9) { try dark.add(frame) }
    let renderer = try CairoRenderer(fonts: .standard())
    let text = try String(decoding: light.finish(renderer, dark: dark), as: UTF8.self)
    #expect(text.contains("@media(prefers-color-scheme:dark)"))
    #expect(text.contains("<g data-scheme=\"light\">") && text.contains("<g data-scheme=\"dark\">"))
    #expect(text.contains(">[data-scheme=dark]) [class]{animation-duration:.3s"))
  }

  @Test func `stops for readers who prefer reduced motion`() throws {
    let rule = "@media(prefers-reduced-motion:reduce){:where(#"
    #expect(try document(Self.scrolling()).contains(rule))
  }

  /// Of a page that has several documents inline.
  @Test func `shares no name with another document, and no rule with a page`() throws {
    func names(_ text: String) -> Set<Substring> {
      Set(
        text.matches(of: /(?:id|class)="([^"]+)"|@keyframes (\w+)/).map { ($0.1 ?? $0.2) ?? "" })
    }
    let (first, second) = (
      try document(Self.scrolling()), try document(Self.scrolling().dropLast())
    )
    #expect(!names(first).isEmpty && names(first).isDisjoint(with: names(second)))
    #expect(try document(Self.scrolling()) == first)
    let prefix = try #require(first.firstMatch(of: /role="img" id="(\w+)"/)).1
    let rules = try #require(first.firstMatch(of: /<style>\n([^<]+)/)).1.split(separator: "\n")
    #expect(rules.count > 4 && rules.allSatisfy { $0.contains(prefix) })
  }

  @Test func `refuses no frames and frames of another size`() throws {
    var svg = AnimatedSVG(rate: FrameRate(30))
    #expect(throws: AnimatedSVG.Failure.noFrames) {
      try svg.finish(CairoRenderer(fonts: .standard()))
    }
    try svg.add(Self.frame(0, []))
    let other = DisplayList(
      canvas: Self.canvas, scale: 1, background: Color.Resolved(red: 1, green: 1, blue: 1),
      content: LayerContent([]))
    #expect(throws: AnimatedSVG.Failure.mismatchedFrame(1)) {
      try svg.add(FilmFrame(number: 1, samples: [other]))
    }
  }
}
