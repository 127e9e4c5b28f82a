import Foundation
import ScrollworkDrawing
import Testing

@testable import ScrollworkCairo

@Suite struct `The memory of the layer cache` {
  private func key(_ number: Int) -> LayerCacheKey {
    LayerCacheKey(
      digest: ContentDigest(of: Data("\(number)".utf8)), items: 0..<1, linear: [1, 0, 0, 1],
      phaseX: 0, phaseY: 0, filters: [], clip: nil, mask: nil, projection: nil,
      bitmapFrame: PixelRect(x: 0, y: 0, width: 1, height: 1), canvasArea: 100)
  }

  /// A pixel has four bytes, its key a thousand; a layer is kept from its second use on.
  @Test func `counts the keys of small layers`() throws {
    let cache = LayerCache(byteLimit: 100_000)
    for number in 0..<1000 {
      let pixel = try Bitmap(PixelRect(x: 0, y: 0, width: 1, height: 1))
      cache.insert(pixel, for: key(number))
      #expect(cache.bitmap(for: key(number)) != nil)
    }
    let kept = (0..<1000).filter { cache.bitmap(for: key($0)) != nil }
    #expect(kept.count > 50 && kept.count < 100, "\(kept.count)")
    #expect(kept.last == 999)
  }

  @Test func `keeps layers that are used once for a short time`() throws {
    let cache = LayerCache(byteLimit: 160_000)
    let frame = PixelRect(x: 0, y: 0, width: 20, height: 20)
    for number in 0..<20 { cache.insert(try Bitmap(frame), for: key(number)) }
    // A second use, also a late one, keeps a layer.
    #expect(cache.bitmap(for: key(14)) == nil)
    cache.insert(try Bitmap(frame), for: key(14))
    #expect(cache.bitmap(for: key(19)) != nil)
    for number in 20..<40 { cache.insert(try Bitmap(frame), for: key(number)) }
    #expect((0..<40).filter { cache.bitmap(for: key($0)) != nil }.starts(with: [14, 19]))
    #expect(cache.bitmap(for: key(30)) == nil)
    #expect(cache.bitmap(for: key(39)) != nil)
  }

  @Test func `keeps layers that are quickly drawn from their second use on only`() throws {
    let cache = LayerCache(byteLimit: 160_000)
    let bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: 20, height: 20))
    cache.insert(bitmap, for: key(0), isQuicklyDrawn: true)
    #expect(cache.bitmap(for: key(0)) == nil)
    cache.insert(bitmap, for: key(0), isQuicklyDrawn: true)
    #expect(cache.bitmap(for: key(0)) != nil)
  }
}
