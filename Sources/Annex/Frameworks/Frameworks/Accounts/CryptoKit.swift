import CNettle
public import ScrollworkFoundation

/// A digest of data.
public protocol Digest: Hashable, Sendable, Sequence, CustomStringConvertible
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A function that makes digests.
public protocol HashFunction: Sendable {
  /// The digest.
  associatedtype Digest: ScrollworkFrameworks.Digest
  /// Begins a digest.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Ends the digest.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a digest.
///
/// - Source: documented: its description is the name and the hexadecimal digits.
public struct HashDigest<Kind: Sendable>: Digest {
  fileprivate let bytes: [UInt8]
  fileprivate let name: String

  /// The number of bytes; that of the longest digest.
  public static var byteCount: Int { 64 }
  /// The bytes, one after another.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name and the digits.
  public var description: String {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "\(name) digest: \(digits.joined())"
  }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether both are the same bytes.
  public static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }
  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

private func digest(_ hash: nettle_hash, of data: [UInt8]) -> [UInt8] {
  let context = UnsafeMutableRawPointer.allocate(byteCount: Int(hash.context_size), alignment: 16)
  defer { context.deallocate() }
  hash.`init`(context)
  hash.update(context, data.count, data)
  var bytes = [UInt8](repeating: 0, count: Int(hash.digest_size))
  hash.digest(context, bytes.count, &bytes)
  return bytes
}

/// The function SHA-256.
public struct SHA256: HashFunction {
  /// A digest.
  public typealias Digest = HashDigest<SHA256>
  private var data: [UInt8] = []
  /// Begins a digest.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
  /// Ends the digest.
  public func finalize() -> Digest {
    Digest(bytes: digest(nettle_sha256, of: data), name: "SHA256")
  }
}

/// The function SHA-384.
public struct SHA384: HashFunction {
  /// A digest.
  public typealias Digest = HashDigest<SHA384>
  private var data: [UInt8] = []
  /// Begins a digest.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
  /// Ends the digest.
  public func finalize() -> Digest {
    Digest(bytes: digest(nettle_sha384, of: data), name: "SHA384")
  }
}

/// The function SHA-512.
public struct SHA512: HashFunction {
  /// A digest.
  public typealias Digest = HashDigest<SHA512>
  private var data: [UInt8] = []
  /// Begins a digest.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
  /// Ends the digest.
  public func finalize() -> Digest {
    Digest(bytes: digest(nettle_sha512, of: data), name: "SHA512")
  }
}

/// A digest of SHA-256.
public typealias SHA256Digest = SHA256.Digest
/// A digest of SHA-512.
public typealias SHA512Digest = SHA512.Digest

/// Functions that are not safe any more.
public enum Insecure {
  /// The function MD5.
  public struct MD5: HashFunction {
    /// A digest.
    public typealias Digest = HashDigest<MD5>
    private var data: [UInt8] = []
    /// Begins a digest.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
    /// Ends the digest.
    public func finalize() -> Digest {
      Digest(bytes: digest(nettle_md5, of: data), name: "MD5")
    }
  }

  /// The function SHA-1.
  public struct SHA1: HashFunction {
    /// A digest.
    public typealias Digest = HashDigest<SHA1>
    private var data: [UInt8] = []
    /// Begins a digest.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
    /// Ends the digest.
    public func finalize() -> Digest {
      Digest(bytes: digest(nettle_sha1, of: data), name: "SHA1")
    }
  }
}

/// A key of bytes.
public struct SymmetricKey: Hashable, Sendable {
  fileprivate let bytes: [UInt8]
  /// The number of bits.
  public var bitCount: Int { 8 * bytes.count }
  /// A key of data.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A random key.
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
  /// A size.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code that proves data with a key.
///
/// - Source: documented: RFC 2104, with blocks of 64 bytes, of 128 for SHA-384 and SHA-512.
public struct HMAC<H: HashFunction>: Sendable {
  private var inner = H()
  private let outer: [UInt8]

  /// Begins a code.
  public init(key: SymmetricKey) {
    let block = H.self is SHA512.Type || H.self is SHA384.Type ? 128 : 64
    var bytes = key.bytes.count > block ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: block - bytes.count)
    outer = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// Ends the code.
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

/// The source of random bytes of the security of the system.
public struct SecRandom: Sendable {
  fileprivate init() {}
}
/// The usual source.
public let kSecRandomDefault: SecRandom? = nil
/// Fills memory with random bytes: those of the scene.
public func SecRandomCopyBytes(
  _ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
