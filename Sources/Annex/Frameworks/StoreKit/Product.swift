public import ScrollworkFoundation

/// The names of StoreKit that other modules have too, for code that qualifies them.
public enum StoreKit {
  /// A transaction of the store.
  public typealias Transaction = StoreKitTransaction
  /// A product of the store.
  public typealias Product = ScrollworkStoreKit.Product
}

/// A product of the store; there is none without a network.
public struct Product: Identifiable, Hashable, Sendable {
  /// A type of product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up and can be purchased again.
    public static let consumable = Self(rawValue: "Consumable")
    /// A product that is purchased once and kept.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends after its period.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews until the user cancels it.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The purchase succeeded.
    case success(VerificationResult<StoreKitTransaction>)
    /// The user cancelled.
    case userCancelled
    /// The purchase waits for approval.
    case pending
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// The account in the app to which the purchase belongs.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    /// The number of items.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// The period of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of the calendar.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit of the subscription period.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// A reduced price of a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The way an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name of the payment mode.
      public let rawValue: String
      /// Creates a payment mode with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The reduced price is paid each period.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// The reduced price is paid once, in advance.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// The offer is free.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// The payment mode of the subscription offer.
    public let paymentMode: PaymentMode
    /// The period of the offer.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The price of the subscription offer.
    public let price: Decimal
    /// The price in the format of the store.
    public let displayPrice: String
  }

  /// The details of a subscription that renews.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The state of a renewal.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number of the state.
      public let rawValue: Int
      /// Creates a state with a number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The subscription is active.
      public static let subscribed = Self(rawValue: 1)
      /// The subscription has ended.
      public static let expired = Self(rawValue: 2)
      /// The store retries a payment that failed.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// The store retries a payment, and the subscription stays active meanwhile.
      public static let inGracePeriod = Self(rawValue: 4)
      /// The store has revoked the subscription.
      public static let revoked = Self(rawValue: 5)
    }
    /// The status of a subscription.
    public struct Status: Hashable, Sendable {
      /// The state of the renewal.
      public let state: RenewalState
      /// The transaction of the status.
      public let transaction: VerificationResult<StoreKitTransaction>
    }
    /// The identifier of the subscription group.
    public let subscriptionGroupID: String
    /// The offer for new subscribers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for present and former subscribers.
    public let promotionalOffers: [SubscriptionOffer]
    /// Whether the user is a new subscriber.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The subscription period of the subscription info.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The statuses of the group: none.
    public var status: [Status] { get async throws { [] } }
  }

  /// The identifier of the product.
  public let id: String
  /// The type of the product.
  public let type: ProductType
  /// The display name of the product.
  public let displayName: String
  /// The description of the product.
  public let description: String
  /// The price of the product.
  public let price: Decimal
  /// The price in the format of the store.
  public let displayPrice: String
  /// Whether a family may share the product.
  public let isFamilyShareable: Bool
  /// The details of a subscription; nil for other products.
  public let subscription: SubscriptionInfo?

  /// The products of identifiers: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Purchases the product; the user cancels.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// The last transaction of the product: none.
  public var latestTransaction: VerificationResult<StoreKitTransaction>? { get async { nil } }
  /// The transaction that entitles the user to the product: none.
  public var currentEntitlement: VerificationResult<StoreKitTransaction>? { get async { nil } }
}
