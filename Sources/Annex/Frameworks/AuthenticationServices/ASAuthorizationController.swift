public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// Asks for authorizations: without an account each fails a moment later.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// The requests of the controller.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate of the authorization controller.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window in which the authorization is presented.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Creates a controller that performs requests.
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
  /// The default implementation, which does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// The default implementation, which does nothing.
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
  /// The window in which the authorization is presented.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
