import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@Suite struct `Coverage filters and meshes` {
  private typealias S = Samples

  private func pixel(_ items: [DisplayItem], x: Int, y: Int) throws -> [UInt8] {
    let pixels = try S.renderer.get().pixels(of: S.list(items))
    let first = 4 * (y * pixels.width + x)
    return Array(pixels.data[first..<first + 3])
  }

  private func filtered(_ color: Paint, _ filter: Layer.Filter) -> [DisplayItem] {
    [.layer(Layer(LayerContent([S.fill(S.rect(0, 0, 60, 40), color)]), filters: [filter]))]
  }

  @Test func `luminance becomes the opacity of black`() throws {
    let dark = try pixel(filtered(S.color(0, 0, 0), .luminanceToAlpha), x: 9, y: 9)
    let light = try pixel(filtered(S.color(1, 1, 1), .luminanceToAlpha), x: 9, y: 9)
    #expect(dark == [255, 255, 255] && light == [0, 0, 0])
  }

  @Test func `opacities in a range become a color`() throws {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let filter = Layer.Filter.alphaThreshold(0.4...0.8, color: red)
    for (opacity, isRed) in [(0.2, false), (0.5, true), (0.7, true), (1, false)] {
      let found = try pixel(filtered(S.color(0, 0, 1, opacity), filter), x: 9, y: 9)
      #expect((found[1] == 0) == isRed, "\(opacity)")
    }
  }

  @Test func `a mesh is drawn from color to color, in SVG by facets`() throws {
    let (red, blue) = (
      Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1)
    )
    let mesh = ColorMesh(
      width: 2, height: 2,
      points: [
        CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 40),
      ],
      colors: [red, blue, red, blue], background: S.black)
    let items = [S.fill(S.rect(0, 0, 60, 40), .mesh(mesh))]
    let colors = try [1, 30, 58].map { try pixel(items, x: $0, y: 20) }
    #expect(colors[0] != colors[1] && colors[1] != colors[2])
    #expect(Set([colors[0].max(), colors[2].max()].compactMap(\.self)).allSatisfy { $0 > 240 })
    let svg = try S.renderer.get().svg(of: S.list(items), text: .outlines)
    #expect(String(decoding: svg, as: UTF8.self).components(separatedBy: "<path").count > 200)
    #expect(try S.renderer.get().pdf(of: S.list(items)).count > 500)
  }

  @Test func `characters have the places of the whole text`() throws {
    let renderer = try S.renderer.get()
    var run = TextRun("Wave\nof words", face: FontFace(size: 20))
    run.width = 200
    let (clusters, metrics) = (renderer.clusters(of: run), renderer.metrics(of: run))
    #expect(clusters.map(\.string).joined().replacing("\n", with: "") == "Waveof words")
    let lines = Dictionary(grouping: clusters, by: \.line)
    #expect(lines.count == 2 && metrics.lines.count == 2)
    for (line, characters) in lines {
      let width = characters.map(\.frame.maxX).max() ?? 0
      #expect(abs(width - metrics.lines[line].maxX) < 0.1)
    }
    #expect(clusters.first?.baseline == metrics.firstBaseline)
    #expect(clusters.allSatisfy { !$0.isRightToLeft && $0.ink == 0 && $0.face == run.face })
    run.face.usesSmallCaps = true
    #expect(renderer.metrics(of: run).size != metrics.size)
  }
}
