import CGLib
package import Foundation

/// Computes the SHA-256 of bytes that arrive in pieces.
///
/// Where the pieces begin and end makes no difference to the digest.
package struct ContentHasher: ~Copyable, @unchecked Sendable {
  /// Owned by this value alone, and changed only by its mutating functions.
  private let checksum: OpaquePointer

  /// A hasher of no bytes.
  package init() {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
      preconditionFailure("GLib computes no SHA-256")
    }
    self.checksum = checksum
  }

  deinit { g_checksum_free(checksum) }

  /// Appends `data` to the bytes hashed so far.
  package mutating func update(_ data: some DataProtocol) {
    for region in data.regions {
      region.withUnsafeBytes { bytes in
        g_checksum_update(
          checksum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
      }
    }
  }

  /// The digest of the bytes hashed so far; more may follow.
  package var digest: ContentDigest {
    // Reading a digest closes a checksum, so a copy is read.
    let copy = g_checksum_copy(checksum)
    defer { g_checksum_free(copy) }
    return ContentDigest(
      bytes: [UInt8](unsafeUninitializedCapacity: ContentDigest.length) { buffer, count in
        var length = gsize(ContentDigest.length)
        g_checksum_get_digest(copy, buffer.baseAddress, &length)
        count = Int(length)
      })
  }
}
