public import ScrollworkFoundation

/// Whether there is a network, which there is not.
open class NetworkReachabilityManager: @unchecked Sendable {
  /// Whether there is a network.
  public enum NetworkReachabilityStatus: Hashable, Sendable {
    /// A kind of network.
    public enum ConnectionType: Hashable, Sendable {
      /// A local network.
      case ethernetOrWiFi
      /// A mobile network.
      case cellular
    }

    /// It is not known.
    case unknown
    /// There is none.
    case notReachable
    /// There is one.
    case reachable(ConnectionType)
  }

  /// The closure called when the reachability changes.
  public typealias Listener = (NetworkReachabilityStatus) -> Void

  /// The manager of all hosts.
  public static let `default` = NetworkReachabilityManager()

  /// Creates a manager.
  public init?() {}

  /// Creates a manager of one host.
  public init?(host: String) {}

  /// Whether there is a network.
  open var isReachable: Bool { false }
  /// Whether there is a mobile network.
  open var isReachableOnCellular: Bool { false }
  /// Whether there is a local network.
  open var isReachableOnEthernetOrWiFi: Bool { false }
  /// Whether there is a network.
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
