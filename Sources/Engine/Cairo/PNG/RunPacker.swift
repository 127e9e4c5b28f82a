import CCairo
import CPixels
import Foundation

/// Compresses runs of rows as PNG does: 8-bit RGB, no row filter, with ISA-L's level 1.
///
/// The bytes depend on the pixels and the version of ISA-L alone; up to level 2 the output is
/// independent of the processor. Used by one thread at a time: its memory is kept from run to run.
final class RunPacker {
  private static let level: UInt32 = 1
  /// The size of what ISA-L's default buffer for level 1 begins with, a table of positions among it: an
  /// expression in its header.
  private static let tableSize = 4 * 1024 + 2 * 8 * 1024
  /// The size of the rest of that buffer: symbols, which are written before they are read.
  private static let symbolSize = 4 * 64 * 1024
  /// The size of ISA-L's working memory.
  static let stateSize = MemoryLayout<isal_zstream>.stride + tableSize + symbolSize

  /// The pixels of a row.
  private let width: Int
  private let raw, packed: UnsafeMutableRawPointer
  private let packedRoom: Int
  private let state: DeflateStateMemory

  /// The bytes of a row, with its filter byte.
  private var rowBytes: Int { 1 + 3 * width }

  /// A packer of runs of at most ``RowRuns/longest`` rows.
  init(width: Int) throws(CairoError) {
    let rawSize = (1 + 3 * width) * RowRuns.longest
    // ISA-L may read a little beyond the end, and incompressible data grows a little.
    let rawRoom = (rawSize + 127) & ~15
    packedRoom = (rawSize / 64 * 72 + 4096) & ~15
    guard let state = DeflateStateMemory(size: Self.stateSize),
      let memory = malloc(rawRoom + packedRoom)
    else { throw .outOfMemory(width: width, height: RowRuns.longest) }
    (self.width, self.state) = (width, state)
    (raw, packed) = (memory, memory + rawRoom)
  }

  deinit { free(raw) }

  /// Compresses rows of a bitmap, ignoring alpha.
  func pack(_ rows: Range<Int>, of bitmap: Bitmap) throws(CairoError) -> PackedRun {
    let count = rowBytes * rows.count
    for (number, y) in rows.enumerated() {
      let row = (raw + number * rowBytes).assumingMemoryBound(to: UInt8.self)
      row[0] = 0
      pixels_to_rgb(row + 1, bitmap.row(y), width)
    }
    memset(raw + count, 0, ((count + 127) & ~15) - count)
    defer { ccairo_clear_upper_halves() }
    let size = try Self.deflate(raw, count, into: packed, packedRoom, state: state.address)
    let checksum = isal_adler32(1, raw.assumingMemoryBound(to: UInt8.self), UInt64(count))
    return PackedRun(
      bytes: [UInt8](UnsafeRawBufferPointer(start: packed, count: size)), checksum: checksum,
      rawCount: count)
  }

  /// Compresses with raw deflate to whole bytes, not the end of a stream, and returns their number.
  ///
  /// The state is cleared but for its symbols: ISA-L looks up matches in it before writing, and stale
  /// contents would change the output. So may its address: see ``DeflateStateMemory``.
  static func deflate(
    _ source: UnsafeMutableRawPointer, _ count: Int, into target: UnsafeMutableRawPointer,
    _ room: Int, state: UnsafeMutableRawPointer
  ) throws(CairoError) -> Int {
    memset(state, 0, stateSize - symbolSize)
    let stream = state.bindMemory(to: isal_zstream.self, capacity: 1)
    let buffer = (state + MemoryLayout<isal_zstream>.stride)
      .bindMemory(to: UInt8.self, capacity: tableSize + symbolSize)
    isal_deflate_stateless_init(stream)
    stream.pointee.level = level
    stream.pointee.level_buf = buffer
    stream.pointee.level_buf_size = UInt32(tableSize + symbolSize)
    stream.pointee.flush = UInt16(FULL_FLUSH)
    stream.pointee.next_in = source.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(room)
    let status = isal_deflate_stateless(stream)
    guard status == COMP_OK else { throw .library("isa-l", reason: "deflate status \(status)") }
    return Int(stream.pointee.total_out)
  }
}
