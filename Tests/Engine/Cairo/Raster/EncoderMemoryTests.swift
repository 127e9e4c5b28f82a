import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `PNG encoder memory` {
  /// ISA-L's output depends on the address of its state; all addresses used are equivalent.
  @Test func `bytes are independent of the address of the encoder state`() throws {
    let count = 16_000
    let raw = UnsafeMutableRawPointer.allocate(byteCount: count + 128, alignment: 16)
    defer { raw.deallocate() }
    memset(raw, 0, count + 128)
    for place in 0..<count where place % 295 > 0 {
      raw.storeBytes(of: UInt8(place % 3 * 3 + place / 4000), toByteOffset: place, as: UInt8.self)
    }
    let packed = UnsafeMutableRawPointer.allocate(byteCount: 2 * count, alignment: 16)
    defer { packed.deallocate() }
    // Only touched pages are allocated; each of 8,192 rows has some 32 addresses in it.
    let span = 1 << 34
    let reserved = try #require(
      mmap(nil, span, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0))
    try #require(reserved != MAP_FAILED)
    defer { munmap(reserved, span) }
    func bytes(_ state: UnsafeMutableRawPointer) throws -> Data {
      let size = try RunPacker.deflate(raw, count, into: packed, 2 * count, state: state)
      return Data(bytes: packed, count: size)
    }
    func states(_ row: UInt32) -> [UnsafeMutableRawPointer] {
      stride(from: 0, to: span - RunPacker.stateSize, by: 1 << 16).map { reserved + $0 }
        .filter { DeflateStateMemory.row(ofAddress: UInt(bitPattern: $0)) == row }
    }
    let state = try #require(DeflateStateMemory(size: RunPacker.stateSize))
    #expect(DeflateStateMemory.row(ofAddress: UInt(bitPattern: state.address)) == 0)
    let used = try bytes(state.address)
    let alike = states(0).prefix(6)
    #expect(alike.count > 1)
    #expect(try alike.allSatisfy { try bytes($0) == used })
    let harmful = states(DeflateStateMemory.row(of: raw.loadUnaligned(as: UInt32.self))).prefix(6)
    #expect(try harmful.contains { try bytes($0) != used })
  }

  /// The symbols of a stream are not cleared before the next one.
  ///
  /// Some streams are longer than a run of a phone's rows, and fill the buffer of 65,536 symbols several
  /// times.
  @Test(arguments: 0..<8) func `bytes are independent of the symbols of earlier streams`(
    seed: Int
  ) throws {
    let state = try #require(DeflateStateMemory(size: RunPacker.stateSize))
    var random = SeededGenerator(seed: UInt64(seed))
    let room = 400_000
    let raw = UnsafeMutableRawPointer.allocate(byteCount: room + 128, alignment: 16)
    let packed = UnsafeMutableRawPointer.allocate(byteCount: 2 * room, alignment: 16)
    defer {
      raw.deallocate()
      packed.deallocate()
    }
    for count in [room, 300_000, 131_072, 65_537, 65_536, 4000, 1] {
      // From bytes without repetitions to some that repeat in all distances.
      let (shades, period, surprise) = (
        UInt64.random(in: 1...256, using: &random), Int.random(in: 1...4000, using: &random),
        [2, 50, 1_000_000][seed % 3]
      )
      memset(raw, 0, room + 128)
      for place in 0..<count {
        let number = random.next()
        let isNew = place < period || Int(number >> 40) % surprise == 0
        let byte =
          isNew
          ? UInt8(number % shades) : raw.load(fromByteOffset: place - period, as: UInt8.self)
        raw.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
      }
      func bytes() throws -> Data {
        let size = try RunPacker.deflate(raw, count, into: packed, 2 * room, state: state.address)
        return Data(bytes: packed, count: size)
      }
      memset(state.address, 0, RunPacker.stateSize)
      let clean = try bytes()
      // After what this stream has left, and after any bytes.
      #expect(try bytes() == clean, "\(count) bytes")
      for place in stride(from: 0, to: RunPacker.stateSize - 8, by: 8) {
        state.address.storeBytes(of: random.next(), toByteOffset: place, as: UInt64.self)
      }
      #expect(try bytes() == clean, "\(count) bytes")
    }
  }

  @Test func `addresses of the state share one hash row`() {
    let addresses = (0..<DeflateStateMemory.places).map(DeflateStateMemory.address)
    #expect(Set(addresses.map { $0 >> 29 }).count == DeflateStateMemory.places)
    #expect(addresses.allSatisfy { DeflateStateMemory.row(ofAddress: $0) == 0 })
  }

  /// Previous heap contents must not affect the output: the heap is filled with other bytes before
  /// each image.
  @Test func `bytes are independent of previous memory contents`() throws {
    let bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: 98, height: 211))
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<211 {
      for x in 0..<98 {
        let shade = UInt32((x / 7 * 31 + y / 12 * 17) % 256)
        pixels[y * bitmap.stride / 4 + x] = 0xFF00_0000 | shade << 16 | shade << 8 | 0xE0
      }
    }
    let first = try PNGEncoder(keepsRuns: false).png(of: bitmap)
    for seed in 0..<300 {
      var blocks: [UnsafeMutableRawPointer] = []
      for size in [70_000, 160_000, 351_000, 420_000] {
        if let block = malloc(size) {
          memset(block, Int32(truncatingIfNeeded: seed &* 73 &+ size), size)
          blocks.append(block)
        }
      }
      blocks.forEach { free($0) }
      #expect(try PNGEncoder(keepsRuns: false).png(of: bitmap) == first, "\(seed)")
    }
  }
}
