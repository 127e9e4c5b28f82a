public import ScrollworkFoundation

/// The cellular service of the device; there is no carrier here.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Creates a reader of the service.
  public override init() {}
  /// The kinds of networks: none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
