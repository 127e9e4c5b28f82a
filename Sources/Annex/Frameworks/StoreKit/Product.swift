public import ScrollworkFoundation

/// The names of the store that others have too, for code that says where they come from.
public enum StoreKit {
  /// A thing that was bought.
  public typealias Transaction = StoreKitTransaction
  /// A thing to buy.
  public typealias Product = ScrollworkStoreKit.Product
}

/// A thing to buy in the store, of which there is none without a network.
public struct Product: Identifiable, Hashable, Sendable {
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
    case success(VerificationResult<StoreKitTransaction>)
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
      public let transaction: VerificationResult<StoreKitTransaction>
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
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys the thing, which is cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// What was bought last: nothing.
  public var latestTransaction: VerificationResult<StoreKitTransaction>? { get async { nil } }
  /// What may be used: nothing.
  public var currentEntitlement: VerificationResult<StoreKitTransaction>? { get async { nil } }
}
