import CCairo
import Foundation

/// The bytes of a PNG file around compressed rows.
enum PNGFile {
  /// The file of an opaque picture from all its runs in order.
  static func data(width: Int, height: Int, _ runs: [PackedRun]) -> Data {
    // Before the runs two bytes; after them an empty last block and the checksum.
    let count = runs.reduce(0) { $0 + $1.bytes.count } + 8
    var file = Data(capacity: count + 57)
    file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    chunk("IHDR", count: 13, of: &file) { file in
      file.append(bigEndian: UInt32(width))
      file.append(bigEndian: UInt32(height))
      // 8 bits, RGB, deflate, per-row filters, not interlaced.
      file.append(contentsOf: [8, 2, 0, 0, 0])
    }
    chunk("IDAT", count: count, of: &file) { file in
      // zlib header: deflate with a window of 32 kB; fastest; no dictionary.
      file.append(contentsOf: [0x78, 0x01])
      for run in runs { file.append(contentsOf: run.bytes) }
      file.append(contentsOf: [0x03, 0x00])
      file.append(bigEndian: runs.checksum)
    }
    chunk("IEND", count: 0, of: &file) { _ in }
    return file
  }

  private static func chunk(
    _ kind: StaticString, count: Int, of file: inout Data, content: (inout Data) -> Void
  ) {
    file.append(bigEndian: UInt32(count))
    let start = file.count
    kind.withUTF8Buffer { file.append(contentsOf: $0) }
    content(&file)
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
