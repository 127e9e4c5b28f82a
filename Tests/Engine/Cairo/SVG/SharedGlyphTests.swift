import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Outlines of glyphs that are defined once each.
@Suite struct `Shared glyphs in SVG` {
  private typealias S = Samples
  private static let face = FontFace(size: 17)

  private func svg(_ items: [DisplayItem], _ text: SVGText) throws -> String {
    let list = S.list(items, width: 300, height: 200)
    return try String(decoding: S.renderer.get().svg(of: list, text: text), as: UTF8.self)
  }

  private let words = ["a banana", "a bandana", "an ananas"]

  private var lines: [DisplayItem] {
    words.enumerated().map { index, word in
      S.text(word, x: 10, y: 20 + 30 * CGFloat(index), Self.face, S.color(0, 0, 0))
    }
  }

  @Test func `are defined once, and referred to for each letter`() throws {
    let text = try svg(lines, .glyphs)
    // The letters a, b, n, d and s.
    #expect(text.matches(of: /<path [^>]*id="t[0-9a-f]+"/).count == 5, "\(text)")
    let letters = words.joined().count { $0 != " " }
    #expect(text.matches(of: /<use xlink:href="#t/).count == letters)
    #expect(!text.contains(" href="))
  }

  @Test func `make a document with much text smaller`() throws {
    let (shared, whole) = (try svg(lines, .glyphs), try svg(lines, .outlines))
    #expect(shared.utf8.count < whole.utf8.count)
  }

  @Test func `have names that do not depend on what else is drawn`() throws {
    func names(_ items: [DisplayItem]) throws -> Set<Substring> {
      Set(try svg(items, .glyphs).matches(of: /id="(t[0-9a-f]+)"/).map { $0.output.1 })
    }
    let (some, all) = (try names(Array(lines.prefix(1))), try names(lines))
    #expect(!some.isEmpty && some.isSubset(of: all))
  }
}
