public import ScrollworkFoundation

/// The loading of a page.
@MainActor @preconcurrency open class WKNavigation: NSObject {}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// What loads a page.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  /// The type of the navigation.
  public var navigationType: WKNavigationType { .other }
  /// The request of the navigation action.
  public let request: URLRequest
  /// The part of the page that will show it.
  public var targetFrame: WKFrameInfo? { nil }
  /// The part of the page that wants it.
  public var sourceFrame: WKFrameInfo { WKFrameInfo() }
  init(_ request: URLRequest) { self.request = request }
}

/// The response to a navigation.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// The response of the server.
  public let response: URLResponse
  /// Whether the response is for the main frame.
  public var isForMainFrame: Bool { true }
  /// Whether the content type can be shown.
  public var canShowMIMEType: Bool { true }
  init(_ response: URLResponse) { self.response = response }
}

/// A part of a page.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// Whether the frame is the main frame.
  public var isMainFrame: Bool { true }
}

/// The features of a new window.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {}

/// The navigation delegate of a web view.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether a page is loaded; not asked, as there are no links.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides whether an answer is shown; not asked, as there are none.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Called when loading begins.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the server sends to another page.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when loading fails before anything is shown.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called when the page begins to be shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading fails.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when the process of the page ends.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// The default implementation, which allows the navigation.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// The default implementation, which allows the response.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// The default implementation, which does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// The default implementation, which does nothing.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// The default implementation, which does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// The default implementation, which does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// The default implementation, which does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// The default implementation, which does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// The default implementation, which does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Makes windows and alerts for pages; not asked, as scripts do not run.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {
  /// Makes a view for a new window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// The default implementation, which returns no view.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}
