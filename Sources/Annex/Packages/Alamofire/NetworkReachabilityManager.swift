public import ScrollworkFoundation

/// A monitor of the network's reachability; there is no network here.
open class NetworkReachabilityManager: @unchecked Sendable {
  /// The reachability of the network.
  public enum NetworkReachabilityStatus: Hashable, Sendable {
    /// A kind of network.
    public enum ConnectionType: Hashable, Sendable {
      /// A connection by Ethernet or Wi-Fi.
      case ethernetOrWiFi
      /// A connection by cellular data.
      case cellular
    }

    /// The reachability is unknown.
    case unknown
    /// The network is not reachable.
    case notReachable
    /// The network is reachable by a connection.
    case reachable(ConnectionType)
  }

  /// The closure called when the reachability changes.
  public typealias Listener = (NetworkReachabilityStatus) -> Void

  /// The manager of all hosts.
  public static let `default` = NetworkReachabilityManager()

  /// Creates a network reachability manager.
  public init?() {}

  /// Creates a manager of one host.
  public init?(host: String) {}

  /// Whether the network is reachable; always false.
  open var isReachable: Bool { false }
  /// Whether the network is reachable by cellular data; always false.
  open var isReachableOnCellular: Bool { false }
  /// Whether the network is reachable by Wi-Fi or Ethernet; always false.
  open var isReachableOnEthernetOrWiFi: Bool { false }
  /// The reachability; always `.notReachable`.
  open var status: NetworkReachabilityStatus { .notReachable }

  /// Tells a closure once that there is no network.
  @discardableResult open func startListening(
    onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    let box = Handler { listener(.notReachable) }
    DispatchQueue.main.async { box.call() }
    return true
  }

  /// Tells the closure nothing more.
  open func stopListening() {}
}
