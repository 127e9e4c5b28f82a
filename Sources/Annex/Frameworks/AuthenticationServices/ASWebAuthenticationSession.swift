public import ScrollworkFoundation

/// A page of the web that signs in: without a network it is cancelled.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// Called with the address at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  /// Whether cookies are forgotten.
  open var prefersEphemeralWebBrowserSession = false
  /// The provider of the window in which the page is presented.
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
  /// Cancels the session and its page.
  open func cancel() {}
}

/// Knows where a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding:
  AnyObject
{
  /// The window in which the page is presented.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// An error of a page that signs in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  /// The code of the web authentication session error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The user cancelled.
  public static let canceledLogin = Code.canceledLogin
}
