// At 0, 0.5.
import RevenueCat
import SwiftUI

private final class Observer: PurchasesDelegate {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
}

struct RevenueCatFixture: View {
  @State private var lines: [String] = []
  private let observer = Observer()

  private func say(_ name: String, _ error: PublicError?) {
    lines.append("\(name) \(error?.code ?? 0) \(error?.localizedDescription ?? "")")
  }

  private func row(of package: Package) -> String {
    let product: StoreProduct = package.storeProduct
    let kind: PackageType = package.packageType
    return kind == .annual ? product.localizedTitle : package.localizedPriceString
  }

  private func show(_ offerings: Offerings?) {
    let offering: Offering? = offerings?.current
    lines.append("packages \(offering?.availablePackages.map(row).count ?? -1)")
  }

  private func isPro(_ info: CustomerInfo?) -> Bool {
    let entitlements: EntitlementInfos? = info?.entitlements
    let pro: EntitlementInfo? = entitlements?["pro"]
    return pro?.isActive == true
  }

  private func buy(_ package: Package) async throws -> String? {
    let transaction: StoreTransaction? = try await Purchases.shared.purchase(package: package)
      .transaction
    return transaction?.transactionIdentifier
  }

  private func run() {
    lines.append("configured \(Purchases.isConfigured)")
    Purchases.logLevel = Purchases.LogLevel.debug
    let purchases = Purchases.configure(withAPIKey: "key")
    purchases.delegate = observer
    lines.append("configured \(Purchases.isConfigured) \(purchases === Purchases.shared)")
    lines.append("\(purchases.appUserID) \(purchases.isAnonymous) \(Purchases.logLevel)")
    purchases.getOfferings {
      say("offerings", $1)
      show($0)
    }
    purchases.getCustomerInfo { info, error in say("pro \(isPro(info))", error) }
    purchases.restorePurchases { _, error in say("restored", error) }
    purchases.logIn("ada") { _, created, error in say("created \(created)", error) }
    Task {
      do { _ = try await purchases.offerings() } catch { say("awaited", error as PublicError) }
    }
  }

  var body: some View {
    VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }.onAppear(perform: run)
  }
}
