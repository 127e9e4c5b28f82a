import CCairo

/// A digest of 128 bits of what a row of pixels shows, by XXH3.
///
/// Rows of equal digests are taken for equal: with a million different rows the chance that two of
/// them share a digest is below 10⁻²⁶.
struct RowDigest: Hashable, Sendable {
  private var low, high: UInt64

  /// The digest that stands for rows of transparent pixels.
  static let transparent = RowDigest(XXH128_hash_t(low64: 0, high64: 0))

  /// All bits are as good as random: some of them suffice for a hash table.
  func hash(into hasher: inout Hasher) { hasher.combine(low) }

  /// Bits that are as good as random, to cut at some rows.
  var bits: UInt64 { low }

  private init(_ hash: XXH128_hash_t) { (low, high) = (hash.low64, hash.high64) }

  /// The digest of bytes.
  init(_ bytes: UnsafeRawPointer, count: Int) { self.init(ccairo_digest(bytes, count)) }

  /// The digest of numbers.
  init<Number: BitwiseCopyable>(of numbers: [Number]) {
    self = numbers.withUnsafeBytes { bytes in
      RowDigest(ccairo_digest(bytes.baseAddress, bytes.count))
    }
  }

  /// The digest of three digests in order.
  init(_ first: RowDigest, _ second: RowDigest, _ third: RowDigest) {
    self = withUnsafeBytes(of: (first, second, third)) { bytes in
      RowDigest(ccairo_digest(bytes.baseAddress, bytes.count))
    }
  }

  /// The digest of the digests of several rows.
  init(of rows: ArraySlice<RowDigest>) {
    self = rows.withUnsafeBytes { bytes in
      RowDigest(ccairo_digest(bytes.baseAddress, bytes.count))
    }
  }
}

extension Bitmap {
  /// Computes the digests of all rows; transparent rows have ``RowDigest/transparent``.
  func digestRows() -> [RowDigest] {
    let blank = RowDigest(of: [UInt8](repeating: 0, count: stride))
    return (0..<height).map { y in
      let digest = digestRow(y)
      return digest == blank ? .transparent : digest
    }
  }

  /// The digest of a row that is not transparent.
  func digestRow(_ y: Int) -> RowDigest { RowDigest(pixels + y * stride, count: stride) }
}
