public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The handle of a listener.
public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
/// The handle of a listener.
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
/// The completion of a sign-in.
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void

/// The kinds of tokens of devices.
public enum AuthAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

/// The authentication of an app, without a current user: every sign-in fails with a network error.
open class Auth: NSObject, @unchecked Sendable {
  private static var shared: Auth { AppProcess.current.only { Auth() } }
  private var listeners: [(handle: NSObject, call: (Auth, User?) -> Void)] = []

  /// The sign-ins of the default app.
  public static func auth() -> Auth { shared }

  /// The sign-ins of an app.
  public static func auth(app: FirebaseApp) -> Auth { shared }

  /// The signed-in user; always nil.
  public var currentUser: User? { nil }
  /// The app of the authentication service.
  public var app: FirebaseApp? { FirebaseApp.app() }
  /// The language of the mails.
  public var languageCode: String?
  /// The settings of the authentication service.
  public var settings: AuthSettings? = AuthSettings()
  /// The group of the keychain.
  public private(set) var userAccessGroup: String?

  /// The token of the device for messages.
  open var apnsToken: Data?

  /// Keeps the token of the device for messages.
  open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

  /// Uses the language of the app in mails.
  open func useAppLanguage() { languageCode = Locale.current.identifier }

  /// Uses a group of the keychain.
  open func useUserAccessGroup(_ accessGroup: String?) throws { userAccessGroup = accessGroup }

  /// Uses an emulator, which is not reached either.
  open func useEmulator(withHost host: String, port: Int) {}

  /// Signs out; there is no current user.
  open func signOut() throws {}

  /// Signs in as a user of the same app.
  open func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
    Self.complete(completion, with: user == nil ? .nullUser : .networkError)
  }

  /// Signs in as a user of the same app.
  open func updateCurrentUser(_ user: User) async throws { try await Self.fail() }

  /// Adds a listener for changes of the signed-in user, and calls it once.
  @discardableResult open func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any AuthStateDidChangeListenerHandle {
    let handle = NSObject()
    listeners.append((handle, listener))
    OfflineAnswer.after { [weak self] in
      guard let self, listeners.contains(where: { $0.handle === handle }) else { return }
      listener(self, currentUser)
    }
    return handle
  }

  /// Removes a listener.
  open func removeStateDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {
    listeners.removeAll { $0.handle === listenerHandle }
  }

  /// Adds a listener and calls it with the signed-in user, whose token does not change.
  @discardableResult open func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any IDTokenDidChangeListenerHandle {
    addStateDidChangeListener(listener)
  }

  /// Removes a listener.
  open func removeIDTokenDidChangeListener(_ listenerHandle: any IDTokenDidChangeListenerHandle) {
    removeStateDidChangeListener(listenerHandle)
  }

  /// The changes of the signed-in user; nil is the first element.
  public var authStateChanges: AsyncStream<User?> {
    AsyncStream { continuation in
      let handle = addStateDidChangeListener { _, user in continuation.yield(user) }
      nonisolated(unsafe) let held = handle
      continuation.onTermination = { _ in Auth.auth().removeStateDidChangeListener(held) }
    }
  }

  /// Whether a link signs in.
  open func isSignIn(withEmailLink link: String) -> Bool { link.contains("oobCode=") }

  /// Whether a URL belongs to a sign-in: none does.
  open func canHandle(_ url: URL) -> Bool { false }

  /// Whether a notification belongs to a sign-in: none does.
  open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }

  /// Calls a completion with an error, in a moment.
  static func complete(_ completion: (((any Error)?) -> Void)?, with code: AuthErrorCode) {
    guard let completion else { return }
    OfflineAnswer.after(code == .networkError ? OfflineAnswer.delay : 0) { completion(code.error) }
  }

  /// Calls a completion with an error, in a moment.
  static func complete<Value>(
    _ completion: ((Value?, (any Error)?) -> Void)?, with code: AuthErrorCode = .networkError
  ) {
    complete(completion.map { completion in { completion(nil, $0) } }, with: code)
  }

  /// Throws an error, in a moment.
  static func fail(_ code: AuthErrorCode = .networkError) async throws {
    let _: Never = try await OfflineAnswer.fail(code.error)
  }

  /// Throws an error, in a moment.
  static func fail<Value>(_ code: AuthErrorCode = .networkError) async throws -> Value {
    try await OfflineAnswer.fail(code.error)
  }
}

/// The settings of sign-ins.
public final class AuthSettings: NSObject, @unchecked Sendable {
  /// Whether the app is not verified, for tests.
  public var isAppVerificationDisabledForTesting = false
}

extension Notification.Name {
  /// Another user is signed in, which never happens.
  public static let AuthStateDidChange = Notification.Name("FIRAuthStateDidChangeNotification")
}
