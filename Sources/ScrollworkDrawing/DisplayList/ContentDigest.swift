public import Foundation

/// The SHA-256 of a canonical form: equal for equal content on every machine.
public struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes, eight to a word, in memory order.
  private let words: SIMD4<UInt64>

  /// The 32 bytes.
  public var bytes: [UInt8] { withUnsafeBytes(of: words) { [UInt8]($0) } }

  /// The length of a digest, in bytes.
  static let length = 32

  /// The digest that `fill` writes into 32 bytes.
  init(filledBy fill: (UnsafeMutableRawBufferPointer) -> Void) {
    var words = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &words) { fill($0) }
    self.words = words
  }

  /// Calls `body` with the 32 bytes.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: words) { body($0) }
  }

  /// The digest of `data`.
  public init(of data: some DataProtocol) {
    var hasher = ContentHasher()
    hasher.update(data)
    self = hasher.digest
  }

  /// 64 hexadecimal digits.
  public var description: String { hexadecimal(digits: 64) }

  /// The first hexadecimal digits; 16 distinguish the contents of any one picture.
  public func hexadecimal(digits: Int) -> String {
    let alphabet = Array("0123456789abcdef".utf8)
    let all = bytes.prefix((digits + 1) / 2).flatMap {
      [alphabet[Int($0 >> 4)], alphabet[Int($0 & 15)]]
    }
    return String(decoding: all.prefix(digits), as: UTF8.self)
  }
}
