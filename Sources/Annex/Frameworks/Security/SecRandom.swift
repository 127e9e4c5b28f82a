/// The source of random bytes of the security of the system.
public struct SecRandom: Sendable {
  fileprivate init() {}
}

/// The default source of randomness.
public let kSecRandomDefault: SecRandom? = nil

/// Fills memory with random bytes: those of the scene.
public func SecRandomCopyBytes(
  _ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
