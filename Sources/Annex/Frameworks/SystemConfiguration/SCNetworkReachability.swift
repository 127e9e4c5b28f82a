public import Foundation

/// How a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The raw value of the network reachability flags.
  public let rawValue: UInt32
  /// Creates network reachability flags from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Over a connection that may end.
  public static let transientConnection = Self(rawValue: 1)
  /// The host is reachable.
  public static let reachable = Self(rawValue: 2)
  /// After a connection is made.
  public static let connectionRequired = Self(rawValue: 4)
  /// A connection is made for traffic.
  public static let connectionOnTraffic = Self(rawValue: 8)
  /// A person must help.
  public static let interventionRequired = Self(rawValue: 16)
  /// A connection is made when it is needed.
  public static let connectionOnDemand = Self(rawValue: 32)
  /// The address is the device's own.
  public static let isLocalAddress = Self(rawValue: 65_536)
  /// A network without a router between.
  public static let isDirect = Self(rawValue: 131_072)
  /// Over a mobile network.
  public static let isWWAN = Self(rawValue: 262_144)
  /// The name of old for ``connectionOnTraffic``.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The reachability of a host; without a network none is reached.
public final class SCNetworkReachability: Sendable {
  init() {}
}

/// The context of reachability callbacks.
public struct SCNetworkReachabilityContext {
  /// The version of the network reachability context.
  public var version: Int
  /// The pointer that callbacks receive.
  public var info: UnsafeMutableRawPointer?

  /// Creates a context; the closures are not called.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) { (self.version, self.info) = (version, info) }
}

/// A function that is called for changes.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The way to a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: UnsafeRawPointer?, _ nodename: UnsafePointer<Int8>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// The way to an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: UnsafeRawPointer?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Writes how a host is reached; returns whether that is known.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

/// Sets what is called for changes; there are none.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Sets the queue of callbacks.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

/// The error of the last call: none.
public func SCError() -> Int32 { 0 }
