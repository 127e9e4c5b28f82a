public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The permission to follow the user.
public enum ATTrackingManagerAuthorizationStatus: UInt, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Asks whether the user may be followed: a question that is not answered.
open class ATTrackingManager: NSObject {
  /// The permission.
  public typealias AuthorizationStatus = ATTrackingManagerAuthorizationStatus
  /// The permission: not asked for.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Asks a question that is not answered.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {}
  /// Asks a question that stays open.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}

/// The name of the device for advertisements.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static var manager: ASIdentifierManager {
    AppProcess.current.only { ASIdentifierManager() }
  }
  /// The names.
  open class func shared() -> ASIdentifierManager { manager }
  /// The name: zeros, without permission.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

/// Work of an app that is not on the screen, which never comes in a scene.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The works.
  public static var shared: BGTaskScheduler { AppProcess.current.only { BGTaskScheduler() } }
  /// Says what is done.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Plans work.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Cancels work.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Cancels all work.
  open func cancelAllTaskRequests() {}
}

/// Work of an app that is not on the screen.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Called when the time is over.
  open var expirationHandler: (@Sendable () -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  /// Ends the work.
  open func setTaskCompleted(success: Bool) {}
}

/// Short work of an app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Long work of an app.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A plan of work.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Not before this date.
  open var earliestBeginDate: Date?
  /// A plan of work.
  public init(identifier: String) { self.identifier = identifier }
}

/// A plan of short work.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}
/// A plan of long work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs a network.
  open var requiresNetworkConnectivity = false
  /// Whether it needs a cable.
  open var requiresExternalPower = false
}

/// What a live activity shows.
public protocol ActivityAttributes: Codable, Sendable {
  /// What changes.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// What a live activity shows, and how long.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// What it shows.
  public let state: State
  /// Until when.
  public let staleDate: Date?
  /// What it shows.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate) = (state, staleDate)
  }
}

/// A live activity, which is on other screens than the app's.
public final class Activity<Attributes: ActivityAttributes>: Sendable {
  /// The name.
  public let id = UUID().uuidString
  /// What stays.
  public let attributes: Attributes
  init(_ attributes: Attributes) { self.attributes = attributes }
  /// The activities of the app: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Begins an activity, which is refused: they are off.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw CocoaError(.featureUnsupported) }
  /// Who changes an activity.
  public enum PushType: Sendable { case token }
  /// Changes the activity.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  /// Ends the activity.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// When a live activity goes.
public struct ActivityUIDismissalPolicy: Sendable {
  /// As usual.
  public static let `default` = Self()
  /// At once.
  public static let immediate = Self()
  /// At a date.
  public static func after(_ date: Date) -> Self { Self() }
}

/// Whether live activities are shown.
public struct ActivityAuthorizationInfo: Sendable {
  /// Asks whether they are.
  public init() {}
  /// Whether they are: no.
  public var areActivitiesEnabled: Bool { false }
}

/// A telephone's network, of which there is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Reads the network.
  public override init() {}
  /// The kinds of networks: none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}

/// A watch, of which there is none.
open class WCSession: NSObject, @unchecked Sendable {
  /// The connection.
  public static var `default`: WCSession { AppProcess.current.only { WCSession() } }
  /// The delegate.
  open weak var delegate: (any WCSessionDelegate)?
  /// Whether there can be a watch: no.
  open class func isSupported() -> Bool { false }
  /// Whether there is a watch.
  open var isPaired: Bool { false }
  /// Whether the watch has the app.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch listens.
  open var isReachable: Bool { false }
  /// Connects.
  open func activate() {}
  /// Sends words, which is an error.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Sends the state, which is an error.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// Whether a watch is connected.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The delegate of a watch session.
public protocol WCSessionDelegate: AnyObject {
  /// Called when the connection is made.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Called when the connection rests.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the connection ends.
  func sessionDidDeactivate(_ session: WCSession)
}
