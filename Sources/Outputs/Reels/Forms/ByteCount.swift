/// A number of bytes, spelled the same in every locale: `512 bytes`, `792 kB`, `1.5 MB` or `2.1 GB`.
public struct ByteCount: Hashable, Sendable, CustomStringConvertible {
  /// The number.
  public let bytes: Int

  /// A number of bytes.
  public init(_ bytes: Int) { self.bytes = bytes }

  /// The number with its unit, rounded up.
  public var description: String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    if bytes <= 999_000 { return "\((bytes + 999) / 1000) kB" }
    let isLarge = bytes > 999_900_000
    let tenth = isLarge ? 100_000_000 : 100_000
    let tenths = bytes / tenth + (bytes.isMultiple(of: tenth) ? 0 : 1)
    return "\(tenths / 10)" + (tenths.isMultiple(of: 10) ? "" : ".\(tenths % 10)")
      + (isLarge ? " GB" : " MB")
  }
}
