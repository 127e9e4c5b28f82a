import Foundation
import ScrollworkDrawing
import Testing

@Suite struct `A content hasher` {
  private static let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

  /// - Source: documented, FIPS 180-4 and the examples NIST gives with it.
  private static let vectors: [(text: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (long, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors) func `computes SHA-256`(text: String, digest: String) {
    var hasher = ContentHasher()
    hasher.update(Data(text.utf8))
    #expect(hasher.digest.description == digest)
    #expect(ContentDigest(of: Array(text.utf8)).description == digest)
  }

  @Test(arguments: [1, 3, 55, 63, 64, 65, 128, 1000])
  func `gives the digest of the whole, whatever the pieces`(length: Int) {
    let bytes = (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var hasher = ContentHasher()
    for start in stride(from: 0, to: bytes.count, by: length) {
      hasher.update(bytes[start..<min(start + length, bytes.count)])
    }
    hasher.update(Data())
    #expect(hasher.digest == ContentDigest(of: bytes))
  }

  @Test func `goes on after a digest`() {
    var hasher = ContentHasher()
    hasher.update(Data("a".utf8))
    #expect(hasher.digest == ContentDigest(of: Data("a".utf8)))
    #expect(hasher.digest == ContentDigest(of: Data("a".utf8)))
    hasher.update(Data("bc".utf8))
    #expect(hasher.digest == ContentDigest(of: Data("abc".utf8)))
  }
}
