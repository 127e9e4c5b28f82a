import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `The encoder of WebP` {
  private func picture(_ width: Int, _ height: Int) -> Picture {
    var random = SeededGenerator(seed: 3)
    return Picture(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in
        .random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      })
  }

  @Test func `keeps every pixel of a lossless file`() throws {
    let picture = picture(37, 21)
    let file = try #require(WebPEncoder().webP(of: picture, quality: nil))
    let pixels = try WebPDecoder.decode(file)
    pixels.swapRedAndBlue()
    pixels.bytes.withMemoryRebound(to: UInt32.self, capacity: 37) { first in
      #expect((0..<37).map { first[$0] } == Array(picture.pixels.prefix(37)))
    }
    #expect((pixels.width, pixels.height) == (37, 21))
  }

  @Test func `makes smaller files at a lower quality`() throws {
    let picture = picture(64, 64)
    let sizes = [nil, 90, 40].map { WebPEncoder().webP(of: picture, quality: $0)?.count ?? 0 }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2] && sizes[2] > 0)
  }

  @Test func `has no file of an empty or too long picture`() {
    #expect(WebPEncoder().webP(of: Picture(width: 0, height: 0, pixels: []), quality: nil) == nil)
    #expect(WebPEncoder().webP(of: picture(17_000, 1), quality: nil) == nil)
  }
}
