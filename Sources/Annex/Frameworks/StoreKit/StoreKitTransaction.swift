public import ScrollworkFoundation
public import ScrollworkViews

/// Whether something is what it says.
public enum VerificationResult<SignedType: Hashable & Sendable>: Hashable, Sendable {
  /// Why it is not.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }
  /// It is not.
  case unverified(SignedType, VerificationError)
  /// It is.
  case verified(SignedType)

  /// What it says.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// What it says, if it is that.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// A thing that was bought, of which there is none.
public struct StoreKitTransaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// The first number.
  public let originalID: UInt64
  /// The name of the thing.
  public let productID: String
  /// The kind of thing.
  public let productType: Product.ProductType
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether a better one was bought.
  public let isUpgraded: Bool
  /// Says that the app has given it.
  public func finish() async {}

  /// A sequence of transactions: empty, without an account.
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// A transaction.
    public typealias Element = VerificationResult<StoreKitTransaction>
    /// Whether the sequence waits for transactions to come, without an end.
    var isEndless = false
    /// The next transaction: nil at once, or never in an endless sequence.
    public mutating func next() async -> Element? {
      while isEndless, !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
      return nil
    }
    /// The sequence itself.
    public func makeAsyncIterator() -> Transactions { self }
  }

  /// All that was bought: nothing.
  public static var all: Transactions { Transactions() }
  /// What may be used: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What is bought elsewhere: nothing.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// What is not given yet: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// What was bought last of a thing: nothing.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<StoreKitTransaction>? { nil }
  /// What may be used of a thing: nothing.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<StoreKitTransaction>? { nil }
}

/// The things that were bought, in code that does not say that it means the store's.
extension ScrollworkViews.Transaction {
  /// All that was bought: nothing.
  public static var all: StoreKitTransaction.Transactions { .init() }
  /// What may be used: nothing.
  public static var currentEntitlements: StoreKitTransaction.Transactions { .init() }
  /// What is bought elsewhere: nothing.
  public static var updates: StoreKitTransaction.Transactions { .init(isEndless: true) }
  /// What was bought last of a thing: nothing.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<StoreKitTransaction>? { nil }
}
