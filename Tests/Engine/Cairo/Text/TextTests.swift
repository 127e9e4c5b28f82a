import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@Suite struct `Text drawing` {
  static let face = FontFace(size: 20)

  func metrics(_ run: TextRun) throws -> TextMetrics {
    try Samples.renderer.get().metrics(of: run)
  }

  /// The columns and rows of pixels with ink, at one pixel per point.
  func ink(_ run: TextRun, width: CGFloat = 240, height: CGFloat = 120) throws -> CGRect {
    let command = DrawCommand.text(
      run, frame: Samples.rect(0, 0, width, height), Samples.color(0, 0, 0))
    let bitmap = try Samples.renderer.get().bitmap(
      of: Samples.list([.command(command)], width: width, height: height))
    var points: [CGPoint] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] & 255 < 128 {
        points.append(CGPoint(x: x, y: y))
      }
    }
    return CGRect(enclosing: points)
  }

  /// - Source: documented, the `hmtx` and `hhea` tables of Roboto-Regular, 2048 units to the em:
  ///   A is 1336 wide, 0 is 1151; ascender 1900, descender -500. Hack: 1233 of 2048 each.
  static let advances: [(TextRun, Double)] = [
    (TextRun("A", face: face), 1336),
    (TextRun("00", face: face), 2302),
    (TextRun("il", face: FontFace(design: .monospaced, size: 20)), 2466),
  ]

  @Test(arguments: advances)
  func `advances are the font's, at any size, unrounded`(run: TextRun, units: Double) throws {
    let metrics = try metrics(run)
    let width = units / 2048 * 20
    #expect(abs(metrics.size.width - width) < 0.01)
    var large = run
    large.face.size = 37
    #expect(abs(try self.metrics(large).size.width - width * 37 / 20) < 0.02)
  }

  @Test(arguments: ["Ag", "😀", "日本", ""])
  func `a line of the system's face is as high as on a device`(text: String) throws {
    let metrics = try metrics(TextRun(text, face: Self.face))
    #expect(abs(metrics.size.height - 2444.0 / 2048 * 20) < 1e-9)
    #expect(abs(metrics.firstBaseline - 1950.0 / 2048 * 20) < 1e-9)
    #expect(metrics.lastBaseline == metrics.firstBaseline)
  }

  /// - Source: documented, the `hhea` table of Hack-Regular: ascender 1901, descender −483 of 2048.
  @Test func `a line of a named family is as high as its font says`() throws {
    var face = Self.face
    face.family = "Hack"
    let metrics = try metrics(TextRun("Ag", face: face))
    let own = try #require(try Samples.renderer.get().lineMetrics(of: face))
    #expect(abs(metrics.size.height - own.lineHeight) < 0.01)
    #expect(abs(own.lineHeight - 2384.0 / 2048 * 20) < 0.01)
    #expect((10..<own.ascent).contains(own.xHeight) && own.xHeight < own.capHeight)
  }

  /// Style, distance between baselines, and distances from a text above, a view above and a view below.
  ///
  /// - Source: measured on Apple's frameworks, iOS 26 at 2 pixels a point; the distances between baselines are
  ///   documented, Human Interface Guidelines.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 41.0), (.title, 34), (.title2, 28), (.title3, 25), (.body, 22),
    (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption, 16), (.caption2, 13),
  ]) func `lines of a text style are apart by its leading`(style: Font.TextStyle, pitch: Double)
    throws
  {
    let face = Font.system(style).face
    let (one, three) = (
      try metrics(TextRun("A", face: face)), try metrics(TextRun("A\nB\nC", face: face))
    )
    #expect(abs(three.lastBaseline - three.firstBaseline - 2 * pitch) < 1e-9)
    #expect(abs(three.size.height - one.size.height - 2 * pitch) < 1e-9)
  }

  /// - Source: measured on Apple's frameworks: the larger of the leading and the line spacing.
  @Test(arguments: [(0.0, 22.0), (1, 22), (5, 25.287)])
  func `line spacing counts where it is larger than the leading`(spacing: Double, pitch: Double)
    throws
  {
    var run = TextRun("A\nB", face: Font.body.face)
    run.lineSpacing = spacing
    let metrics = try metrics(run)
    #expect(abs(metrics.lastBaseline - metrics.firstBaseline - pitch) < 0.001)
  }

  /// - Source: measured on Apple's frameworks: 6 and 4 higher for 6 and −4.
  @Test(arguments: [6.0, -4]) func `a raised or lowered text is higher`(offset: Double) throws {
    var run = TextRun("A", face: Self.face)
    let plain = try metrics(run)
    var span = TextRun.Span(length: 1, face: Self.face)
    span.baselineOffset = offset
    run.spans = [span]
    let moved = try metrics(run)
    #expect(abs(moved.size.height - plain.size.height - abs(offset)) < 1e-9)
    #expect(abs(moved.firstBaseline - plain.firstBaseline - max(0, offset)) < 1e-9)
  }

  /// - Source: measured on Apple's frameworks: two lines do not end in a lone word if that makes them more
  ///   even; three do.
  @Test(arguments: [
    ("Layout must wrap", 100.0, ["Layout", "must wrap"]),
    ("a Layout mustwrap", 100, ["a Layout", "mustwrap"]),
    ("Layout must wrap\nLayout must wrap", 100, ["Layout", "must wrap", "Layout", "must wrap"]),
    ("Wraps greedily over three lines", 100, ["Wraps", "greedily", "over three", "lines"]),
  ]) func `a last word does not stand alone in two lines`(
    text: String, width: Double, lines: [String]
  ) throws {
    let clusters = try Samples.renderer.get().clusters(
      of: TextRun(text, face: Self.face, width: width))
    let found = Dictionary(grouping: clusters, by: \.line).sorted { $0.key < $1.key }.map {
      $0.value.map(\.string).joined().trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(found == lines)
  }

  /// - Source: measured on Apple's frameworks: the drawn width and the trailing space, at most the proposal.
  @Test func `a wrapped text is as wide as its widest line with its space`() throws {
    let space = try metrics(TextRun(" ", face: Self.face)).size.width
    let word = try metrics(TextRun("Layout", face: Self.face)).size.width
    for (width, expected) in [(word + 30, word + space), (word + 1, word + 1)] {
      for alignment in [TextRun.Alignment.leading, .center, .trailing] {
        let metrics = try metrics(
          TextRun("Layout wrap is", face: Self.face, width: width, alignment: alignment))
        #expect(abs(metrics.size.width - expected) < 0.01, "\(width) \(alignment)")
      }
    }
  }

  @Test func `empty text has a line height and no width`() throws {
    let metrics = try metrics(TextRun("", face: Self.face))
    #expect(metrics.size.width == 0)
    #expect(metrics.size.height > 20)
  }

  @Test(arguments: [0, -3, CGFloat.nan, CGFloat.infinity])
  func `invalid font sizes have zero metrics`(size: CGFloat) throws {
    #expect(try metrics(TextRun("A", face: FontFace(size: size))).size == .zero)
  }

  @Test func `tracking applies between all characters`() throws {
    let plain = try metrics(TextRun("abcd", face: Self.face))
    let wide = try metrics(TextRun("abcd", face: Self.face, tracking: 2))
    #expect((6...8).contains(wide.size.width - plain.size.width))
  }

  @Test func `text wraps at a width and measures its widest line`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let whole = try metrics(TextRun(text, face: Self.face))
    let broken = try metrics(TextRun(text, face: Self.face, width: 200))
    #expect(broken.size.width <= 200)
    #expect(broken.size.width > 100)
    let lines = (broken.size.height / whole.size.height).rounded()
    #expect(lines == 3)
    #expect(abs(broken.lastBaseline - whole.firstBaseline - 2 * whole.size.height) < 0.1)
  }

  @Test func `a word wider than the width breaks and is not clipped`() throws {
    let broken = try metrics(TextRun("Donaudampfschiff", face: Self.face, width: 60))
    #expect(broken.size.width <= 60)
    #expect(broken.size.height > 60)
  }

  struct Limit {
    var text: String
    var width: CGFloat?
    var limit: Int
    var lines: Int
    /// Text with equal metrics and pixels.
    var same: String?
  }

  static let limits: [Limit] = [
    Limit(text: "one two three four five six seven", width: 100.0, limit: 2, lines: 2, same: nil),
    Limit(text: "first\nsecond\nthird", width: 200.0, limit: 2, lines: 2, same: "first\nsecond…"),
    Limit(text: "first\nsecond\nthird", width: nil, limit: 2, lines: 2, same: "first\nsecond…"),
    Limit(
      text: "first\nsecond\nthird", width: nil, limit: 3, lines: 3, same: "first\nsecond\nthird"),
    Limit(text: "a\r\nb\u{2028}c", width: nil, limit: 9, lines: 3, same: "a\nb\nc"),
    Limit(text: "first line that wraps\nsecond", width: 100.0, limit: 1, lines: 1, same: nil),
  ]

  @Test(arguments: limits)
  func `a line limit counts all lines and adds an ellipsis`(c: Limit) throws {
    let run = TextRun(c.text, face: Self.face, width: c.width, lineLimit: c.limit)
    let limited = try metrics(run)
    let single = try metrics(TextRun("x", face: Self.face)).size.height
    #expect((limited.size.height / single).rounded() == CGFloat(c.lines))
    if let width = c.width { #expect(limited.size.width <= width) }
    if let same = c.same {
      let twin = TextRun(same, face: Self.face)
      #expect(try metrics(twin).size == limited.size)
      #expect(try ink(twin) == ink(run))
    }
  }

  @Test func `a truncated line is as wide as its ink, for any alignment`() throws {
    let text = "Anticonstitutionnellement et cetera"
    for alignment in [TextRun.Alignment.leading, .center, .trailing] {
      let run = TextRun(
        text, face: Self.face, width: 153, lineLimit: 1, alignment: alignment)
      let (width, ink) = (try metrics(run).size.width, try ink(run))
      #expect(ink.minX < 3 && width - ink.maxX < 4 && width > 140)
    }
  }

  @Test func `alignment is within the widest line`() throws {
    func left(_ alignment: TextRun.Alignment) throws -> CGFloat {
      // Only the short line is below the first 24 points.
      let run = TextRun("wide wide\nI", face: Self.face, width: 200, alignment: alignment)
      let command = DrawCommand.text(
        run, frame: Samples.rect(0, 0, 200, 60), Samples.color(0, 0, 0))
      let bitmap = try Samples.renderer.get().bitmap(
        of: Samples.list([.command(command)], width: 200, height: 60))
      return CGFloat((0..<200).first { bitmap[$0, 36] & 255 < 128 } ?? -1)
    }
    let width = try metrics(TextRun("wide wide", face: Self.face)).size.width
    #expect(try left(.leading) < 4)
    #expect(abs(try left(.center) - width / 2) < 4)
    #expect(abs(try left(.trailing) - width) < 6)
  }

  @Test func `the base direction orders neutral characters`() throws {
    // The dot follows the reading direction: at the right in left-to-right text, otherwise at the
    // left.
    let arabic = "\u{0627}\u{0628}."
    let leftward = try ink(TextRun(arabic, face: Self.face, isRightToLeft: true))
    #expect(leftward.minX < 5)
    let alone = TextRun("1 .", face: Self.face)
    var turned = alone
    turned.isRightToLeft = true
    #expect(try ink(alone) != ink(turned))
  }

  @Test func `weights use the nearest face`() throws {
    func width(_ weight: Int) throws -> CGFloat {
      try metrics(TextRun("Weights", face: FontFace(weight: weight, size: 40))).size.width
    }
    // Roboto has no 600: bold is nearer than medium.
    #expect(try width(600) == width(700))
    #expect(try width(500) != width(400))
    #expect(try width(900) > width(700))
  }

  @Test(arguments: ["ja", "zh-Hans", "zh-Hant", "ko"])
  func `the language selects the shape of Han characters`(language: String) throws {
    let run = TextRun("骨直", face: FontFace(size: 40), language: language)
    #expect(abs(try metrics(run).size.width - 80) < 0.1)
    if language == "zh-Hans" {
      var other = run
      other.language = "ja"
      #expect(try ink(run) != ink(other) || pixels(run) != pixels(other))
    }
  }

  private func pixels(_ run: TextRun) throws -> Data {
    let command = DrawCommand.text(run, frame: Samples.rect(0, 0, 100, 60), Samples.color(0, 0, 0))
    return try Samples.renderer.get().png(
      of: Samples.list([.command(command)], width: 100, height: 60))
  }

  @Test func `an emoji is a bitmap glyph at the usual line height`() throws {
    let renderer = try Samples.renderer.get()
    let run = TextRun("A😀", face: Self.face)
    let metrics = renderer.metrics(of: run)
    #expect(metrics.size.height < 30)
    let command = DrawCommand.text(run, frame: Samples.rect(0, 0, 60, 40), Samples.color(0, 0, 0))
    let bitmap = try renderer.bitmap(of: Samples.list([.command(command)], scale: 2))
    // The face is yellow: much red, little blue.
    let x = Int((metrics.size.width - 8) * 2)
    let pixel = bitmap[x, 23]
    #expect(pixel >> 16 & 255 > 200 && pixel & 255 < 100)
  }
}
