import CCairo

/// The table in which ISA-L notes where it has met four bytes, as far as the first bytes go.
///
/// ISA-L 2.30 to 2.32 begins a stream with a slip: at the third byte it asks for the row that belongs
/// to its state's own address, where it should ask for that of the data. That row then says "the
/// third byte". If it happens to be the row of one of the first three bytes, about once in three
/// thousand pictures, a match is missed or found, and the same picture has other bytes. An address
/// with a row of its own does no harm; among sixteen, 64 kB apart, there always is one.
///
/// - Source: measured, on reels that came out differently; the instructions are those at
///   `write_first_byte` in ISA-L's `igzip_icf_body_h1_gr_bt.asm`.
struct MatchTable {
  private static let step = 1 << 16
  private static let steps = 16
  /// How far from the beginning of its memory the state may be put, in bytes.
  static let room = step * (steps - 1)

  private let mask: UInt32
  private let firstRows: [UInt32]

  /// The table for some bytes, behind which 5 more can be read.
  init(_ bytes: UnsafeRawPointer, count: Int) {
    let largest: UInt32 = 8 * 1024 - 1
    let size = UInt32(clamping: count)
    // The table is smaller for little data.
    let mask =
      largest > 2 * size && size > 0 ? 1 << (31 - UInt32(size.leadingZeroBitCount)) - 1 : largest
    self.mask = mask
    firstRows = (0..<3).map {
      Self.row(of: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self), mask)
    }
  }

  /// Where in memory the state is to be put, so that its address does not show.
  func place(in memory: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let places = (0..<Self.steps).lazy.map { memory + $0 * Self.step }
    return places.first { !shows($0) } ?? memory
  }

  /// Whether the address of a state may show in the bytes.
  func shows(_ state: UnsafeRawPointer) -> Bool {
    let upper = UInt32(truncatingIfNeeded: UInt(bitPattern: state) >> 16)
    return firstRows.contains(Self.row(of: upper, mask))
  }

  /// The row of four bytes: their CRC-32C, without the inversions.
  private static func row(of bytes: UInt32, _ mask: UInt32) -> UInt32 {
    var bytes = bytes
    return withUnsafeMutableBytes(of: &bytes) { buffer in
      crc32_iscsi(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), 4, 0)
    } & mask
  }
}
