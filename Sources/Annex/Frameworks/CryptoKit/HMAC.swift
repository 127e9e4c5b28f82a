/// A key of bytes.
public struct SymmetricKey: Hashable, Sendable {
  fileprivate let bytes: [UInt8]
  /// The number of bits.
  public var bitCount: Int { 8 * bytes.count }
  /// A key of data.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a symmetric key with a size.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a symmetric key size with a bit count.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// A key size of 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// A key size of 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// A key size of 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code that proves data with a key.
///
/// - Source: documented: RFC 2104, with blocks of 64 bytes, of 128 for SHA-384 and SHA-512.
public struct HMAC<H: HashFunction>: Sendable {
  private var inner = H()
  private let outer: [UInt8]

  /// Creates a code with a key.
  public init(key: SymmetricKey) {
    let block = H.self is SHA512.Type || H.self is SHA384.Type ? 128 : 64
    var bytes = key.bytes.count > block ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: block - bytes.count)
    outer = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }
  /// Appends data to the authenticated message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// Finalizes the message authentication code.
  public func finalize() -> H.Digest { H.hash(data: outer + Array(inner.finalize())) }
  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> H.Digest {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
}
