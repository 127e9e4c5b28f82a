import Foundation
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `Compact PNG files` {
  private func bitmap(_ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
    let bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: 41, height: 67))
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<67 { for x in 0..<41 { pixels[y * 41 + x] = pixel(x, y) } }
    return bitmap
  }

  /// Checks that another decoder finds the pixels; returns the file.
  private func decoded(_ bitmap: Bitmap) throws -> Data {
    let png = try CompactPNG.png(of: bitmap)
    let other = try ImagePixels(png, named: "compact").bitmap
    try #require(other.width == bitmap.width && other.height == bitmap.height)
    #expect(other.data == bitmap.data)
    return png
  }

  @Test(arguments: 0..<8) func `have the pixels`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let isOpaque = seed % 2 == 0
    let noise = UInt32.random(in: 1...40, using: &random)
    _ = try decoded(
      bitmap { x, y in
        let alpha: UInt32 = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
        let color = { (base: Int) -> UInt32 in
          (UInt32(base) + UInt32.random(in: 0..<noise, using: &random)) % 256 * alpha / 255
        }
        return alpha << 24 | color(x) << 16 | color(y * 3) << 8 | color(x + y)
      })
  }

  @Test func `have no alpha if all is opaque`() throws {
    #expect(try decoded(bitmap { _, _ in 0xFF12_3456 })[25] == 2)
    #expect(try decoded(bitmap { x, _ in x == 0 ? 0 : 0xFF12_3456 })[25] == 6)
  }

  @Test func `filter rows where that helps`() throws {
    // A steep gradient: each row is new, and all differences are equal.
    let gradient = try decoded(
      bitmap { x, y in 0xFF00_0000 | UInt32((x * 7 + y * 5) % 256) << 8 | UInt32((x * y) % 256) })
    #expect(gradient.count < 41 * 67)
    let empty = try Bitmap(PixelRect(x: 0, y: 0, width: 3, height: 1))
    #expect(try ImagePixels(CompactPNG.png(of: empty), named: "").bitmap.data == empty.data)
  }
}
