public import Foundation

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Hashable, Sendable {
    /// As usual.
    case nominal = 0
    /// A little warm.
    case fair
    /// Warm.
    case serious
    /// Too warm.
    case critical
  }

  /// How warm the device is: as usual.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device saves energy: it does not.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app runs on a Mac: it runs on a phone.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app is one of Mac Catalyst's.
  public var isMacCatalystApp: Bool { false }
}

extension FileManager {
  /// The account of the cloud: there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of a container in the cloud: there is none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URLError {
  /// Why the network cannot be used.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    /// Cellular data is off.
    case cellular = 0
    /// The network is expensive.
    case expensive
    /// The network is constrained.
    case constrained
  }

  /// Why the network cannot be used, if it can in principle: never, as there is none.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// The seconds since the reference date, on the clock of the scene.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// A time in seconds, on the clock of the scene.
public typealias CFAbsoluteTime = Double

extension NSNotification.Name {
  /// Low power mode changed, which it does not.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
  /// The temperature changed, which it does not.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}
