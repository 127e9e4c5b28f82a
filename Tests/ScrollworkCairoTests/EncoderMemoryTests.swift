import Foundation
import ScrollworkDrawing
import Testing

@testable import ScrollworkCairo

@Suite struct `PNG bytes` {
  /// Every address at which ISA-L's own bytes differ is known beforehand.
  @Test func `do not depend on where the encoder works`() throws {
    let count = 16_000
    let raw = UnsafeMutableRawPointer.allocate(byteCount: count + 128, alignment: 16)
    defer { raw.deallocate() }
    memset(raw, 0, count + 128)
    for place in 0..<count where place % 295 > 0 {
      raw.storeBytes(of: UInt8(place % 3 * 3 + place / 4000), toByteOffset: place, as: UInt8.self)
    }
    let packed = UnsafeMutableRawPointer.allocate(byteCount: 2 * count, alignment: 16)
    defer { packed.deallocate() }
    let step = 1 << 16
    // Only what is touched is there: the pages of some states.
    let span = 1 << 31
    let reserved = try #require(
      mmap(nil, span, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0))
    try #require(reserved != MAP_FAILED)
    defer { munmap(reserved, span) }
    func bytes(_ state: UnsafeMutableRawPointer) throws -> Data {
      let size = try PNGEncoder.deflate(raw, count, into: packed, 2 * count, state: state)
      madvise(state, PNGEncoder.stateSize, MADV_DONTNEED)
      return Data(bytes: packed, count: size)
    }
    let table = MatchTable(raw, count: count)
    let states = (0..<(span / step - 16)).map { reserved + $0 * step }
    let calm = try bytes(try #require(states.first { !table.shows($0) }))
    #expect(try states.prefix(200).filter { !table.shows($0) }.allSatisfy { try bytes($0) == calm })
    let shown = states.filter { table.shows($0) }
    #expect(try shown.contains { try bytes($0) != calm })
    #expect(try shown.allSatisfy { try bytes(table.place(in: $0)) == calm })
  }

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
