import Foundation
import Testing

@testable import ScrollworkFigures

@Suite struct `An interactive figure` {
  private func fragment(_ altText: String = "A card", pictures: Int = 2, dark: Bool = true)
    -> String
  {
    let frames = (0..<pictures).map { index in
      InteractiveFigure.Frame(
        time: Double(index) / 2, light: Data([1, UInt8(index)]),
        dark: dark ? Data([2, UInt8(index)]) : nil)
    }
    let figure = InteractiveFigure(
      frames, size: CGSize(width: 300, height: 200), start: 0.4, altText: altText)
    return String(decoding: figure.html, as: UTF8.self)
  }

  @Test func `has less than 60 kB besides its pictures`() { #expect(fragment().utf8.count < 8_000) }

  @Test func `needs nothing else, and asks nothing of the network`() {
    let text = fragment()
    #expect(!text.contains("{{") && !text.contains("http:") && !text.contains("https:"))
    #expect(!text.contains("src=\"/"))
  }

  @Test func `shows the nearest moment without its script`() {
    let text = fragment()
    #expect(
      text.contains("<img src=\"data:image/webp;base64,\(Data([1, 1]).base64EncodedString())\""))
    #expect(text.contains("value=\"1\""))
    #expect(text.contains("<output>0.5 s</output>"))
  }

  @Test func `has names of its own`() throws {
    func name(_ text: String) throws -> Substring {
      try #require(text.firstMatch(of: /<figure class="([^"]*)">/)).output.1
    }
    #expect(try name(fragment()) == name(fragment()))
    #expect(try name(fragment()) != name(fragment(pictures: 3)))
    let text = fragment()
    let own = try name(text)
    for rule in text.matches(of: /(?m)^([.#][^{ ]*)/) {
      #expect(rule.output.1.hasPrefix(".\(own)"))
    }
  }

  @Test func `keeps hostile words in their place`() {
    let text = fragment("</figure><script>alert(1)</script>\"")
    #expect(!text.contains("alert(1)</script>"))
    #expect(text.contains("&lt;/figure&gt;"))
  }

  @Test func `is one of a kind with one moment`() throws {
    #expect(throws: Never.self) { try FigureSpec.read("kind: still, interactive: true") }
    let error = #expect(throws: (any Error).self) {
      try FigureSpec.read("kind: strip, interactive: true")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("expected it of a kind with one moment"))
  }
}
