import Testing

@testable import ScrollworkDrawing

private struct Vector: Sendable {
  let function: DigestFunction
  /// The digest of `abc`, in hexadecimal digits.
  let digest: String
}

@Suite struct `A digest function` {
  /// The test vectors of RFC 1321, appendix A.5, and of the examples to FIPS 180-4.
  @Test(arguments: [
    Vector(function: .md5, digest: "900150983cd24fb0d6963f7d28e17f72"),
    Vector(function: .sha1, digest: "a9993e364706816aba3e25717850c26c9cd0d89d"),
    Vector(
      function: .sha256,
      digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      function: .sha384,
      digest: "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"),
    Vector(
      function: .sha512,
      digest: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"),
  ])
  fileprivate func `gives the digests of its standard`(vector: Vector) {
    let digits = vector.function.digest(of: Array("abc".utf8)).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    #expect(digits.joined() == vector.digest)
  }
}
