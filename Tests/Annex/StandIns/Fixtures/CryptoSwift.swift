// At 0.
import CryptoSwift
import SwiftUI

struct CryptoSwiftFixture: View {
  private var lines: [String] {
    [
      "abc".md5(), "abc".sha1(), "abc".sha256(), String("abc".sha384().prefix(32)),
      String("abc".sha512().prefix(32)), Data("abc".utf8).md5().toHexString(),
      Data("abc".utf8).sha256().bytes.count.description,
      [UInt8](hex: "616263").sha1().toHexString(), "abc".bytes.toBase64(),
    ]
  }

  var body: some View {
    VStack { ForEach(lines.indices, id: \.self) { Text(lines[$0]) } }.font(.caption)
  }
}
