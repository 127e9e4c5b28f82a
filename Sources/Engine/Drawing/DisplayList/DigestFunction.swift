import CNettle

/// A digest function of a published standard.
///
/// - Source: documented: RFC 1321 (MD5) and FIPS 180-4 (the others), as Nettle computes them.
package enum DigestFunction: Hashable, Sendable {
  case md5, sha1, sha256, sha384, sha512

  /// The digest of `bytes`.
  ///
  /// Its length is 16 bytes for MD5, 20 for SHA-1, and the number in the name divided by 8 for the others.
  package func digest(of bytes: [UInt8]) -> [UInt8] {
    let function = functions
    // The largest context is that of SHA-512, whose fields are words of 64 bits.
    let context = UnsafeMutableRawPointer.allocate(
      byteCount: Int(function.context_size), alignment: 16)
    defer { context.deallocate() }
    function.`init`(context)
    function.update(context, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(function.digest_size))
    function.digest(context, digest.count, &digest)
    return digest
  }

  /// The size of the digest and of the context, and the functions that fill them.
  private var functions: nettle_hash {
    switch self {
    case .md5: nettle_md5
    case .sha1: nettle_sha1
    case .sha256: nettle_sha256
    case .sha384: nettle_sha384
    case .sha512: nettle_sha512
    }
  }
}
