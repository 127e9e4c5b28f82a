import CCairo
import Foundation
import ScrollworkDrawing

/// Decodes plain PNG files: 8-bit RGB or RGBA in sRGB, not interlaced.
struct PlainPNG {
  private let header: PNGHeader
  private let chunks: PNGChunks

  /// A decoder of a file with this header and these chunks.
  init(_ header: PNGHeader, _ chunks: PNGChunks) { (self.header, self.chunks) = (header, chunks) }

  /// Room beyond the last row: three bytes are read as four.
  private static let slack = 16

  /// The picture in a file; nil if its pixels are not exactly what the header declares.
  func picture(of file: Data) throws(PictureError) -> Picture? {
    let (width, height) = (header.width, header.height)
    guard let raw = malloc(header.rawSize + Self.slack) else {
      throw .outOfMemory(width: width, height: height)
    }
    defer { free(raw) }
    guard try inflate(file, into: raw), unfilter(raw) else { return nil }
    let rgb = header.bytesPerPixel == 3
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        let row = raw + (y * header.rowSize + 1)
        if rgb {
          Self.expand(row, count: width, to: target + y * width)
        } else {
          memcpy(target + y * width, row, width * 4)
        }
      }
      count = width * height
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// Fills `raw` with the filtered rows; false if there are too few, too many or wrong bytes.
  private func inflate(
    _ file: Data, into raw: UnsafeMutableRawPointer
  ) throws(PictureError) -> Bool {
    let memory = malloc(MemoryLayout<inflate_state>.stride)
    guard let memory else { throw .outOfMemory(width: header.width, height: header.height) }
    defer {
      free(memory)
      ccairo_clear_upper_halves()
    }
    let state = memory.bindMemory(to: inflate_state.self, capacity: 1)
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    state.pointee.next_out = raw.assumingMemoryBound(to: UInt8.self)
    state.pointee.avail_out = UInt32(header.rawSize)
    return file.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      for part in chunks.data {
        state.pointee.next_in = UnsafeMutablePointer(
          mutating: (base + part.lowerBound).assumingMemoryBound(to: UInt8.self))
        state.pointee.avail_in = UInt32(part.count)
        guard isal_inflate(state) == ISAL_DECOMP_OK else { return false }
      }
      return state.pointee.block_state == ISAL_BLOCK_FINISH && state.pointee.avail_out == 0
        && state.pointee.avail_in == 0
    }
  }

  /// Replaces the filtered bytes by the channels, row by row; false if a filter is unknown.
  private func unfilter(_ raw: UnsafeMutableRawPointer) -> Bool {
    let count = header.rowSize - 1
    for y in 0..<header.height {
      let row = (raw + y * header.rowSize).assumingMemoryBound(to: UInt8.self)
      let above = y > 0 ? row - header.rowSize + 1 : nil
      guard let filter = PNGFilter(rawValue: row[0]) else { return false }
      filter.undo(row + 1, above: above, count: count, step: header.bytesPerPixel)
    }
    return true
  }

  /// Writes opaque pixels for triples; reads one byte too far.
  private static func expand(
    _ row: UnsafeMutableRawPointer, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<count {
      target[x] = row.loadUnaligned(fromByteOffset: 3 &* x, as: UInt32.self) | 0xFF00_0000
    }
  }
}
