public import ScrollworkFoundation
public import ScrollworkViews

/// The result of the verification of a signed value.
public enum VerificationResult<SignedType: Hashable & Sendable>: Hashable, Sendable {
  /// The reason for which a verification fails.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }
  /// The signature is not valid.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// The value, verified or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// The verified value; throws if the verification failed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// A transaction of the store; there is none without an account.
public struct StoreKitTransaction: Identifiable, Hashable, Sendable {
  /// The identifier of the transaction.
  public let id: UInt64
  /// The identifier of the first transaction of a subscription.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The type of the product.
  public let productType: Product.ProductType
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date at which a subscription ends.
  public let expirationDate: Date?
  /// The date at which the store revoked the purchase.
  public let revocationDate: Date?
  /// Whether the user upgraded to another subscription.
  public let isUpgraded: Bool
  /// Marks the transaction as delivered.
  public func finish() async {}

  /// A sequence of transactions: empty, without an account.
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// The element: a transaction, verified or not.
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

  /// The transactions of the user; the sequence is empty.
  public static var all: Transactions { Transactions() }
  /// The transactions that entitle the user to products: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The transactions that other devices make; none comes.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// The transactions that are not delivered: none.
  public static var unfinished: Transactions { Transactions() }
  /// The last transaction of a product: none.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<StoreKitTransaction>? { nil }
  /// The transaction that entitles the user to a product: none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<StoreKitTransaction>? { nil }
}

/// The transactions of the store, in code where `Transaction` is that of SwiftUI.
extension ScrollworkViews.Transaction {
  /// The transactions of the user; the sequence is empty.
  public static var all: StoreKitTransaction.Transactions { .init() }
  /// The transactions that entitle the user to products: none.
  public static var currentEntitlements: StoreKitTransaction.Transactions { .init() }
  /// The transactions that other devices make; none comes.
  public static var updates: StoreKitTransaction.Transactions { .init(isEndless: true) }
  /// The last transaction of a product: none.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<StoreKitTransaction>? { nil }
}
