public import ScrollworkFoundation
public import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import ScrollworkSystem

/// The names of the store that others have too, for code that says where they come from.
public enum StoreKit {
  /// A thing that was bought.
  public typealias Transaction = StoreTransaction
  /// A thing to buy.
  public typealias Product = StoreProduct
}

/// A thing to buy.
public typealias Product = StoreProduct

/// A thing to buy in the store, of which there is none without a network.
public struct StoreProduct: Identifiable, Hashable, Sendable {
  /// A kind of thing.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That is used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// That stays.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// For a time, again and again.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// What came of buying.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<StoreTransaction>)
    /// The user cancelled.
    case userCancelled
    /// Somebody must agree.
    case pending
  }

  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// For an account of the app.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    /// Some of them.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// A time for which something is bought.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// A better price for a time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a way.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Each time.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// The time.
    public let period: SubscriptionPeriod
    /// The number of times.
    public let periodCount: Int
    /// The price.
    public let price: Decimal
    /// The price for the user.
    public let displayPrice: String
  }

  /// How something is bought again and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Whether it is bought again.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int
      /// Creates a state.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It is.
      public static let subscribed = Self(rawValue: 1)
      /// It is not any more.
      public static let expired = Self(rawValue: 2)
      /// It is tried.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// It is tried, and may be used.
      public static let inGracePeriod = Self(rawValue: 4)
      /// It was taken back.
      public static let revoked = Self(rawValue: 5)
    }
    /// How it is bought.
    public struct Status: Hashable, Sendable {
      /// Whether it is bought again.
      public let state: RenewalState
      /// What was bought.
      public let transaction: VerificationResult<StoreTransaction>
    }
    /// The name of the group.
    public let subscriptionGroupID: String
    /// What is offered to those who are new.
    public let introductoryOffer: SubscriptionOffer?
    /// What is offered to those who are known.
    public let promotionalOffers: [SubscriptionOffer]
    /// Whether the user is new.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The time.
    public let subscriptionPeriod: SubscriptionPeriod
    /// How it is bought: not at all.
    public var status: [Status] { get async throws { [] } }
  }

  /// The name.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name for the user.
  public let displayName: String
  /// The words about it.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price for the user.
  public let displayPrice: String
  /// Whether a family may use it.
  public let isFamilyShareable: Bool
  /// How it is bought again and again.
  public let subscription: SubscriptionInfo?

  /// The things of some names: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [StoreProduct] where Identifiers.Element == String { [] }

  /// Buys the thing, which is cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// What was bought last: nothing.
  public var latestTransaction: VerificationResult<StoreTransaction>? { get async { nil } }
  /// What may be used: nothing.
  public var currentEntitlement: VerificationResult<StoreTransaction>? { get async { nil } }
}

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
public struct StoreTransaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// The first number.
  public let originalID: UInt64
  /// The name of the thing.
  public let productID: String
  /// The kind of thing.
  public let productType: StoreProduct.ProductType
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

  /// Things that were bought, one after another: none.
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// A thing.
    public typealias Element = VerificationResult<StoreTransaction>
    /// The next thing: none.
    public mutating func next() async -> Element? { nil }
    /// The sequence itself.
    public func makeAsyncIterator() -> Transactions { self }
  }

  /// All that was bought: nothing.
  public static var all: Transactions { Transactions() }
  /// What may be used: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What is bought elsewhere: nothing.
  public static var updates: Transactions { Transactions() }
  /// What is not given yet: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// What was bought last of a thing: nothing.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<StoreTransaction>? { nil }
  /// What may be used of a thing: nothing.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<StoreTransaction>? { nil }
}

/// The things that were bought, in code that does not say that it means the store's.
extension ScrollworkViews.Transaction {
  /// All that was bought: nothing.
  public static var all: StoreTransaction.Transactions { .init() }
  /// What may be used: nothing.
  public static var currentEntitlements: StoreTransaction.Transactions { .init() }
  /// What is bought elsewhere: nothing.
  public static var updates: StoreTransaction.Transactions { .init() }
  /// What was bought last of a thing: nothing.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<StoreTransaction>? { nil }
}

/// The store, without an account.
public enum AppStore {
  /// Asks for what was bought, which fails without a network.
  public static func sync() async throws {
    throw StoreKitError.networkError(URLError(.notConnectedToInternet))
  }
  /// Whether the user may pay.
  public static var canMakePayments: Bool { true }
  /// Asks for a review, whose question is not shown.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Shows what is bought again and again, which is not shown.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}

/// An error of buying.
public struct SKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Asks for a review, whose question is not shown.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  /// Asks.
  open class func requestReview() {}
  /// Asks in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A thing to buy, of the first store.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The name.
  public var productIdentifier: String { "" }
  /// The name for the user.
  public var localizedTitle: String { "" }
  /// The words about it.
  public var localizedDescription: String { "" }
  /// The price.
  public var price: NSDecimalNumber { 0 }
  /// The language of the price.
  public var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// Asks for things to buy: the answer is an error.
open class SKProductsRequest: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any SKProductsRequestDelegate)?
  /// Asks for things of some names.
  public init(productIdentifiers: Set<String>) {}
  /// Asks.
  open func start() {
    DispatchQueue.main.async { [self] in
      delegate?.request(self, didFailWithError: URLError(.notConnectedToInternet))
    }
  }
  /// Ends the question.
  open func cancel() {}
}

/// Things to buy.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The things.
  public var products: [SKProduct] { [] }
  /// The names of no things.
  public var invalidProductIdentifiers: [String] { [] }
}

/// The delegate of a products request.
public protocol SKProductsRequestDelegate: AnyObject {
  /// Called with things to buy.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
  /// Called with an error.
  func request(_ request: SKProductsRequest, didFailWithError error: any Error)
}

extension SKProductsRequestDelegate {
  /// Does nothing.
  public func request(_ request: SKProductsRequest, didFailWithError error: any Error) {}
}

/// Buys a thing.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The name of the thing.
  public let productIdentifier: String
  /// Buys a thing.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A thing that was bought.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What became of it.
  public var transactionState: SKPaymentTransactionState { .failed }
  /// What was wanted.
  public let payment: SKPayment
  /// The number.
  public var transactionIdentifier: String? { nil }
  /// The error.
  public var error: (any Error)? { SKError(.paymentCancelled) }
  init(_ payment: SKPayment) { self.payment = payment }
}

/// What became of buying.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// What is being bought: nothing, as each is cancelled.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static var queue: SKPaymentQueue { AppProcess.current.only { SKPaymentQueue() } }
  private var observers: [any SKPaymentTransactionObserver] = []
  /// The queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Whether the user may pay.
  open class func canMakePayments() -> Bool { true }
  /// Tells an observer.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  /// Stops telling an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }
  /// Buys a thing, which is cancelled.
  open func add(_ payment: SKPayment) {
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)])
      }
    }
  }
  /// Says that the app has given a thing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Asks for what was bought: nothing.
  open func restoreCompletedTransactions() {}
}

/// The observer of payment transactions.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called with what became of things.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
