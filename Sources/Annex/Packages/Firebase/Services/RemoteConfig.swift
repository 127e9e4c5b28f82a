public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// Settings that a server may change; without it they are the defaults of the app.
public final class RemoteConfig: NSObject, @unchecked Sendable {
  private static var shared: RemoteConfig { AppProcess.current.only { RemoteConfig() } }
  private var defaults: [String: NSObject] = [:]

  /// The settings of the app.
  public static func remoteConfig() -> RemoteConfig { shared }

  /// How settings are loaded.
  public var configSettings = RemoteConfigSettings()
  /// When settings were loaded: never.
  public var lastFetchTime: Date? { nil }
  /// The result of the last load, which fails.
  public private(set) var lastFetchStatus = RemoteConfigFetchStatus.noFetchYet

  /// Sets the default values of parameters.
  public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }

  /// Sets the defaults to those of a property list.
  public func setDefaults(fromPlist fileName: String?) {
    guard let path = Bundle.main.path(forResource: fileName, ofType: "plist"),
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return }
    defaults = (list as? [String: NSObject]) ?? [:]
  }

  private static var offline: NSError {
    NSError(
      domain: "com.google.remoteconfig.ErrorDomain", code: 8_003,
      userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
  }

  /// Fetches values, which fails without a network.
  public func fetch(
    withExpirationDuration expirationDuration: TimeInterval = 43_200,
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) {
    OfflineAnswer.after(OfflineAnswer.delay) { [self] in
      lastFetchStatus = .failure
      completionHandler?(.failure, Self.offline)
    }
  }

  /// Loads settings, and uses them.
  public func fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) {
    fetch { _, error in completionHandler?(.error, error) }
  }

  /// Loads settings, and uses them.
  @discardableResult public func fetchAndActivate() async throws
    -> RemoteConfigFetchAndActivateStatus
  {
    lastFetchStatus = .failure
    return try await OfflineAnswer.fail(Self.offline)
  }

  /// Uses what has been loaded: nothing.
  public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
    OfflineAnswer.after { completion?(false, nil) }
  }

  /// The value of a key.
  public func configValue(forKey key: String?) -> RemoteConfigValue {
    RemoteConfigValue(key.flatMap { defaults[$0] })
  }

  /// The value of a key.
  public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
}

/// How settings are loaded.
public final class RemoteConfigSettings: NSObject, @unchecked Sendable {
  /// How long settings stay, in seconds.
  public var minimumFetchInterval: TimeInterval = 43_200
  /// How long is waited for them, in seconds.
  public var fetchTimeout: TimeInterval = 60
}

/// Whether settings were loaded.
public enum RemoteConfigFetchStatus: Int, Sendable {
  case noFetchYet
  case success
  case failure
  case throttled
}

/// Whether settings were loaded and are used.
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote
  case successUsingPreFetchedData
  case error
}

/// Where a setting is from.
public enum RemoteConfigSource: Int, Sendable {
  case remote
  case `default`
  case `static`
}

/// A value of a parameter.
public final class RemoteConfigValue: NSObject, @unchecked Sendable {
  private let value: NSObject?

  init(_ value: NSObject?) { self.value = value }

  /// Where the setting is from.
  public var source: RemoteConfigSource { value == nil ? .static : .default }
  /// The setting as text.
  public var stringValue: String { value.map { "\($0)" } ?? "" }
  /// The setting as a number.
  public var numberValue: NSNumber { NSNumber(value: Double(stringValue) ?? 0) }
  /// The setting as data.
  public var dataValue: Data { Data(stringValue.utf8) }
  /// The setting as a truth value.
  public var boolValue: Bool {
    ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased())
  }
}
