import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkRegression

@Suite struct `Small pictures of a report` {
  private let codec = ReportCodec(decoder: PNGDecoder(), encoder: WebPEncoder())

  private func picture(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Picture {
    var random = SeededGenerator(seed: seed)
    let bands = (0..<max(1, height / 8 + 1)).map { _ in
      UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
    }
    return Picture(
      width: width, height: height,
      pixels: (0..<width * height).map { bands[$0 / width / 8] })
  }

  private func changed(_ picture: Picture, in box: PixelBox) -> Picture {
    var pixels = picture.pixels
    for row in box.y..<box.y + box.height {
      for column in box.x..<box.x + box.width { pixels[row * picture.width + column] ^= 0xFF }
    }
    return Picture(width: picture.width, height: picture.height, pixels: pixels)
  }

  @Test(arguments: 0..<40) func `have the box around what differs`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let base = picture(
      .random(in: 20...80, using: &random), .random(in: 20...80, using: &random))
    let (x, y) = (
      Int.random(in: 0..<base.width / 2, using: &random),
      Int.random(in: 0..<base.height / 2, using: &random)
    )
    let box = PixelBox(
      x: x, y: y, width: .random(in: 1...base.width / 2, using: &random),
      height: .random(in: 1...base.height / 2, using: &random))
    let packed = try #require(codec.pack(changed(base, in: box), over: base, isExact: true))
    #expect(packed.box == box)
    #expect(packed.isPatch)
    #expect(packed.size == base.size)
  }

  @Test func `have the pixels that differ alone, wherever they are`() throws {
    let base = picture(300, 300)
    let corners = [(0, 0), (298, 0), (0, 298), (298, 298)]
    let other = corners.reduce(base) {
      changed($0, in: PixelBox(x: $1.0, y: $1.1, width: 2, height: 2))
    }
    let packed = try #require(codec.pack(other, over: base, isExact: true))
    #expect(packed.isPatch && packed.box == PixelBox(x: 0, y: 0, width: 300, height: 300))
    let whole = try #require(codec.pack(other, over: nil, isExact: true))
    #expect(packed.data.count < whole.data.count)
  }

  @Test func `are whole where they can be seen through`() throws {
    let base = picture(40, 40)
    var pixels = base.pixels
    pixels[5] &= 0x7FFF_FFFF
    let other = Picture(width: 40, height: 40, pixels: pixels)
    #expect(try #require(codec.pack(other, over: base, isExact: true)).isPatch == false)
  }

  @Test func `are whole where most differs, or where sizes do`() throws {
    let base = picture(40, 40)
    let other = changed(base, in: PixelBox(x: 0, y: 0, width: 40, height: 38))
    #expect(try #require(codec.pack(other, over: base, isExact: true)).isPatch == false)
    #expect(
      try #require(codec.pack(picture(30, 40), over: base, isExact: true)).isPatch == false)
  }

  @Test func `are at half the size where they need not be exact`() throws {
    let base = picture(780, 1688)
    let exact = try #require(codec.pack(base, over: nil, isExact: true))
    let half = try #require(codec.pack(base, over: nil, isExact: false))
    #expect(exact.size == half.size && half.box == exact.box)
    let other = changed(base, in: PixelBox(x: 101, y: 33, width: 51, height: 77))
    let patch = try #require(codec.pack(other, over: base, isExact: false))
    #expect(patch.box == PixelBox(x: 100, y: 32, width: 52, height: 78))
  }
}
