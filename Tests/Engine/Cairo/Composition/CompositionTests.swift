import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkCairo

@Suite struct `A composition` {
  /// A rasterizer without a cache, for a canvas of some pixels.
  private func rasterizer(_ frame: PixelRect, _ scale: CGFloat) throws -> LayerRasterizer {
    LayerRasterizer(
      painter: CommandPainter(
        assets: DrawingAssets(
          text: try TextEngine(.standard()), images: try ImageStore(folders: []))),
      cache: nil, canvasArea: CGFloat(frame.width * frame.height), scale: scale)
  }

  /// A tall page of cards, some of them transparent, with a clipped group over a part of it.
  private func page(faded: Bool) -> DisplayList {
    let cards = (0..<14).map { number in
      DisplayItem.layer(
        Layer(
          Samples.card(number), transform: Samples.move(10, 90 * CGFloat(number) - 35),
          opacity: faded && number.isMultiple(of: 3) ? 0.4 : 1))
    }
    let group = DisplayItem.layer(
      Layer(
        LayerContent(cards), transform: Samples.move(60, 20),
        clip: Path(
          roundedRect: CGRect(x: 0, y: 0, width: 200, height: 1000), cornerRadius: 40,
          style: .circular)))
    return Samples.list(
      (faded ? [] : [.layer(Layer(LayerContent(cards)))]) + cards + [group], width: 400,
      height: 1100, scale: 2)
  }

  @Test(arguments: [false, true]) func `has the pixels of its layers, whichever rows are drawn`(
    faded: Bool
  ) throws {
    let list = page(faded: faded)
    let whole = try Samples.renderer.get().bitmap(of: list)
    let composition = try #require(
      try Composition(list, frame: whole.frame, by: rasterizer(whole.frame, list.scale)))
    let rows = 0..<whole.height
    let atOnce = try Bitmap(uncleared: whole.frame)
    memset(atOnce.pixels, 0x5A, atOnce.byteCount)
    var bands: [Range<Int>] = []
    composition.draw(rows: rows, on: atOnce) { bands.append($0) }
    #expect(bands.count > 1)
    #expect(Array(bands.joined()) == Array(rows))
    let oneByOne = try Bitmap(uncleared: whole.frame)
    for row in rows.reversed() { composition.draw(rows: row..<row + 1, on: oneByOne) }
    #expect(atOnce.data == whole.data)
    #expect(oneByOne.data == whole.data)
  }

  @Test func `of a layer begins transparent, at the layer's place`() throws {
    let frame = PixelRect(x: 13, y: -7, width: 120, height: 90)
    let content = LayerContent([.layer(Layer(Samples.card(3), transform: Samples.move(20, 11)))])
    let composition = try #require(
      try Composition(content, .identity, frame: frame, over: 0, by: rasterizer(frame, 1)))
    let composed = try Bitmap(uncleared: frame)
    memset(composed.pixels, 0x5A, composed.byteCount)
    composition.draw(rows: 0..<frame.height, on: composed)
    let drawn = try Bitmap(frame)
    try rasterizer(frame, 1).draw(content.items[...], .identity, on: drawn)
    #expect(composed.data == drawn.data)
    #expect(composed[0, 0] == 0)
  }

  @Test func `exists for layers that blend normally only`() throws {
    let frame = PixelRect(x: 0, y: 0, width: 50, height: 50)
    func composition(_ layer: Layer) throws -> Composition? {
      try Composition(
        LayerContent([.layer(layer)]), .identity, frame: frame, over: 0, by: rasterizer(frame, 1))
    }
    #expect(try composition(Layer(Samples.card(1))) != nil)
    #expect(try composition(Layer(Samples.card(1), blend: .multiply)) == nil)
    #expect(try composition(Layer(Samples.card(1), backdrop: [.blur(radius: 3)])) == nil)
  }
}
