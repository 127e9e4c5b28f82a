import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Layers with filters applied to the pixels beneath them.
@Suite struct `Backdrop filters` {
  private typealias S = Samples
  private static let ground: [DisplayItem] = [
    S.fill(S.rect(0, 0, 40, 80), S.color(1, 0, 0)), S.fill(S.rect(40, 0, 40, 80), S.color(0, 0, 1)),
  ]
  /// An almost transparent layer: the visible pixels are its backdrop.
  private static let pane = LayerContent([S.fill(S.rect(20, 20, 40, 40), S.color(0, 0, 0, 0.001))])

  private func bitmap(_ items: [DisplayItem]) throws -> Bitmap {
    try S.renderer.get().bitmap(
      of: S.list(Self.ground + items, width: 80, height: 80, background: S.white))
  }

  private func layer(
    _ content: LayerContent = pane, _ backdrop: [Layer.Filter] = [.blur(radius: 6)],
    opacity: Double = 1, filters: [Layer.Filter] = [], clip: Path? = nil,
    mask: LayerContent? = nil, by distance: CGFloat = 0
  ) -> DisplayItem {
    .layer(
      Layer(
        content, transform: S.move(distance, 0), opacity: opacity, filters: filters,
        backdrop: backdrop, clip: clip, mask: mask))
  }

  private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int = 40) -> Int {
    Int(bitmap[x, y] >> 16 & 255)
  }

  @Test func `blurs the pixels beneath the layer and no others`() throws {
    let plain = try bitmap([])
    let blurred = try bitmap([layer()])
    for y in 0..<80 {
      for x in 0..<80 where !((20..<60).contains(x) && (20..<60).contains(y)) {
        #expect(blurred[x, y] == plain[x, y], "\(x), \(y)")
      }
    }
    let row = (20..<60).map { red(blurred, $0) }
    #expect(row == row.sorted(by: >))
    #expect(row[0] > 250 && row[39] < 5 && abs(row[19] + row[20] - 255) < 4)
    // Equal to the blurred background layer.
    let whole = try bitmap([.layer(Layer(LayerContent(Self.ground), filters: [.blur(radius: 6)]))])
    for x in 25..<55 { #expect(abs(red(whole, x) - red(blurred, x)) <= 2) }
  }

  @Test func `respects clip, mask and opacity`() throws {
    let (plain, full) = (try bitmap([]), try bitmap([layer()]))
    let round = try bitmap([layer(clip: Path(ellipseIn: S.rect(20, 20, 40, 40)))])
    #expect(round[38, 22] == full[38, 22] && round[37, 40] == full[37, 40])
    #expect(round[21, 21] == plain[21, 21] && round[57, 57] == plain[57, 57])
    let masked = try bitmap([
      layer(mask: LayerContent([S.fill(S.rect(20, 20, 40, 10), S.color(0, 0, 0))]))
    ])
    #expect(masked[37, 25] == full[37, 25] && masked[37, 45] == plain[37, 45])
    let half = try bitmap([layer(opacity: 0.5)])
    #expect(abs(2 * red(half, 37) - red(full, 37) - red(plain, 37)) <= 2)
  }

  @Test func `reaches through enclosing layers without filters`()
    throws
  {
    let full = try bitmap([layer()])
    let card = LayerContent([S.fill(S.rect(0, 0, 5, 5), S.color(0, 1, 0)), layer()])
    let inside = try bitmap([.layer(Layer(card))])
    #expect((20..<60).allSatisfy { inside[$0, 40] == full[$0, 40] })
    let cut = try bitmap([
      .layer(Layer(card, clip: Path(ellipseIn: S.rect(-10, -10, 100, 100))))
    ])
    #expect((20..<60).allSatisfy { cut[$0, 40] == full[$0, 40] })
    let plain = try bitmap([])
    let faint = try bitmap([.layer(Layer(card, opacity: 0.5))])
    #expect(abs(2 * red(faint, 37) - red(full, 37) - red(plain, 37)) <= 2)
    // A filtered layer is flattened, with an empty backdrop.
    let apart = try bitmap([.layer(Layer(card, filters: [.colors(.saturation(1))]))])
    #expect((20..<60).allSatisfy { abs(red(apart, $0) - red(plain, $0)) <= 1 })
  }

  @Test func `applies color filters and moves with its layer`() throws {
    let gray = try bitmap([layer(Self.pane, [.colors(.saturation(0))])])
    let pixel = gray[30, 40]
    #expect(pixel >> 16 & 255 == pixel >> 8 & 255 && pixel & 255 == pixel >> 8 & 255)
    #expect(try bitmap([layer(by: 10)])[65, 40] & 255 > 250)
    #expect(red(try bitmap([layer(by: 10)]), 25) == 255)
  }

  @Test func `repeats edge pixels at the canvas edge`() throws {
    let wide = LayerContent([S.fill(S.rect(-10, -10, 100, 100), S.color(0, 0, 0, 0.001))])
    let picture = try bitmap([layer(wide)])
    #expect(red(picture, 0, 0) >= 254 && picture[79, 79] & 255 >= 254)
  }

  @Test func `dependsOnBackdrop is inherited, except through filtered layers`() {
    guard case .layer(let own) = layer() else { return }
    #expect(own.backdrop == [.blur(radius: 6)] && own.dependsOnBackdrop)
    let around = LayerContent([layer()])
    #expect(
      around.dependsOnBackdrop && Layer(around).dependsOnBackdrop && !Self.pane.dependsOnBackdrop)
    #expect(!Layer(around, filters: [.blur(radius: 1)]).dependsOnBackdrop)
  }

  @Test func `is an image in SVG`() throws {
    let renderer = try S.renderer.get()
    func list(_ items: [DisplayItem]) -> DisplayList {
      S.list(Self.ground + items, width: 80, height: 80, background: S.white)
    }
    func pictures(_ list: DisplayList) throws -> [ImagePixels] {
      let svg = String(decoding: try renderer.svg(of: list), as: UTF8.self)
      return try svg.split(separator: "base64,").dropFirst().map { part in
        let data = Data(base64Encoded: String(part.prefix { $0 != "\"" }))
        return try ImagePixels(try #require(data), named: "pane")
      }
    }
    let clear = list([.layer(Layer(Self.pane))])
    #expect(
      try pictures(clear).isEmpty && !clear.hasPicturesInSVG
        && list([layer()]).hasPicturesInSVG)
    // The layer is outside of the canvas.
    #expect(try pictures(list([layer(by: 200)])).isEmpty)
    let whole = try bitmap([layer()])
    let faint = Layer(
      LayerContent([layer(by: 7)]), transform: S.move(-7, 0), opacity: 0.5,
      clip: Path(S.rect(0, 0, 80, 80)))
    for item in [layer(), layer(clip: Path(ellipseIn: S.rect(20, 20, 40, 40))), .layer(faint)] {
      let found = try pictures(list([item]))
      try #require(found.count == 1)
      let pane = found[0].bitmap
      #expect(pane.width == 40 && pane.height == 40)
      for x in 0..<40 { #expect(pane[x, 20] == whole[x + 20, 40]) }
    }
    // A filtered layer is one image.
    let apart = Layer(LayerContent([layer()]), filters: [.colors(.saturation(0.5))])
    #expect(try pictures(list([.layer(apart)])).count == 1)
  }
}
