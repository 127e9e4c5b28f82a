public import ScrollworkFoundation
public import ScrollworkUIKit

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

/// Asks for a review, whose question is not shown.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  /// Requests a review of the app.
  open class func requestReview() {}
  /// Asks in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
