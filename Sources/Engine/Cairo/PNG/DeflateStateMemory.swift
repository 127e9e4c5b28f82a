import CCairo
import Foundation

/// Memory for ISA-L's deflate state, at addresses that do not affect the output.
///
/// ISA-L hashes four bytes at a time by their CRC into a table of positions. Versions 2.30 to 2.32
/// begin a stream with a bug: for the third byte they use the row that belongs to the address of
/// their own state. The entry rarely matters, but in about one of three thousand images it does,
/// and then equal images have different bytes. All addresses used here belong to the same row, so
/// the bug always has the same effect.
///
/// - Source: measured, on reels that came out differently; the instructions are those at
///   `write_first_byte` in ISA-L's `igzip_icf_body_h1_gr_bt.asm`.
final class DeflateStateMemory {
  /// The number of concurrent streams.
  static let places = 4096

  /// The first byte.
  let address: UnsafeMutableRawPointer
  private let size: Int

  /// Maps `size` bytes; nil if memory cannot be allocated.
  init?(size: Int) {
    for number in 0..<Self.places {
      let wanted = UnsafeMutableRawPointer(bitPattern: Self.address(number))
      let memory = mmap(wanted, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
      guard let memory, memory != MAP_FAILED else { return nil }
      // The system chooses another address if this one is in use.
      if memory == wanted {
        (address, self.size) = (memory, size)
        return
      }
      munmap(memory, size)
    }
    return nil
  }

  deinit { munmap(address, size) }

  /// The address of row 0 for a number below ``places``; addresses are far apart.
  static func address(_ number: Int) -> UInt {
    let upper = firstUpper + UInt32(number) << lowerBits
    return UInt(upper | lowerForRow[Int(row(of: upper))]) << 16
  }

  /// The row of an address, from the part of it that ISA-L reads as data.
  static func row(ofAddress address: UInt) -> UInt32 {
    row(of: UInt32(truncatingIfNeeded: address >> 16))
  }

  /// The CRC-32C of four bytes, without its inversions, reduced to a row.
  static func row(of bytes: UInt32) -> UInt32 {
    var bytes = bytes
    return withUnsafeMutableBytes(of: &bytes) { buffer in
      crc32_iscsi(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), 4, 0)
    } & (rows - 1)
  }

  /// The number of rows of ISA-L's table for level 1.
  private static let rows: UInt32 = 8 * 1024
  /// The number of bits of an upper half that select the row.
  private static let lowerBits = 15
  /// The upper half of the first address: at 16 TB, which is usually unused.
  ///
  /// - Source: chosen.
  private static let firstUpper: UInt32 = 0x1000_0000

  /// The lower bits for each row: combined with others of the same row they give row 0, because CRC
  /// rows add.
  private static let lowerForRow: [UInt32] = {
    var lower = [UInt32](repeating: 0, count: Int(rows))
    for bits in 0..<UInt32(1) << lowerBits { lower[Int(row(of: bits))] = bits }
    return lower
  }()
}
