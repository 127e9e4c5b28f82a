public import ScrollworkFoundation
import ScrollworkSystem

/// An error of buying.
public struct SKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable
  }
  /// The code of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A payment for a product.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The name of the thing.
  public let productIdentifier: String
  /// Creates a payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A thing that was bought.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The state of the transaction; always failed.
  public var transactionState: SKPaymentTransactionState { .failed }
  /// The payment of the transaction.
  public let payment: SKPayment
  /// The transaction identifier of the payment transaction.
  public var transactionIdentifier: String? { nil }
  /// The error of the payment transaction.
  public var error: (any Error)? { SKError(.paymentCancelled) }
  init(_ payment: SKPayment) { self.payment = payment }
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A queue of payments, each of which is cancelled.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static var queue: SKPaymentQueue { AppProcess.current.only { SKPaymentQueue() } }
  private var observers: [any SKPaymentTransactionObserver] = []
  /// The default payment queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Whether the user may pay.
  open class func canMakePayments() -> Bool { true }
  /// Adds an observer of transactions.
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
