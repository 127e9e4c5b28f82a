@_exported public import ScrollworkFoundation

/// A monitor of the network's reachability; there is no network here.
public final class Reachability: @unchecked Sendable {
  /// The kinds of networks.
  public enum Connection: CustomStringConvertible, Sendable {
    case unavailable, wifi, cellular, none

    /// The words for the kind.
    public var description: String {
      switch self {
      case .cellular: "Cellular"
      case .wifi: "WiFi"
      case .unavailable, .none: "No Connection"
      }
    }
  }

  /// A closure that is called with a network.
  public var whenReachable: ((Reachability) -> Void)?
  /// A closure that is called without a network.
  public var whenUnreachable: ((Reachability) -> Void)?
  /// Whether a cellular network counts.
  public var allowsCellularConnection = true
  /// The connection of the network; there is none.
  public var connection: Connection { .unavailable }

  /// The network of a device.
  public init() throws {}
  /// The way to a host.
  public init(hostname: String) throws {}

  /// Tells that there is no network.
  public func startNotifier() throws {
    DispatchQueue.main.async {
      self.whenUnreachable?(self)
      NotificationCenter.default.post(name: .reachabilityChanged, object: self)
    }
  }
  /// Stops notifications of changes.
  public func stopNotifier() { (whenReachable, whenUnreachable) = (nil, nil) }
}

extension Notification.Name {
  /// The network has changed.
  public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}
