import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@Suite struct `Images` {
  /// A folder with `flag.png` and `flag@2x.png`: left half red, right half blue.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let renderer = try Samples.renderer.get()
    for (name, scale) in [("flag.png", 1), ("flag@2x.png", 2)] as [(String, CGFloat)] {
      let list = Samples.list(
        [
          Samples.fill(Samples.rect(0, 0, 4, 6), Samples.color(1, 0, 0)),
          Samples.fill(Samples.rect(4, 0, 4, 6), Samples.color(0, 0, 1)),
        ], width: 8, height: 6, scale: scale)
      try renderer.png(of: list).write(to: folder.url.appending(path: name))
    }
    return folder
  }

  @Test func `are found by name, sharpest first, with sizes in points`() throws {
    let folder = try folder()
    let renderer = try CairoRenderer(fonts: .standard(), images: [folder.url])
    let asset = try #require(renderer.image(named: "flag"))
    #expect(asset.size == CGSize(width: 8, height: 6))
    #expect(renderer.image(named: "flag@2x") == nil)
    #expect(renderer.image(named: "fern") == nil)
    let sharp = try Data(contentsOf: folder.url.appending(path: "flag@2x.png"))
    #expect(asset.digest == ContentDigest(of: sharp))
  }

  @Test(arguments: [true, false]) func `are scaled to their frame`(smooth: Bool) throws {
    let folder = try folder()
    let renderer = try CairoRenderer(fonts: .standard(), images: [folder.url])
    let asset = try #require(renderer.image(named: "flag"))
    let item = DisplayItem.command(
      .image(asset, frame: Samples.rect(10, 5, 40, 30), smooth: smooth))
    let list = Samples.list([item])
    let bitmap = try renderer.bitmap(of: list)
    #expect(bitmap[12, 20] == 0xFFFF_0000)
    #expect(bitmap[48, 20] == 0xFF00_00FF)
    #expect(bitmap[9, 20] == 0xFFFF_FFFF)
    #expect(bitmap[50, 20] == 0xFFFF_FFFF)
    // Interpolated at the boundary, or not at all.
    let seam = Set((26..<34).map { bitmap[$0, 20] })
    #expect(smooth ? seam.count > 2 : seam.count == 2)
    let svg = try String(decoding: renderer.svg(of: list), as: UTF8.self)
    #expect(svg.contains("data:image/png;base64,"))
    #expect(svg.contains("pixelated") == !smooth)
  }
}
