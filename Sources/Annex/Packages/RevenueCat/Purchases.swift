@_exported public import ScrollworkFoundation
import ScrollworkSystem

/// The purchases of an app: none, and without a network none are made.
public final class Purchases: NSObject, @unchecked Sendable {
  /// The settings that the package keeps for the app.
  private struct Settings {
    var isConfigured = false
    var logLevel = LogLevel.info
    var debugLogsEnabled = false
  }

  private static let settings = ProcessValue(wrappedValue: Settings())
  /// The shared object of purchases.
  public static var shared: Purchases { AppProcess.current.only { Purchases() } }
  /// Whether the purchases are set up.
  public static var isConfigured: Bool { settings.wrappedValue.isConfigured }
  /// Which messages are logged.
  public static var logLevel: LogLevel {
    get { settings.wrappedValue.logLevel }
    set { settings.wrappedValue.logLevel = newValue }
  }
  /// Whether messages are logged.
  public static var debugLogsEnabled: Bool {
    get { settings.wrappedValue.debugLogsEnabled }
    set { settings.wrappedValue.debugLogsEnabled = newValue }
  }
  /// The delegate for changes of the customer; none occurs here.
  public weak var delegate: (any PurchasesDelegate)?
  /// The name of the user.
  public private(set) var appUserID = "$RCAnonymousID"
  /// Whether the user has no name.
  public var isAnonymous: Bool { appUserID.hasPrefix("$RC") }

  /// The weights of messages.
  public enum LogLevel: Int, Sendable {
    case verbose, debug, info, warn, error
  }

  /// Sets the purchases up.
  @discardableResult public static func configure(
    withAPIKey apiKey: String, appUserID: String? = nil
  ) -> Purchases {
    settings.wrappedValue.isConfigured = true
    if let appUserID { shared.appUserID = appUserID }
    return shared
  }

  private func fail<Value>(_ completion: @escaping (Value?, PublicError?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { completion(nil, Self.error) }
  }

  private static var error: PublicError {
    NSError(
      domain: "RevenueCat.ErrorCode", code: 10,
      userInfo: [NSLocalizedDescriptionKey: "Error performing request."])
  }

  private func fail() async throws -> Never {
    try await Task<Never, Never>.sleep(for: .seconds(0.05))
    throw Self.error
  }

  /// Asks for what is offered.
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {
    fail(completion)
  }
  /// Asks for what is offered.
  public func offerings() async throws -> Offerings { try await fail() }
  /// Asks for what the user has.
  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
    fail(completion)
  }
  /// Asks for what the user has.
  public func customerInfo() async throws -> CustomerInfo { try await fail() }
  /// Asks for what the user has bought before.
  public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
    fail { completion?($0, $1) }
  }
  /// Asks for what the user has bought before.
  public func restorePurchases() async throws -> CustomerInfo { try await fail() }
  /// Purchases a package, which fails.
  public func purchase(
    package: Package,
    completion: @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
  ) { fail { (_: CustomerInfo?, error) in completion(nil, nil, error, false) } }
  /// Purchases a package, which fails.
  public func purchase(package: Package) async throws -> (
    transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
  ) { try await fail() }
  /// Signs a user in.
  public func logIn(
    _ appUserID: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void
  ) { fail { (_: CustomerInfo?, error) in completion(nil, false, error) } }
  /// Signs a user in.
  public func logIn(_ appUserID: String) async throws -> (
    customerInfo: CustomerInfo, created: Bool
  ) { try await fail() }
}

/// An error of purchases.
public typealias PublicError = NSError

/// The delegate for purchases.
public protocol PurchasesDelegate: AnyObject {
  /// Called when the customer's information changes; it does not here.
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}

/// The entitlement of a user; there is none, so code that needs it is compiled and never run.
public final class CustomerInfo: NSObject, @unchecked Sendable {
  /// The entitlements of the customer.
  public let entitlements = EntitlementInfos()
  /// The product identifiers of active subscriptions; always empty.
  public let activeSubscriptions: Set<String> = []
  /// The identifiers of all purchased products; always empty.
  public let allPurchasedProductIdentifiers: Set<String> = []
  /// The day of the first use.
  public let firstSeen = Date(timeIntervalSince1970: 0)
  override init() {}
}

/// The entitlements of a customer.
public final class EntitlementInfos: NSObject, @unchecked Sendable {
  /// All by their names.
  public let all: [String: EntitlementInfo] = [:]
  /// The active entitlements by name.
  public var active: [String: EntitlementInfo] { all.filter(\.value.isActive) }
  /// The one of a name.
  public subscript(key: String) -> EntitlementInfo? { all[key] }
  override init() {}
}

/// Something that a user may use.
public final class EntitlementInfo: NSObject, @unchecked Sendable {
  /// The identifier of the entitlement info.
  public let identifier: String
  /// Whether the entitlement is active; always false.
  public let isActive = false
  /// Whether the subscription renews; always false.
  public let willRenew = false
  /// The expiration date of the entitlement info.
  public let expirationDate: Date? = nil
  init(_ identifier: String) { self.identifier = identifier }
}

/// All offerings of an app.
public final class Offerings: NSObject, @unchecked Sendable {
  /// The offer of the moment.
  public let current: Offering? = nil
  /// All by their names.
  public let all: [String: Offering] = [:]
  override init() {}
}

/// An offering of packages for sale.
public final class Offering: NSObject, Identifiable, @unchecked Sendable {
  /// The identifier of the offering.
  public let identifier: String
  /// The identifier of the offering.
  public var id: String { identifier }
  /// The description of the offering.
  public let serverDescription = ""
  /// The available packages of the offering.
  public let availablePackages: [Package] = []
  /// The package for a year.
  public let annual: Package? = nil
  /// The package for a month.
  public let monthly: Package? = nil
  /// The package for a week.
  public let weekly: Package? = nil
  /// The package for ever.
  public let lifetime: Package? = nil
  init(_ identifier: String) { self.identifier = identifier }
}

/// The times that packages are for.
public enum PackageType: Int, Sendable {
  case unknown = -2
  case custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}

/// A package of an offer.
public final class Package: NSObject, Identifiable, @unchecked Sendable {
  /// The identifier of the package.
  public let identifier: String
  /// The identifier of the package.
  public var id: String { identifier }
  /// The type of the package.
  public let packageType: PackageType
  /// The store product of the package.
  public let storeProduct: StoreProduct
  /// The price in words.
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  init(_ identifier: String, _ type: PackageType, _ product: StoreProduct) {
    (self.identifier, packageType, storeProduct) = (identifier, type, product)
  }
}

/// A product of the store.
public final class StoreProduct: NSObject, @unchecked Sendable {
  /// The product identifier of the store product.
  public let productIdentifier: String
  /// The localized title of the store product.
  public let localizedTitle = ""
  /// The localized description of the product.
  public let localizedDescription = ""
  /// The price in words.
  public let localizedPriceString = ""
  /// The price of the store product.
  public let price = Decimal.zero
  init(_ identifier: String) { productIdentifier = identifier }
}

/// A transaction of the store.
public final class StoreTransaction: NSObject, @unchecked Sendable {
  /// The transaction identifier of the store transaction.
  public let transactionIdentifier = ""
  override init() {}
}
