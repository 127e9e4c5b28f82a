import CNettle
package import Foundation

/// Computes the SHA-256 of bytes that arrive in pieces.
///
/// Where the pieces begin and end makes no difference to the digest.
package struct ContentHasher: ~Copyable, Sendable {
  private var context = sha256_ctx()

  /// A hasher of no bytes.
  package init() { nettle_sha256_init(&context) }

  /// Appends `data` to the bytes hashed so far.
  package mutating func update(_ data: some DataProtocol) {
    for region in data.regions {
      region.withUnsafeBytes { bytes in
        nettle_sha256_update(
          &context, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      }
    }
  }

  /// The digest of the bytes hashed so far; more may follow.
  package var digest: ContentDigest {
    // Reading a digest begins a new one, so a copy is read.
    var copy = context
    return ContentDigest { bytes in
      nettle_sha256_digest(
        &copy, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
  }
}
