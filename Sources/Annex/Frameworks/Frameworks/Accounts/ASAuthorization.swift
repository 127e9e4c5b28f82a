import ScrollworkDrawing
public import ScrollworkFoundation
public import ScrollworkUIScrolling
import ScrollworkGeometry
import ScrollworkViews

/// A request for an authorization.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A request that a user is known by.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What is asked for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What the answer must repeat.
  open var state: String?
  /// What the answer must prove.
  open var nonce: String?
}

/// A request that a user of Apple is known by.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user, if he is known.
  open var user: String?
}

/// Makes requests that a user of Apple is known by.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether a user is known.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// Posted when a user is not known any more.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  /// Makes requests.
  public override init() {}
  /// A request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Whether a user is known: no.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }
  /// Whether a user is known: no.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A password, of which none is stored.
open class ASPasswordCredential: NSObject, @unchecked Sendable {
  /// The user.
  public let user: String
  /// The password.
  public let password: String
  /// A password of a user.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Makes requests of stored passwords.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  /// Makes requests.
  public override init() {}
  /// A request.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// What was authorized.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What is asked for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address of the user.
    public static let email = Scope(rawValue: "email")
  }
  /// What a user is known by.
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// What a user is known by.
public protocol ASAuthorizationCredential {}
extension ASPasswordCredential: ASAuthorizationCredential {}

/// What a user of Apple is known by.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The name of the user for the app.
  public var user: String { "" }
  /// What the request had.
  public var state: String? { nil }
  /// The address.
  public var email: String? { nil }
  /// The name.
  public var fullName: PersonNameComponents? { nil }
  /// The proof.
  public var identityToken: Data? { nil }
  /// The code for a server.
  public var authorizationCode: Data? { nil }
  /// Whether the user is a person.
  public var realUserStatus: Int { 0 }
}

/// An error of an authorization.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The user cancelled.
  public static let canceled = Code.canceled
  /// Something else.
  public static let unknown = Code.unknown
}

/// Asks for authorizations: without an account each fails a moment later.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who knows where the question is shown.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Asks for authorizations.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Asks; the answer is an error.
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
      }
    }
  }
}

/// The delegate of an authorization controller.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called with an authorization.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called with an error.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A window that a question is shown in.
public typealias ASPresentationAnchor = UIView

/// Knows where a question is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding:
  AnyObject
{
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A button that signs in with Apple.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
  /// The words of the button.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// Sign in.
    public static let `default` = ButtonType.signIn
  }
  /// The look of the button.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 6 { didSet { showFace() } }
  private let type: ButtonType
  private let style: Style
  private let face = HostingView(EmptyView())

  /// A button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    face.isUserInteractionEnabled = false
    face.frame = bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
    showFace()
  }
  /// A button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// A black button that signs in.
  public convenience init() { self.init(type: .signIn, style: .black) }
  /// Creates nothing: there are no files of views.
  public required init?(coder: NSCoder) { nil }

  private func showFace() {
    let words: [SignInWithAppleButton.Label] = [.signIn, .continue, .signUp]
    let looks: [SignInWithAppleButton.Style] = [.white, .whiteOutline, .black]
    face.show(
      AppleButtonFace(
        words: words[type.rawValue].words, style: looks[style.rawValue], corner: cornerRadius))
  }
  /// The least size.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

/// A page of the web that signs in: without a network it is cancelled.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// Called with the address at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  /// Whether cookies are forgotten.
  open var prefersEphemeralWebBrowserSession = false
  /// Who knows where the page is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// A page that ends at an address of a scheme.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
  }
  /// Shows the page, which is cancelled.
  @discardableResult open func start() -> Bool {
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    }
    return true
  }
  /// Ends the page.
  open func cancel() {}
}

/// Knows where a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding:
  AnyObject
{
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// An error of a page that signs in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The user cancelled.
  public static let canceledLogin = Code.canceledLogin
}
