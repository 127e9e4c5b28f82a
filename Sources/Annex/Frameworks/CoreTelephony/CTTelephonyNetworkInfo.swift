public import ScrollworkFoundation

/// A telephone's network, of which there is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Reads the network.
  public override init() {}
  /// The kinds of networks: none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
