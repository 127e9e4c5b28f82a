public import ScrollworkFoundation

/// A thing to buy, of the first store.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  public var productIdentifier: String { "" }
  /// The name for the user.
  public var localizedTitle: String { "" }
  /// The words about it.
  public var localizedDescription: String { "" }
  /// The price of the product.
  public var price: NSDecimalNumber { 0 }
  /// The language of the price.
  public var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// Asks for things to buy: the answer is an error.
open class SKProductsRequest: NSObject, @unchecked Sendable {
  /// The delegate of the products request.
  open weak var delegate: (any SKProductsRequestDelegate)?
  /// Asks for things of some names.
  public init(productIdentifiers: Set<String>) {}
  /// Sends the request for products.
  open func start() {
    DispatchQueue.main.async { [self] in
      delegate?.request(self, didFailWithError: URLError(.notConnectedToInternet))
    }
  }
  /// Cancels the request for products.
  open func cancel() {}
}

/// The products of a request.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products of the products response.
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
  /// The default implementation, which does nothing.
  public func request(_ request: SKProductsRequest, didFailWithError error: any Error) {}
}
