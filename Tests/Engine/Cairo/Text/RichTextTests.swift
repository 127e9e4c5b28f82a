import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkCairo

@Suite struct `Text with several styles` {
  typealias S = Samples
  static let face = FontFace(size: 20)

  /// A text run of parts, each with a changed span.
  static func run(_ parts: [(String, (inout TextRun.Span) -> Void)]) -> TextRun {
    var run = TextRun(parts.map(\.0).joined(), face: face)
    run.spans = parts.map { text, change in
      var span = TextRun.Span(length: text.utf8.count, face: face)
      change(&span)
      return span
    }
    return run
  }

  static func same(_ span: inout TextRun.Span) {}

  func metrics(_ run: TextRun) throws -> TextMetrics {
    try S.renderer.get().metrics(of: run)
  }

  /// The bounds of the pixels of a text part that are darker than half.
  func ink(_ run: TextRun, _ ink: Int = 0) throws -> CGRect {
    var run = run
    run.ink = ink
    let command = DrawCommand.text(run, frame: S.rect(10, 10, 200, 40), S.color(0, 0, 0))
    let bitmap = try S.renderer.get().bitmap(
      of: S.list([.command(command)], width: 240, height: 80))
    var points: [CGPoint] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] & 255 < 128 {
        points.append(CGPoint(x: x - 10, y: y - 10))
      }
    }
    return CGRect(enclosing: points)
  }

  @Test func `of one style equals plain text`() throws {
    let plain = try metrics(TextRun("Hello, world", face: Self.face))
    let parts = try metrics(
      Self.run([("Hello", Self.same), (", wor", Self.same), ("ld", Self.same)]))
    #expect(plain == parts)
    let colored = Self.run([("AV", Self.same), ("AV", { $0.ink = 1 })])
    #expect(try metrics(colored) == metrics(TextRun("AVAV", face: Self.face)))
  }

  @Test func `has the line height of its largest font, on one baseline`() throws {
    let run = Self.run([("a", Self.same), ("b", { $0.face.size = 40 })])
    let metrics = try metrics(run)
    #expect(abs(metrics.size.height - 2444.0 / 2048 * 40) < 1e-9)
    #expect(abs(metrics.firstBaseline - 1950.0 / 2048 * 40) < 1e-9)
    #expect(metrics.lines == [CGRect(origin: .zero, size: metrics.size)])
  }

  @Test func `draws the parts of each paint separately`() throws {
    let run = Self.run([("III", Self.same), ("III", { $0.ink = 1 })])
    let (first, second) = (try ink(run, 0), try ink(run, 1))
    #expect(first.maxX < second.minX)
    #expect(try ink(run, 2).isNull)
  }

  @Test func `positions underline and strikethrough by font metrics`() throws {
    let under = Self.run([("xxx", { $0.underline = .init(pattern: .solid, ink: 1) })])
    let line = try ink(under, 1)
    let baseline = try metrics(under).firstBaseline
    #expect(line.minY >= baseline && line.minY < baseline + 4)
    #expect(line.width > 25 && line.height <= 2)
    let through = Self.run([("xxx", { $0.strikethrough = .init(pattern: .solid, ink: 1) })])
    let cut = try ink(through, 1)
    #expect(cut.maxY < baseline && cut.minY > baseline - 10)
  }

  @Test func `applies a baseline offset`() throws {
    let low = try ink(Self.run([("x", Self.same), ("x", { $0.ink = 1 })]), 1)
    let high = try ink(
      Self.run([
        ("x", Self.same),
        (
          "x",
          {
            $0.ink = 1
            $0.baselineOffset = 6
          }
        ),
      ]), 1)
    // The line grows by as much at its top, so the first part moves down instead.
    let run = Self.run([("x", Self.same), ("x", { $0.baselineOffset = 6 })])
    let grown =
      try metrics(run).firstBaseline - metrics(TextRun("x", face: Self.face)).firstBaseline
    #expect(abs(low.minY - high.minY - 6 + grown) <= 1)
  }

  @Test func `reserves space for inline attachments`() throws {
    let room = TextRun.Gap(size: CGSize(width: 30, height: 18), descent: 4)
    #expect(room.descent == 4)
    let run = Self.run([("0", Self.same), ("\u{FFFC}", { $0.gap = room }), ("0", Self.same)])
    let metrics = try metrics(run)
    let digit = 1151.0 / 2048 * 20
    #expect(abs(metrics.size.width - 2 * digit - 30) < 0.01)
    let place = try #require(metrics.gaps.first ?? nil)
    #expect(abs(place.minX - digit) < 0.01)
    #expect(abs(place.maxY - metrics.firstBaseline - 4) < 0.01)
    #expect(place.size == room.size)
  }

  @Test(arguments: [TextRun.Truncation.head, .middle, .tail])
  func `truncates at the given position within its width`(truncation: TextRun.Truncation) throws {
    var run = TextRun(
      "aaaaaaaaaaaaaaaa IIIIIIIIIIIIIIII", face: Self.face, width: 120, lineLimit: 1)
    run.truncation = truncation
    let metrics = try metrics(run)
    #expect(metrics.lines.count == 1)
    #expect(metrics.size.width <= 120 && metrics.size.width > 95)
    #expect(abs(metrics.lines[0].minX) < 0.01)
  }

  @Test func `uses a font family by name`() throws {
    var face = Self.face
    face.family = "Hack"
    let named = try metrics(TextRun("il", face: face))
    let mono = try metrics(TextRun("il", face: FontFace(design: .monospaced, size: 20)))
    // A face of the system has the lines of the platform, a named one those of its font.
    #expect(named.size.width == mono.size.width && named.size.height < mono.size.height)
    #expect(try S.renderer.get().families.contains("Roboto Slab"))
  }
}

@Suite struct `Angular and elliptical gradients` {
  typealias S = Samples
  static let colors = [
    Paint.Stop(color: .init(red: 1, green: 0, blue: 0), location: 0),
    Paint.Stop(color: .init(red: 0, green: 0, blue: 1), location: 1),
  ]

  func bitmap(_ paint: Paint, matrix: CGAffineTransform = .identity) throws -> Bitmap {
    let content = LayerContent([S.fill(S.rect(0, 0, 40, 40), paint)])
    return try S.renderer.get().bitmap(
      of: S.list([.layer(Layer(content, transform: matrix))], width: 40, height: 40))
  }

  /// The red and blue components of a pixel.
  func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> (red: Int, blue: Int) {
    (Int(bitmap[x, y] >> 16 & 255), Int(bitmap[x, y] & 255))
  }

  /// Clockwise from the right: right, bottom, left, top.
  @Test func `run clockwise from the start angle`() throws {
    let bitmap = try bitmap(
      .angularGradient(
        Self.colors, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
    for (x, y, part) in [(38, 21, 0.0), (20, 38, 0.25), (2, 20, 0.5), (20, 2, 0.75), (38, 18, 1.0)]
    {
      let found = color(bitmap, x, y)
      #expect(abs(Double(found.blue) - 255 * part) < 12, "\(x) \(y)")
      #expect(abs(found.red + found.blue - 255) <= 1)
    }
  }

  /// - Source: documented, SwiftUI `AngularGradient`: the missing area has the last color, then,
  ///   halfway across, the first.
  @Test func `fill the rest of the turn with their end colors`() throws {
    let bitmap = try bitmap(
      .angularGradient(
        Self.colors, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: .pi))
    #expect(color(bitmap, 4, 12).blue == 255)
    #expect(color(bitmap, 36, 12).red == 255)
    #expect(abs(color(bitmap, 20, 38).blue - 128) < 8)
  }

  @Test func `show their last turn`() throws {
    let twice = try bitmap(
      .angularGradient(
        Self.colors, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 4 * .pi))
    // The last turn begins halfway through the colors.
    #expect(abs(color(twice, 38, 21).blue - 128) < 12)
    #expect(abs(color(twice, 2, 20).blue - 191) < 12)
  }

  @Test func `rotate with their layer`() throws {
    let paint = Paint.angularGradient(
      Self.colors, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
    let turned = try bitmap(
      paint, matrix: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))
    let upright = try bitmap(paint)
    #expect(abs(color(turned, 2, 20).blue - color(upright, 20, 38).blue) < 4)
  }

  @Test(arguments: [
    (1.0, 0.0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (0.3, 2),
  ])
  func `angles equal those of atan2`(x: Double, y: Double) {
    let exact = atan2(y, x) / (2 * .pi)
    #expect(abs(Turn.around(x, y) - (exact < 0 ? exact + 1 : exact)) < 3e-8)
  }

  @Test func `elliptical gradients reach the edges of both axes at once`() throws {
    let content = LayerContent([
      S.fill(
        S.rect(0, 0, 60, 40),
        .ellipticalGradient(
          Self.colors, center: CGPoint(x: 30, y: 20), radii: CGSize(width: 30, height: 20),
          start: 0))
    ])
    let bitmap = try S.renderer.get().bitmap(of: S.list([.layer(Layer(content))]))
    #expect(abs(color(bitmap, 45, 20).blue - color(bitmap, 30, 30).blue) < 8)
    #expect(color(bitmap, 59, 20).blue > 245 && color(bitmap, 30, 39).blue > 245)
    #expect(color(bitmap, 30, 20).red > 245)
  }

  @Test func `are sectors in SVG, without gaps`() throws {
    let content = LayerContent([
      S.fill(
        S.rect(5, 5, 30, 30),
        .angularGradient(
          Self.colors, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
    ])
    let list = S.list([.layer(Layer(content))], width: 40, height: 40)
    let svg = try String(decoding: S.renderer.get().svg(of: list), as: UTF8.self)
    #expect(svg.contains("<pattern patternUnits=\"userSpaceOnUse\" x=\"5\" y=\"5\""))
    #expect(svg.contains("translate(-5 -5)"))
    #expect(svg.split(separator: "\n").count { $0.hasPrefix("<path") } > 100)
    #expect(svg == String(decoding: try S.renderer.get().svg(of: list), as: UTF8.self))
  }
}
