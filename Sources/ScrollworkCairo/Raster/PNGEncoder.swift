import CCairo
import Foundation

/// Encodes opaque bitmaps as PNG: 8-bit RGB, no row filter, one IDAT, ISA-L's level 1.
///
/// The bytes depend on the pixels and the version of ISA-L alone; up to level 2 the output is
/// independent of the processor.
enum PNGEncoder {
  private static let level: UInt32 = 1
  /// The size of ISA-L's default buffer for level 1, an expression in its header.
  private static let levelBufferSize = 4 * 1024 + 2 * 8 * 1024 + 4 * 64 * 1024
  /// The size of ISA-L's working memory.
  static let stateSize =
    MemoryLayout<isal_zstream>.stride + levelBufferSize

  /// Encodes a bitmap as a PNG file, ignoring its alpha.
  static func png(of bitmap: Bitmap) throws(CairoError) -> Data {
    let rowBytes = 1 + 3 * bitmap.width
    let rawSize = rowBytes * bitmap.height
    // The last row may be written a word too far, ISA-L may read a little beyond the end, and
    // incompressible data grows a little.
    let rawRoom = (rawSize + 127) & ~15
    let packedRoom = (rawSize / 64 * 72 + 4096) & ~15
    guard let raw = malloc(rawRoom + packedRoom) else {
      throw .outOfMemory(width: bitmap.width, height: bitmap.height)
    }
    defer {
      free(raw)
      ccairo_clear_upper_halves()
    }
    write(bitmap, to: raw)
    let packed = raw + rawRoom
    let size = try DeflateStateMemory.use(stateSize) { state throws(CairoError) in
      try deflate(raw, rawSize, into: packed + 2, packedRoom - 6, state: state)
    }
    guard let size else { throw .outOfMemory(width: bitmap.width, height: bitmap.height) }
    return file(of: bitmap, raw: UnsafeRawBufferPointer(start: raw, count: rawSize), packed, size)
  }

  /// Writes the rows, each after its filter byte, and zeros after the last one.
  private static func write(_ bitmap: Bitmap, to raw: UnsafeMutableRawPointer) {
    let rowBytes = 1 + 3 * bitmap.width
    let rawSize = rowBytes * bitmap.height
    for y in 0..<bitmap.height {
      copyRow(bitmap.pixels + y * bitmap.stride, count: bitmap.width, to: raw + y * rowBytes)
    }
    memset(raw + rawSize, 0, ((rawSize + 127) & ~15) - rawSize)
  }

  /// The file around `size` compressed bytes, which have two bytes reserved before and four after
  /// them.
  private static func file(
    of bitmap: Bitmap, raw: UnsafeRawBufferPointer, _ packed: UnsafeMutableRawPointer, _ size: Int
  ) -> Data {
    // zlib header: deflate with a window of 32 kB; fastest; no dictionary.
    packed.storeBytes(of: 0x78, as: UInt8.self)
    packed.storeBytes(of: 0x01, toByteOffset: 1, as: UInt8.self)
    let adler = isal_adler32(
      1, raw.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(raw.count))
    (packed + 2 + size).storeBytes(of: adler.bigEndian, as: UInt32.self)
    var file = Data(capacity: size + 128)
    file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = Data()
    header.append(bigEndian: UInt32(bitmap.width))
    header.append(bigEndian: UInt32(bitmap.height))
    // 8 bits, RGB, deflate, per-row filters, not interlaced.
    header.append(contentsOf: [8, 2, 0, 0, 0])
    header.withUnsafeBytes { append("IHDR", $0, to: &file) }
    append("IDAT", UnsafeRawBufferPointer(start: packed, count: size + 6), to: &file)
    append("IEND", UnsafeRawBufferPointer(start: nil, count: 0), to: &file)
    return file
  }

  /// Writes a filter byte of 0 and three bytes per pixel; may write 11 bytes too far.
  private static func copyRow(
    _ source: UnsafeMutableRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    let pixels = source.assumingMemoryBound(to: UInt32.self)
    target.storeBytes(of: 0, as: UInt8.self)
    var place = target + 1
    var x = 0
    // Four pixels are three words.
    while x + 4 <= count {
      let (p, q) = (pixels[x].byteSwapped &>> 8, pixels[x &+ 1].byteSwapped &>> 8)
      let (r, s) = (pixels[x &+ 2].byteSwapped &>> 8, pixels[x &+ 3].byteSwapped &>> 8)
      place.storeBytes(of: p | q &<< 24, as: UInt32.self)
      place.storeBytes(of: q &>> 8 | r &<< 16, toByteOffset: 4, as: UInt32.self)
      place.storeBytes(of: r &>> 16 | s &<< 8, toByteOffset: 8, as: UInt32.self)
      place += 12
      x &+= 4
    }
    while x < count {
      place.storeBytes(of: pixels[x].byteSwapped &>> 8, as: UInt32.self)
      place += 3
      x &+= 1
    }
  }

  /// Compresses with raw deflate in one call, and returns the compressed size.
  ///
  /// The state must be zero: ISA-L looks up matches in it before writing, and stale contents would
  /// change the output. So may its address: see ``DeflateStateMemory``.
  static func deflate(
    _ source: UnsafeMutableRawPointer, _ count: Int, into target: UnsafeMutableRawPointer,
    _ room: Int, state: UnsafeMutableRawPointer
  ) throws(CairoError) -> Int {
    let stream = state.bindMemory(to: isal_zstream.self, capacity: 1)
    let buffer = (state + MemoryLayout<isal_zstream>.stride)
      .bindMemory(to: UInt8.self, capacity: levelBufferSize)
    isal_deflate_stateless_init(stream)
    stream.pointee.level = level
    stream.pointee.level_buf = buffer
    stream.pointee.level_buf_size = UInt32(levelBufferSize)
    stream.pointee.end_of_stream = 1
    stream.pointee.next_in = source.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(room)
    let status = isal_deflate_stateless(stream)
    guard status == COMP_OK else { throw .library("isa-l", reason: "deflate status \(status)") }
    return Int(stream.pointee.total_out)
  }

  private static func append(
    _ kind: StaticString, _ content: UnsafeRawBufferPointer, to file: inout Data
  ) {
    file.append(bigEndian: UInt32(content.count))
    let start = file.count
    kind.withUTF8Buffer { file.append(contentsOf: $0) }
    if content.count > 0 { file.append(contentsOf: content) }
    let crc = file.withUnsafeBytes { bytes in
      crc32_gzip_refl(
        0, bytes.baseAddress.map { ($0 + start).assumingMemoryBound(to: UInt8.self) },
        UInt64(bytes.count - start))
    }
    file.append(bigEndian: crc)
  }
}

extension Data {
  fileprivate mutating func append(bigEndian value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
