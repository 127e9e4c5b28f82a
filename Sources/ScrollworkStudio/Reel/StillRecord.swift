import Crypto
import Foundation

/// What is known of a still on disk: what it shows, and the bytes it is.
package struct StillRecord: Hashable, Sendable {
  /// The display list's digest, as 64 hexadecimal digits.
  package var list: String
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  package var file: String
  /// Whether the file holds pictures of layers that its format has no words for.
  package var hasPictures = false
}

/// SHA-256 as 64 hexadecimal digits.
func fingerprint(_ data: some DataProtocol) -> String { hexadecimal(SHA256.hash(data: data)) }

/// Two digits for each byte.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let alphabet = Array("0123456789abcdef".utf8)
  return String(
    decoding: bytes.flatMap { [alphabet[Int($0 >> 4)], alphabet[Int($0 & 15)]] }, as: UTF8.self)
}
