public import ScrollworkFoundation

/// A kind of connection.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of connections.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The type of the interface.
  public let type: InterfaceType
}

/// A path to the network: none, as sessions have none.
public struct NWPath: Hashable, Sendable {
  /// The status of a network path.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  /// The status of the path; always unsatisfied.
  public var status: Status { .unsatisfied }
  /// Why there is none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether the path is paid for.
  public var isExpensive: Bool { false }
  /// Whether data are saved.
  public var isConstrained: Bool { false }
  /// The available interfaces of the path.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether a path uses a kind of connection: no.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells of the path to the network: that there is none, once.
public final class NWPathMonitor: @unchecked Sendable {
  /// Called with the path, at the start and when it changes.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  private var isCancelled = false

  /// Tells of any path.
  public init() {}
  /// Tells of paths of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// The current path of the path monitor.
  public var currentPath: NWPath { NWPath() }
  /// Starts the monitor, which reports one path.
  public func start(queue: DispatchQueue) {
    DispatchQueue.main.async { [self] in
      if !isCancelled { pathUpdateHandler?(NWPath()) }
    }
  }
  /// Stops the path monitor.
  public func cancel() { isCancelled = true }
}

/// The other end of a connection.
public enum NWEndpoint: Hashable, Sendable {
  /// A host and a port.
  case hostPort(host: String, port: UInt16)
}
