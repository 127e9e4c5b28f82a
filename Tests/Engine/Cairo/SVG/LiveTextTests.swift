import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// The `<text>` elements of small documents.
@Suite struct `Live text in SVG` {
  private typealias S = Samples

  private func svg(_ items: [DisplayItem]) throws -> String {
    let list = S.list(items, width: 300, height: 200)
    return try String(decoding: S.renderer.get().svg(of: list, text: .live), as: UTF8.self)
  }

  /// The lines of a document after its background.
  private func body(_ items: [DisplayItem]) throws -> String {
    let lines = try svg(items).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("<rect width=\"300\"") })
    return lines[(start + 1)...].dropLast().joined(separator: "\n")
  }

  private static let face = FontFace(size: 17)

  @Test func `is one element for a line, at its baseline and of its measured length`() throws {
    let text = try body([S.text("Hello", x: 10, y: 20, Self.face, S.color(1, 0, 0, 0.5))])
    #expect(
      text == """
        <text font-family="Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="17" \
        fill="#f00" fill-opacity=".5" x="10" y="36.187" textLength="39.105" \
        lengthAdjust="spacing">Hello</text>
        """, "\(text)")
  }

  @Test func `is a span for each wrapped line, with the ellipsis that is drawn`() throws {
    let face = FontFace(design: .serif, weight: 700, size: 17)
    let text = try body([
      S.text("one two three", x: 0, y: 0, face, S.color(0, 0, 0), width: 70, lineLimit: 2)
    ])
    #expect(
      text == """
        <text font-family="'Roboto Slab', Rockwell, Georgia, serif" font-size="17" \
        font-weight="700" fill="#000">\
        <tspan x="0" y="16.187" textLength="64.481" lengthAdjust="spacing">one two</tspan> \
        <tspan x="0" y="36.474" textLength="42.294" lengthAdjust="spacing">three</tspan></text>
        """, "\(text)")
    let cut = try body([
      S.text("one two three", x: 0, y: 0, face, S.color(0, 0, 0), width: 70, lineLimit: 1)
    ])
    #expect(cut.contains(">one tw…</text>"), "\(cut)")
  }

  @Test func `is escaped, and keeps its spaces`() throws {
    let text = try body([S.text("a < b  & c", x: 0, y: 0, Self.face, S.color(0, 0, 0))])
    #expect(text.hasPrefix("<text xml:space=\"preserve\""), "\(text)")
    #expect(text.contains(">a &lt; b  &amp; c</text>"), "\(text)")
    let plain = try body([S.text("a b", x: 0, y: 0, Self.face, S.color(0, 0, 0))])
    #expect(!plain.contains("xml:space"))
  }

  @Test func `tells all that a font is chosen by`() throws {
    var face = FontFace(design: .monospaced, weight: 300, isItalic: true, size: 12.5)
    face.family = "Ada's \"Own\""
    face.usesMonospacedDigits = true
    var run = TextRun("123", face: face)
    run.tracking = 1.5
    run.language = "ja"
    let text = try body([.command(.text(run, frame: S.rect(0, 0, 50, 20), S.color(0, 0, 0)))])
    let attributes = [
      "xml:lang=\"ja\"",
      "font-family=\"Hack, 'Ada\\'s &quot;Own&quot;', Menlo, Consolas, monospace\"",
      "font-size=\"12.5\" font-weight=\"300\" font-style=\"italic\" letter-spacing=\"1.5\"",
      "style=\"font-variant-numeric:tabular-nums\"",
    ]
    for attribute in attributes { #expect(text.contains(attribute), "\(text)") }
  }

  @Test func `begins at the right end of a line that runs to the left`() throws {
    let text = try body([
      S.text("שלום 12", x: 0, y: 0, Self.face, S.color(0, 0, 0), isRightToLeft: true)
    ])
    let run = TextRun("שלום 12", face: Self.face, isRightToLeft: true)
    let width = try S.renderer.get().metrics(of: run).size.width
    #expect(text.contains("direction=\"rtl\""), "\(text)")
    #expect(text.contains(" x=\"\(Int(width.rounded(.down)))"), "\(text)")
    #expect(text.contains(">שלום 12</text>") && !text.contains("textLength"), "\(text)")
  }

  @Test(arguments: ["a\tb", "soft\u{AD}hyphen"])
  func `falls back to outlines where readers lay out otherwise`(words: String) throws {
    let text = try body([S.text(words, x: 0, y: 0, Self.face, S.color(0, 0, 0))])
    #expect(text.hasPrefix("<path"), "\(text)")
  }

  @Test func `of several styles is placed style by style`() throws {
    var bold = TextRun.Span(length: 5, face: FontFace(weight: 700, size: 17))
    bold.underline = TextRun.Rule(pattern: .solid, ink: 0)
    let rest = TextRun.Span(length: 4, face: Self.face)
    var run = TextRun("bold rest", face: Self.face)
    run.spans = [bold, rest]
    let frame = S.rect(0, 0, 100, 20)
    let solid = try body([.command(.text(run, frame: frame, S.color(0, 0, 0)))])
    #expect(solid.contains("font-weight=\"700\">bold </tspan><tspan"), "\(solid)")
    #expect(solid.contains("\n<path d="), "\(solid)")
    // Where letters and the line overlap, the color is not laid on twice.
    let clear = try body([.command(.text(run, frame: frame, S.color(0, 0, 0, 0.5)))])
    #expect(clear == "<g opacity=\".5\">\n\(solid)\n</g>", "\(clear)")
  }

  @Test func `is never in a definition, where it cannot be selected`() throws {
    let label = LayerContent([S.text("Label", x: 0, y: 0, Self.face, S.color(0, 0, 0))])
    let dot = LayerContent([S.fill(S.rect(0, 0, 5, 5), S.color(1, 0, 0))])
    let text = try svg(
      [label, label, dot, dot].enumerated().map { index, content in
        .layer(Layer(content, transform: S.move(0, CGFloat(index) * 30)))
      })
    #expect(text.components(separatedBy: ">Label</text>").count == 3, "\(text)")
    #expect(text.components(separatedBy: "<use ").count == 3, "\(text)")
  }

  @Test func `leaves all else as it is with outlines`() throws {
    let list = S.list([
      .layer(Layer(LayerContent([S.fill(S.rect(0, 0, 9, 9), S.color(1, 0, 0))]), opacity: 0.5))
    ])
    let renderer = try S.renderer.get()
    let live = try String(decoding: renderer.svg(of: list, text: .live), as: UTF8.self)
    let outlines = try String(
      decoding: renderer.svg(of: list, text: .outlines), as: UTF8.self)
    #expect(try renderer.svg(of: list) == Data(outlines.utf8))
    #expect(
      live.replacing(" text-rendering=\"geometricPrecision\"", with: "")
        .replacing(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", with: "") == outlines)
  }
}
