import CZlib
import Foundation

/// Compressed rows of a picture: whole bytes of a deflate stream that refer to nothing before them.
final class PackedRun: Sendable {
  /// The part of the stream, which ends with an empty stored block.
  let bytes: [UInt8]
  /// The Adler-32 of the rows before they were compressed.
  let checksum: UInt32
  /// The number of bytes of the rows before they were compressed.
  let rawCount: Int

  init(bytes: [UInt8], checksum: UInt32, rawCount: Int) {
    (self.bytes, self.checksum, self.rawCount) = (bytes, checksum, rawCount)
  }
}

extension Sequence<PackedRun> {
  /// The Adler-32 of all runs, one after the other.
  var checksum: UInt32 {
    reduce(1) { sum, run in
      UInt32(truncatingIfNeeded: adler32_combine(UInt(sum), UInt(run.checksum), run.rawCount))
    }
  }
}
