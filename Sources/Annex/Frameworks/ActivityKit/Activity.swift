public import ScrollworkFoundation

/// The static data of a live activity, with the type of its state.
public protocol ActivityAttributes: Codable, Sendable {
  /// The type of the state, which changes while the activity is live.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// The state of a live activity, and its stale date.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// The state of the activity.
  public let state: State
  /// The date at which the content is outdated.
  public let staleDate: Date?
  /// Creates content of a state.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate) = (state, staleDate)
  }
}

/// A live activity, which is on other screens than the app's.
public final class Activity<Attributes: ActivityAttributes>: Sendable {
  /// The identifier of the activity.
  public let id = UUID().uuidString
  /// The static attributes of the activity.
  public let attributes: Attributes
  init(_ attributes: Attributes) { self.attributes = attributes }
  /// The activities of the app: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Begins an activity, which is refused: they are off.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw CocoaError(.featureUnsupported) }
  /// The source of updates of an activity.
  public enum PushType: Sendable { case token }
  /// Updates the content of the activity.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  /// Ends the activity.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// When a live activity goes.
public struct ActivityUIDismissalPolicy: Sendable {
  /// The default dismissal policy.
  public static let `default` = Self()
  /// Ends the activity at once.
  public static let immediate = Self()
  /// Ends the activity at a date.
  public static func after(_ date: Date) -> Self { Self() }
}

/// Whether live activities are shown.
public struct ActivityAuthorizationInfo: Sendable {
  /// Asks whether they are.
  public init() {}
  /// Whether live activities are enabled; always false.
  public var areActivitiesEnabled: Bool { false }
}
