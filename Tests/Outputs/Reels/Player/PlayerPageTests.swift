import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import Testing

@testable import ScrollworkReels

@MainActor @Suite struct `A player's page` {
  static let hostile = "</script><b>&\" {{reel}} <!-- \u{2028}"

  private func page(_ name: String, picture: String = "<svg/>") throws -> String {
    var numbers = PlayerNumbers()
    let film = Film(PlayerNumbersTests.stage(name), rate: FrameRate(60))
    for number in 0..<5 { numbers.add(try film.frame(number)) }
    let page = PlayerPage(
      name: name, rate: FrameRate(60), canvas: CGSize(width: 40, height: 30), showsTouches: true,
      numbers: numbers)
    return String(decoding: page.document(Data(picture.utf8)), as: UTF8.self)
  }

  @Test func `has the picture once, and nothing to fill in`() throws {
    let text = try page("cards", picture: "<svg id=\"picture\"/>")
    #expect(text.components(separatedBy: "<svg id=\"picture\"/>").count == 2)
    #expect(text.contains("<title>cards</title>") && text.contains("--width:40;--height:30"))
    #expect(!text.contains("{{") && !text.contains("}}"))
    #expect(try text == page("cards", picture: "<svg id=\"picture\"/>"))
  }

  @Test func `needs nothing else`() throws {
    let text = try page("cards")
    #expect(text.contains("default-src 'none'"))
    let addresses = ["http:", "https:", "src=", "@import", "url("].filter { text.contains($0) }
    #expect(addresses == [])
  }

  @Test func `is not changed by hostile names`() throws {
    let (text, plain) = (try page(Self.hostile), try page("cards"))
    for tag in ["<script", "</script", "<b>", "<!--"] {
      #expect(
        text.components(separatedBy: tag).count == plain.components(separatedBy: tag).count,
        "\(tag)")
    }
    let title = "&lt;/script&gt;&lt;b&gt;&amp;&quot; {{reel}} &lt;!-- \u{2028}"
    #expect(text.contains("<title>\(title)</title>") && text.contains("<h1>\(title)</h1>"))
    let start = try #require(text.range(of: "id=\"reel\">"))
    let end = try #require(text[start.upperBound...].range(of: "</script>"))
    let json = try JSONSerialization.jsonObject(
      with: Data(text[start.upperBound..<end.lowerBound].utf8))
    #expect((json as? [String: Any])?["name"] as? String == Self.hostile)
  }

  /// The rules of a document that a page plays.
  @Test func `has a picture that waits for it`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    func document(_ playsByItself: Bool) throws -> String {
      var options = AnimatedSVG.Options()
      options.playsByItself = playsByItself
      var svg = AnimatedSVG(rate: FrameRate(30), options: options)
      for frame in `Animated SVG`.scrolling() { try svg.add(frame) }
      return try String(decoding: svg.finish(renderer), as: UTF8.self)
    }
    let (paused, playing) = (try document(false), try document(true))
    #expect(paused.contains("animation-play-state:paused"))
    #expect(!paused.contains("prefers-reduced-motion"))
    #expect(!playing.contains("animation-play-state"))
    #expect(playing.contains("prefers-reduced-motion"))
  }
}
