public import Foundation
public import ScrollworkViews

/// Something that a person does in an app, which another device could go on with.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title.
  public var title: String?
  /// What is needed to go on.
  public var userInfo: [AnyHashable: Any]?
  /// The page of the activity.
  public var webpageURL: URL?
  /// Whether it is found by a search.
  public var isEligibleForSearch = false
  /// Whether other devices can go on with it.
  public var isEligibleForHandoff = true

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes it the present activity, which nothing shows.
  open func becomeCurrent() {}

  /// Ends the activity.
  open func invalidate() {}
}

extension View {
  /// Advertises an activity, which nothing shows.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when an activity is to be continued, which never happens in a scene.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Says which events from outside open the window, of which there are none.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
