package import Foundation
import ScrollworkDrawing

/// The hashes of a still on disk: of its display list and of its file.
package struct StillRecord: Hashable, Sendable {
  /// The display list's digest, as 64 hexadecimal digits.
  package var list: String
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  package var file: String
  /// Whether an SVG file embeds bitmaps of layers that SVG cannot express.
  package var hasPictures = false
}

/// The SHA-256 of the data, as 64 hexadecimal digits.
package func fingerprint(_ data: some DataProtocol) -> String {
  ContentDigest(of: data).description
}
