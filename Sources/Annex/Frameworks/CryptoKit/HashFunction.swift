import ScrollworkDrawing
public import ScrollworkFoundation

/// A digest of data.
public protocol Digest: Hashable, Sendable, Sequence, CustomStringConvertible
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A hash function whose digests have a fixed size.
protocol SizedHashFunction: Sendable {
  /// The number of bytes of a digest.
  static var digestByteCount: Int { get }
}

/// A function that makes digests.
public protocol HashFunction: Sendable {
  /// The type of the function's digest.
  associatedtype Digest: ScrollworkCryptoKit.Digest
  /// Creates a hash function without data.
  init()
  /// Appends bytes to the hashed data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Finalizes the hash function.
  func finalize() -> Digest
}

extension HashFunction {
  /// Appends data to the hashed data.
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

  /// The number of bytes.
  public static var byteCount: Int {
    (Kind.self as? any SizedHashFunction.Type)?.digestByteCount ?? 0
  }
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

/// The hash function SHA-256.
public struct SHA256: HashFunction, SizedHashFunction {
  /// The digest of SHA-256.
  public typealias Digest = HashDigest<SHA256>
  /// The number of bytes of a digest.
  static var digestByteCount: Int { 32 }
  private var data: [UInt8] = []
  /// Creates a hash function without data.
  public init() {}
  /// Appends bytes to the hashed data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
  /// Finalizes the hash function.
  public func finalize() -> Digest {
    Digest(bytes: DigestFunction.sha256.digest(of: data), name: "SHA256")
  }
}

/// The hash function SHA-384.
public struct SHA384: HashFunction, SizedHashFunction {
  /// The digest of SHA-384.
  public typealias Digest = HashDigest<SHA384>
  /// The number of bytes of a digest.
  static var digestByteCount: Int { 48 }
  private var data: [UInt8] = []
  /// Creates a hash function without data.
  public init() {}
  /// Appends bytes to the hashed data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
  /// Finalizes the hash function.
  public func finalize() -> Digest {
    Digest(bytes: DigestFunction.sha384.digest(of: data), name: "SHA384")
  }
}

/// The hash function SHA-512.
public struct SHA512: HashFunction, SizedHashFunction {
  /// The digest of SHA-512.
  public typealias Digest = HashDigest<SHA512>
  /// The number of bytes of a digest.
  static var digestByteCount: Int { 64 }
  private var data: [UInt8] = []
  /// Creates a hash function without data.
  public init() {}
  /// Appends bytes to the hashed data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
  /// Finalizes the hash function.
  public func finalize() -> Digest {
    Digest(bytes: DigestFunction.sha512.digest(of: data), name: "SHA512")
  }
}

/// A digest of SHA-256.
public typealias SHA256Digest = SHA256.Digest
/// A digest of SHA-384.
public typealias SHA384Digest = SHA384.Digest
/// A digest of SHA-512.
public typealias SHA512Digest = SHA512.Digest

/// Functions that are not safe any more.
public enum Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction, SizedHashFunction {
    /// The digest of MD5.
    public typealias Digest = HashDigest<MD5>
    /// The number of bytes of a digest.
    static var digestByteCount: Int { 16 }
    private var data: [UInt8] = []
    /// Creates a hash function without data.
    public init() {}
    /// Appends bytes to the hashed data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
    /// Finalizes the hash function.
    public func finalize() -> Digest {
      Digest(bytes: DigestFunction.md5.digest(of: data), name: "MD5")
    }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction, SizedHashFunction {
    /// The digest of SHA-1.
    public typealias Digest = HashDigest<SHA1>
    /// The number of bytes of a digest.
    static var digestByteCount: Int { 20 }
    private var data: [UInt8] = []
    /// Creates a hash function without data.
    public init() {}
    /// Appends bytes to the hashed data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data += bufferPointer }
    /// Finalizes the hash function.
    public func finalize() -> Digest {
      Digest(bytes: DigestFunction.sha1.digest(of: data), name: "SHA1")
    }
  }
}
