import Foundation
import ScrollworkDrawing
import Testing

@testable import ScrollworkCairo

@Suite struct `PNG bytes` {
  /// What the heap held before must not show: it is filled with other bytes before each picture.
  @Test func `do not depend on what memory held before`() throws {
    let bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: 98, height: 211))
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<211 {
      for x in 0..<98 {
        let shade = UInt32((x / 7 * 31 + y / 12 * 17) % 256)
        pixels[y * bitmap.stride / 4 + x] = 0xFF00_0000 | shade << 16 | shade << 8 | 0xE0
      }
    }
    let first = try PNGEncoder.png(of: bitmap)
    for seed in 0..<300 {
      var blocks: [UnsafeMutableRawPointer] = []
      for size in [70_000, 160_000, 351_000, 420_000] {
        if let block = malloc(size) {
          memset(block, Int32(truncatingIfNeeded: seed &* 73 &+ size), size)
          blocks.append(block)
        }
      }
      blocks.forEach { free($0) }
      #expect(try PNGEncoder.png(of: bitmap) == first, "\(seed)")
    }
  }
}
