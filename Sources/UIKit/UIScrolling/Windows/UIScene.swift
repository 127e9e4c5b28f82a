public import Foundation

/// A scene of an app.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The session.
  public let session: UISceneSession
  /// The title.
  open var title: String?
  /// The delegate, of the protocol of the room that declares it.
  package var delegateObject: AnyObject?
  /// How far the scene is active: it always is.
  public var activationState: ActivationState { .foregroundActive }

  /// How far a scene is active.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// On the screen, with events.
    case foregroundActive = 0
    /// On the screen, without events.
    case foregroundInactive
    /// Off the screen.
    case background
  }

  /// What a scene is connected with.
  @MainActor public final class ConnectionOptions {
    /// The addresses to open.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue.
    public let userActivities: Set<NSObject> = []
    /// The app that opened the scene; none did.
    public let sourceApplication: String? = nil

    /// Creates the options of a scene that nothing opened.
    package init() {}
  }

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// An address that an app is to open.
public final class UIOpenURLContext: Hashable {
  /// The address.
  public let url: URL

  package init(_ url: URL) { self.url = url }

  /// Whether both are the same.
  public static func == (lhs: UIOpenURLContext, rhs: UIOpenURLContext) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
