// At 0, 0.2.
import StoreKit
import SwiftUI

@MainActor
final class Shop: NSObject, ObservableObject, SKProductsRequestDelegate,
  SKPaymentTransactionObserver
{
  @Published var log: [String] = []
  private let request = SKProductsRequest(productIdentifiers: ["seeds"])

  func load() async {
    let products: [Product] = (try? await Product.products(for: ["seeds"])) ?? []
    log.append("products \(products.count), \(products.first.map(words) ?? "none")")
    if let product = products.first { await buy(product) }
    var owned = 0
    for await result in StoreKit.Transaction.currentEntitlements {
      let transaction: StoreKitTransaction? = try? verified(result)
      if transaction?.productType == Product.ProductType.consumable { owned += 1 }
    }
    log.append("owned \(owned)")
    do { try await AppStore.sync() } catch let StoreKitError.networkError(error) {
      log.append("sync \(error.code == .notConnectedToInternet)")
    } catch { log.append("none") }
  }

  func listen() async {
    let updates: StoreKit.Transaction.Transactions = StoreKit.Transaction.updates
    for await _ in updates { log.append("update") }
    log.append("updates ended")
  }

  private func words(_ product: Product) -> String {
    let info: Product.SubscriptionInfo? = product.subscription
    let offer: Product.SubscriptionOffer? = info?.introductoryOffer
    let period: Product.SubscriptionPeriod? = offer?.period
    let isFree = offer?.paymentMode == Product.SubscriptionOffer.PaymentMode.freeTrial
    return "\(period?.value ?? 0) \(isFree)"
  }

  private func buy(_ product: Product) async {
    let option: Product.PurchaseOption = .quantity(2)
    let result: Product.PurchaseResult? = try? await product.purchase(options: [option])
    if case .success(let signed) = result {
      log.append("\((try? verified(signed))?.productID ?? "")")
    }
    let status = try? await product.subscription?.status.first
    let state: Product.SubscriptionInfo.RenewalState? = status?.state
    log.append("\(state == .subscribed)")
  }

  private func verified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error as VerificationResult<T>.VerificationError): throw error
    case .verified(let value): return value
    }
  }

  func begin() {
    SKPaymentQueue.default().add(self)
    request.delegate = self
    request.start()
    let payment = SKPayment(product: SKProduct())
    SKPaymentQueue.default().add(payment)
    log.append("payments \(SKPaymentQueue.canMakePayments())")
    SKStoreReviewController.requestReview()
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    log.append("response \(response.products.count)")
  }
  func request(_ request: SKProductsRequest, didFailWithError error: any Error) {
    log.append("request \((error as? URLError)?.code == .notConnectedToInternet)")
  }
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      let state: SKPaymentTransactionState = transaction.transactionState
      let code = (transaction.error as? SKError)?.code
      log.append("payment \(state), \(code == .paymentCancelled)")
      queue.finishTransaction(transaction)
    }
  }
}

struct StoreKitFixture: View {
  @StateObject private var shop = Shop()
  var body: some View {
    VStack { ForEach(shop.log, id: \.self) { Text($0) } }
      .onAppear { shop.begin() }
      .task { await shop.load() }
      .task { await shop.listen() }
  }
}
