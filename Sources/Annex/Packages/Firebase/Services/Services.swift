public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

// Services that have no part in a picture: what an app tells them is not sent.

/// Events that an app counts.
public enum Analytics {
  /// Logs an event, which is not sent.
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  /// Sets what is known of the user.
  public static func setUserProperty(_ value: String?, forName name: String) {}
  /// Sets the user of events.
  public static func setUserID(_ userID: String?) {}
  /// Sets whether events are counted.
  public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
  /// Sets what all events have.
  public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  /// Clears the events and the user.
  public static func resetAnalyticsData() {}
  /// The app that counts: none.
  public static func appInstanceID() -> String? { nil }
}

/// The names of events.
public let AnalyticsEventLogin = "login"
/// The name of an event.
public let AnalyticsEventSignUp = "sign_up"
/// The name of an event.
public let AnalyticsEventScreenView = "screen_view"
/// The name of an event.
public let AnalyticsEventSelectContent = "select_content"
/// The name of an event.
public let AnalyticsEventAppOpen = "app_open"
/// The name of an event.
public let AnalyticsEventPurchase = "purchase"
/// The name of a parameter.
public let AnalyticsParameterScreenName = "screen_name"
/// The name of a parameter.
public let AnalyticsParameterScreenClass = "screen_class"
/// The name of a parameter.
public let AnalyticsParameterItemID = "item_id"
/// The name of a parameter.
public let AnalyticsParameterItemName = "item_name"
/// The name of a parameter.
public let AnalyticsParameterContentType = "content_type"
/// The name of a parameter.
public let AnalyticsParameterMethod = "method"

/// A service that reports crashes.
public final class Crashlytics: NSObject, @unchecked Sendable {
  private static var shared: Crashlytics { AppProcess.current.only { Crashlytics() } }

  /// The reports of the app.
  public static func crashlytics() -> Crashlytics { shared }
  /// Logs a message for the next crash report.
  public func log(_ msg: String) {}
  /// Records an error for the next report.
  public func record(error: any Error, userInfo: [String: Any]? = nil) {}
  /// Sets a custom value of crash reports.
  public func setCustomValue(_ value: Any?, forKey key: String) {}
  /// Sets the user identifier of crash reports.
  public func setUserID(_ identifier: String?) {}
  /// Sets whether reports are sent.
  public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
  /// Whether the app crashed before.
  public func didCrashDuringPreviousExecution() -> Bool { false }
}

/// A measure of time.
public final class Performance: NSObject, @unchecked Sendable {
  private static var shared: Performance { AppProcess.current.only { Performance() } }

  /// The measures of the app.
  public static func sharedInstance() -> Performance { shared }
  /// Starts a trace of a name.
  public static func startTrace(name: String) -> Trace? { Trace(name: name) }
}

/// A stretch of time that is measured.
public final class Trace: NSObject, @unchecked Sendable {
  /// The name of the trace.
  public let name: String

  init(name: String) { self.name = name }

  /// Starts measuring the trace.
  public func start() {}
  /// Stops measuring the trace.
  public func stop() {}
}

/// Messages to a device: none comes without a network.
public final class Messaging: NSObject, @unchecked Sendable {
  private static var shared: Messaging { AppProcess.current.only { Messaging() } }

  /// The messages of the app.
  public static func messaging() -> Messaging { shared }
  /// The delegate of the messaging service.
  public weak var delegate: (any MessagingDelegate)?
  /// The token of the system.
  public var apnsToken: Data?
  /// The token of the service: none.
  public var fcmToken: String? { nil }
  /// Whether a token is asked for.
  public var isAutoInitEnabled = true

  /// Asks for the token.
  public func token(completion: @escaping (String?, (any Error)?) -> Void) {
    OfflineAnswer.after(OfflineAnswer.delay) { completion(nil, URLError(.notConnectedToInternet)) }
  }

  /// Asks for the token.
  public func token() async throws -> String {
    try await OfflineAnswer.fail(URLError(.notConnectedToInternet))
  }

  /// Asks for the messages of a topic.
  public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
  /// Asks for no more messages of a topic.
  public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
  /// Reports the delivery of a message.
  @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any])
    -> MessagingMessageInfo
  {
    MessagingMessageInfo()
  }
}

/// Whether a message was new.
public final class MessagingMessageInfo: NSObject, Sendable {}

/// A delegate of messages.
public protocol MessagingDelegate: AnyObject {
  /// Called with a new registration token; there is none here.
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
  /// The default implementation, which does nothing.
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

/// Checks of the app, which nothing asks for.
public final class AppCheck: NSObject, @unchecked Sendable {
  /// Sets the factory of attestation providers.
  public static func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}
}

/// A maker of checks.
public protocol AppCheckProviderFactory: AnyObject {}

/// A maker of checks for debugging.
public final class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {}

/// Functions on a server, which is not reached.
public final class Functions: NSObject, @unchecked Sendable {
  private static var shared: Functions { AppProcess.current.only { Functions() } }

  /// The functions of the app.
  public static func functions() -> Functions { shared }
  /// The functions of a region.
  public static func functions(region: String) -> Functions { shared }
  /// A callable function of the backend.
  public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
  /// Uses an emulator, which is not reached either.
  public func useEmulator(withHost host: String, port: Int) {}
}

/// A function on a server.
public final class HTTPSCallable: NSObject, @unchecked Sendable {
  /// Calls the function, which fails.
  public func call(
    _ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void
  ) {
    OfflineAnswer.after(OfflineAnswer.delay) { completion(nil, URLError(.notConnectedToInternet)) }
  }

  /// Calls the function, which fails.
  public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
    try await OfflineAnswer.fail(URLError(.notConnectedToInternet))
  }
}

/// The result of a function on a server.
public final class HTTPSCallableResult: NSObject, @unchecked Sendable {
  /// The data of the HTTPS callable result.
  public let data: Any

  init(data: Any) { self.data = data }
}
