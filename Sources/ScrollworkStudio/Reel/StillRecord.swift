import Foundation
import ScrollworkDrawing

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
func fingerprint(_ data: some DataProtocol) -> String { ContentDigest(of: data).description }
