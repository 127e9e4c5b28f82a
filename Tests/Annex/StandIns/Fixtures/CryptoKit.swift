// At 0.
import CommonCrypto
import CryptoKit
import SwiftUI

private func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.prefix(6).map { String(format: "%02x", $0) }.joined()
}

private func words<H: HashFunction>(_ function: H.Type) -> String {
  "\(H.Digest.byteCount) \(hex(H.hash(data: Data("fern".utf8))))"
}

struct CryptoKitFixture: View {
  private let text = Data("fern".utf8)

  var body: some View {
    let digest: SHA256Digest = SHA256.hash(data: text)
    let long: SHA512Digest = SHA512.hash(data: text)
    let middle: SHA384Digest = SHA384.hash(data: text)
    let typed: HashDigest<SHA256> = digest
    let key = SymmetricKey(size: SymmetricKeySize.bits128)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: SymmetricKey(data: text))
    VStack {
      Text("\(typed.description)").font(.caption)
      Text("SHA256 \(words(SHA256.self))")
      Text("SHA384 \(words(SHA384.self)), \(middle.description.prefix(13))")
      Text("SHA512 \(words(SHA512.self)), \(long == SHA512.hash(data: text) ? "same" : "other")")
      Text("SHA1 \(words(Insecure.SHA1.self))")
      Text("MD5 \(words(Insecure.MD5.self))")
      Text("HMAC \(hex(code))")
      Text("key \(key.bitCount)")
      Text("CC_SHA1 \(hex(common()))")
    }
  }

  private func common() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    text.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(text.count), &digest) }
    return digest
  }
}
