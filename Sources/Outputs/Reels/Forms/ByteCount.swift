/// A number of bytes, spelled the same in every locale: `512 bytes`, `792 kB` or `1.5 MB`.
public struct ByteCount: Hashable, Sendable, CustomStringConvertible {
  /// The number.
  public let bytes: Int

  /// A number of bytes.
  public init(_ bytes: Int) { self.bytes = bytes }

  /// The number with its unit, rounded up.
  public var description: String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    if bytes <= 999_000 { return "\((bytes + 999) / 1000) kB" }
    let tenths = (bytes + 99_999) / 100_000
    return tenths.isMultiple(of: 10) ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
  }
}
