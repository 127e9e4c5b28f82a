public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The connection of an app to its services; it is never established.
public final class FirebaseApp: NSObject, @unchecked Sendable {
  /// The apps that the code of one scene has configured.
  private final class Known {
    var apps: [String: FirebaseApp] = [:]
  }

  private static var known: Known { AppProcess.current.only { Known() } }
  private static let defaultName = "__FIRAPP_DEFAULT"

  /// The name of the Firebase app.
  public let name: String
  /// The options of the Firebase app.
  public let options: FirebaseOptions
  /// Whether services collect data unless told otherwise.
  public var isDataCollectionDefaultEnabled = true

  init(name: String, options: FirebaseOptions) {
    (self.name, self.options) = (name, options)
  }

  /// Configures the default app; a property list in the bundle is not needed.
  public static func configure() { configure(options: FirebaseOptions()) }

  /// Configures the default app.
  public static func configure(options: FirebaseOptions) {
    configure(name: defaultName, options: options)
  }

  /// Configures an app with a name.
  public static func configure(name: String, options: FirebaseOptions) {
    known.apps[name] = FirebaseApp(name: name, options: options)
  }

  /// The default app; nil until it is configured.
  public static func app() -> FirebaseApp? { known.apps[defaultName] }

  /// The app with a name.
  public static func app(name: String) -> FirebaseApp? { known.apps[name] }

  /// The configured apps.
  public static var allApps: [String: FirebaseApp]? {
    known.apps.isEmpty ? nil : known.apps
  }

  /// Removes the app.
  public func delete(_ completion: @escaping (Bool) -> Void) {
    Self.known.apps[name] = nil
    OfflineAnswer.after { completion(true) }
  }
}

/// The options of an app, which are those of a property list in the bundle.
public final class FirebaseOptions: NSObject, @unchecked Sendable {
  /// The key of the app.
  public var apiKey: String?
  /// The client of sign-ins.
  public var clientID: String?
  /// The address of the database.
  public var databaseURL: String?
  /// The project identifier of the Firebase options.
  public var projectID: String?
  /// The bucket of the storage.
  public var storageBucket: String?
  /// The Google app identifier of the Firebase options.
  public var googleAppID: String
  /// The sender of messages.
  public var gcmSenderID: String
  /// The bundle identifier of the Firebase options.
  public var bundleID = ""

  /// The options of the property list of the app.
  public override convenience init() { self.init(list: Self.list(at: nil) ?? [:]) }

  /// The options of a property list; nil if there is none.
  public convenience init?(contentsOfFile plistPath: String) {
    guard let list = Self.list(at: plistPath) else { return nil }
    self.init(list: list)
  }

  /// Options of an app.
  public convenience init(googleAppID: String, gcmSenderID GCMSenderID: String) {
    self.init(list: ["GOOGLE_APP_ID": googleAppID, "GCM_SENDER_ID": GCMSenderID])
  }

  /// The options of the app.
  public static func defaultOptions() -> FirebaseOptions? {
    list(at: nil).map(FirebaseOptions.init(list:))
  }

  private init(list: [String: String]) {
    apiKey = list["API_KEY"]
    clientID = list["CLIENT_ID"]
    databaseURL = list["DATABASE_URL"]
    projectID = list["PROJECT_ID"]
    storageBucket = list["STORAGE_BUCKET"]
    googleAppID = list["GOOGLE_APP_ID"] ?? ""
    gcmSenderID = list["GCM_SENDER_ID"] ?? ""
  }

  private static func list(at path: String?) -> [String: String]? {
    let path = path ?? Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist")
    guard let path, let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [String: Any])?.compactMapValues { $0 as? String }
  }
}

/// The level of messages on the console; nothing is written here.
public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7
  /// The least verbose level.
  public static let min = FirebaseLoggerLevel.error
  /// The most verbose level.
  public static let max = FirebaseLoggerLevel.debug
}

/// The settings of all apps.
public final class FirebaseConfiguration: NSObject, @unchecked Sendable {
  /// The shared configuration of the app.
  public static var shared: FirebaseConfiguration {
    AppProcess.current.only { FirebaseConfiguration() }
  }
  /// How much is logged.
  public private(set) var loggerLevel = FirebaseLoggerLevel.notice

  /// Sets how much is logged.
  public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { self.loggerLevel = loggerLevel }
}
