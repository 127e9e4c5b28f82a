import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

/// Figures in the readers of SVG: what they use, and what librsvg makes of them.
@Suite struct `A figure in SVG` {
  private typealias S = Samples

  /// Two stills in clips, with lines and labels.
  private static var figure: DisplayList {
    var items: [DisplayItem] = []
    for (index, offset) in [CGFloat(0), 140].enumerated() {
      let place = S.move(10 + CGFloat(index) * 420, 30)
      let phone = Path(roundedRect: S.rect(0, 0, 390, 400), cornerRadius: 30, style: .circular)
      items += [
        .layer(Layer(S.feed(offset: offset).content, transform: place, clip: phone)),
        .layer(
          Layer(
            LayerContent([
              .command(.stroke(phone, StrokeStyle(lineWidth: 1), S.color(0, 0, 0, 0.3))),
              .command(
                .stroke(
                  Path(S.rect(0, 200, 390, 0)), StrokeStyle(lineWidth: 1, dash: [4, 3]),
                  S.color(0.8, 0, 0))),
              S.text(
                "contentOffset.y = \(offset)", x: 0, y: -25, FontFace(size: 15), S.color(0, 0, 0)),
            ]), transform: place)),
      ]
    }
    return S.list(items, width: 830, height: 440)
  }

  @Test(arguments: SVGText.allCases) func `looks like the PNG in librsvg`(text: SVGText) throws {
    #expect(try distance(of: Self.figure, text) < 0.5)
  }

  @Test(arguments: SVGText.allCases) func `is masked by coverage, of any color`(text: SVGText)
    throws
  {
    let box = LayerContent([S.fill(S.rect(0, 0, 60, 40), S.color(1, 0, 0))])
    let holes = LayerContent([
      S.fill(S.rect(5, 5, 20, 30), S.color(0, 0, 0)),
      S.fill(S.rect(35, 5, 20, 30), S.color(0, 0, 1, 0.5)),
    ])
    let list = S.list([.layer(Layer(box, mask: holes))])
    #expect(try distance(of: list, text) < 0.5)
  }

  /// The mean difference of 8-bit channels between a PNG and what librsvg makes of an SVG.
  private func distance(of list: DisplayList, _ text: SVGText) throws -> Double {
    let folder = try TemporaryFolder()
    let renderer = try S.renderer.get()
    let source = folder.url.appending(path: "figure.svg")
    try renderer.svg(of: list, text: text).write(to: source)
    let converter = try RunningProgram(
      URL(filePath: "/usr/bin/rsvg-convert"),
      [source.path, "-o", folder.url.appending(path: "figure.png").path],
      in: folder.url, environment: TestHome.environment)
    #expect(try converter.wait().code == 0)
    let png = try Data(contentsOf: folder.url.appending(path: "figure.png"))
    let theirs = try ImagePixels(png, named: "figure").bitmap
    return try renderer.bitmap(of: list).meanDifference(from: theirs)
  }

  @Test(arguments: SVGText.allCases)
  func `uses only what browsers, librsvg and Inkscape read`(text: SVGText) throws {
    let svg = try String(
      decoding: S.renderer.get().svg(of: Self.figure, text: text), as: UTF8.self)
    let elements = Set(svg.matches(of: #/<([a-zA-Z]+)/#).map { String($0.output.1) })
    #expect(
      elements.isSubset(of: [
        "svg", "defs", "g", "use", "path", "rect", "text", "tspan", "clipPath", "linearGradient",
        "stop",
      ]), "\(elements)")
    for feature in ["<style", "class=", "mask", "filter", "var(", "transform-box"] {
      #expect(!svg.contains(feature), "\(feature)")
    }
  }

  /// - Source: measured in Inkscape 1.2.2, which reads no plain `href`.
  @Test func `refers to definitions as editors read it`() throws {
    let dot = LayerContent([S.fill(S.rect(0, 0, 5, 5), S.color(1, 0, 0))])
    let list = S.list([.layer(Layer(dot)), .layer(Layer(dot, transform: S.move(9, 9)))])
    let svg = try String(decoding: S.renderer.get().svg(of: list, text: .live), as: UTF8.self)
    #expect(svg.contains("<use xlink:href=\"#") && !svg.contains(" href="), "\(svg)")
  }

  @Test func `defines every name once, and equal names alike in all documents`() throws {
    var definitions: [Substring: Substring] = [:]
    for offset in [0, 40, 300] as [CGFloat] {
      let svg = try String(
        decoding: S.renderer.get().svg(of: S.feed(offset: offset)), as: UTF8.self)
      let document = svg.matches(of: #/<([a-zA-Z]+)[^>]* id="([^"]+)"[^>]*?(/>|>(?s:.*?)</\1>)/#)
      #expect(Set(document.map(\.output.2)).count == document.count)
      for definition in document {
        let known = definitions.updateValue(definition.output.0, forKey: definition.output.2)
        #expect(known == nil || known == definition.output.0)
      }
    }
    #expect(definitions.count >= 10)
  }
}
