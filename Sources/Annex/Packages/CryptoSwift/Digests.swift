@_exported public import ScrollworkFoundation
import ScrollworkCryptoKit

/// Digests and numbers of bytes.
extension Data {
  /// The digest of MD5.
  public func md5() -> Data { Data(Insecure.MD5.hash(data: self)) }
  /// The digest of SHA-1.
  public func sha1() -> Data { Data(Insecure.SHA1.hash(data: self)) }
  /// The digest of SHA-256.
  public func sha256() -> Data { Data(SHA256.hash(data: self)) }
  /// The digest of SHA-384.
  public func sha384() -> Data { Data(SHA384.hash(data: self)) }
  /// The digest of SHA-512.
  public func sha512() -> Data { Data(SHA512.hash(data: self)) }
  /// The bytes as hexadecimal digits.
  public func toHexString() -> String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
  /// The bytes.
  public var bytes: [UInt8] { Array(self) }
}

extension String {
  /// The bytes.
  public var bytes: [UInt8] { Array(utf8) }
  /// The digest of MD5 in hexadecimal digits.
  public func md5() -> String { Data(utf8).md5().toHexString() }
  /// The digest of SHA-1 in hexadecimal digits.
  public func sha1() -> String { Data(utf8).sha1().toHexString() }
  /// The digest of SHA-256 in hexadecimal digits.
  public func sha256() -> String { Data(utf8).sha256().toHexString() }
  /// The digest of SHA-384 in hexadecimal digits.
  public func sha384() -> String { Data(utf8).sha384().toHexString() }
  /// The digest of SHA-512 in hexadecimal digits.
  public func sha512() -> String { Data(utf8).sha512().toHexString() }
}

extension Array where Element == UInt8 {
  /// The digest of MD5.
  public func md5() -> [UInt8] { Data(self).md5().bytes }
  /// The digest of SHA-1.
  public func sha1() -> [UInt8] { Data(self).sha1().bytes }
  /// The digest of SHA-256.
  public func sha256() -> [UInt8] { Data(self).sha256().bytes }
  /// The digest of SHA-512.
  public func sha512() -> [UInt8] { Data(self).sha512().bytes }
  /// The bytes as hexadecimal digits.
  public func toHexString() -> String { Data(self).toHexString() }
  /// The bytes in base 64.
  public func toBase64() -> String { Data(self).base64EncodedString() }
  /// The bytes of hexadecimal digits.
  public init(hex: String) {
    let digits = Swift.Array<Character>(hex.hasPrefix("0x") ? String(hex.dropFirst(2)) : hex)
    self = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
  }
}
