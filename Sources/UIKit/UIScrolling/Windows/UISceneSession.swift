import Foundation

/// A session of a scene.
@MainActor @preconcurrency public final class UISceneSession: Hashable {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app on the screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role.
  public let role = Role.windowApplication
  /// The identifier.
  public let persistentIdentifier = "scene"
  /// The scene.
  public package(set) weak var scene: UIScene?
  /// The configuration.
  public package(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// What the session remembers.
  public var userInfo: [String: Any]?

  package init() {}

  /// Whether both are the same.
  nonisolated public static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool {
    lhs === rhs
  }
  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// How a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration {
  /// The name.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
