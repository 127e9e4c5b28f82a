import CCairo
import Foundation

/// Memory for the state of ISA-L's deflate, at an address that makes no difference.
///
/// ISA-L notes in a table where it has met four bytes; their CRC picks the row. Versions 2.30 to 2.32
/// begin a stream with a slip: for the third byte they use the row that belongs to the address of
/// their own state. What is noted there is seldom asked for, but about once in three thousand
/// pictures it is, and then the same picture has other bytes. All addresses used here have the same
/// row, so that it is the same slip every time.
///
/// - Source: measured, on reels that came out differently; the instructions are those at
///   `write_first_byte` in ISA-L's `igzip_icf_body_h1_gr_bt.asm`.
enum StateMemory {
  /// How many streams can be made at once.
  static let places = 256

  /// Runs `body` with `size` bytes of zeros; nil if there is no memory.
  static func use<Result>(
    _ size: Int, _ body: (UnsafeMutableRawPointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result? {
    for number in 0..<places {
      let wanted = UnsafeMutableRawPointer(bitPattern: address(number))
      let memory = mmap(wanted, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
      guard let memory, memory != MAP_FAILED else { return nil }
      defer { munmap(memory, size) }
      // Elsewhere if somebody is using the place.
      if memory == wanted { return try body(memory) }
    }
    return nil
  }

  /// An address whose row is 0, far from those of other numbers below ``places``.
  static func address(_ number: Int) -> UInt {
    let upper = firstUpper + UInt32(number) << lowerBits
    return UInt(upper | lowerForRow[Int(row(of: upper))]) << 16
  }

  /// The row of an address, by the part of it that ISA-L takes for data.
  static func row(ofAddress address: UInt) -> UInt32 {
    row(of: UInt32(truncatingIfNeeded: address >> 16))
  }

  /// The CRC-32C of four bytes, without its inversions, as far as it picks a row.
  static func row(of bytes: UInt32) -> UInt32 {
    var bytes = bytes
    return withUnsafeMutableBytes(of: &bytes) { buffer in
      crc32_iscsi(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), 4, 0)
    } & (rows - 1)
  }

  /// The rows of ISA-L's table for level 1.
  private static let rows: UInt32 = 8 * 1024
  /// The bits of an upper half that are chosen by row.
  private static let lowerBits = 15
  /// The upper half of the first address: 16 TB from zero, where nothing usually lies.
  ///
  /// - Source: chosen.
  private static let firstUpper: UInt32 = 0x1000_0000

  /// The lower bits with each row: added to others with that row they make row 0, for rows add up.
  private static let lowerForRow: [UInt32] = {
    var lower = [UInt32](repeating: 0, count: Int(rows))
    for bits in 0..<UInt32(1) << lowerBits { lower[Int(row(of: bits))] = bits }
    return lower
  }()
}
