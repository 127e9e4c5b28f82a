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
    String(unsafeUninitializedCapacity: digits) { spelled in
      withBytes { bytes in
        for place in 0..<digits {
          let digit = place.isMultiple(of: 2) ? bytes[place / 2] >> 4 : bytes[place / 2] & 15
          spelled[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
        }
      }
      return digits
    }
  }
}
