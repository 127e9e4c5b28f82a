import Crypto
import Foundation

/// The hashes of a still on disk: of its display list and of its file.
package struct StillRecord: Hashable, Sendable {
  /// The display list's digest, as 64 hexadecimal digits.
  package var list: String
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  package var file: String
  /// Whether an SVG file embeds bitmaps of layers that SVG cannot express.
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
