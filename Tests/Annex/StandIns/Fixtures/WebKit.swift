// At 0, 0.2.
import SwiftUI
import UIKit
import WebKit

@MainActor
final class Browser: NSObject, ObservableObject, WKNavigationDelegate, WKUIDelegate,
  WKScriptMessageHandler
{
  @Published var log: [String] = []
  private var observations: [NSKeyValueObservation] = []

  func makeView() -> WKWebView {
    let settings = WKWebViewConfiguration()
    settings.preferences = WKPreferences()
    settings.defaultWebpagePreferences = WKWebpagePreferences()
    settings.defaultWebpagePreferences.preferredContentMode =
      WKWebpagePreferences.ContentMode.mobile
    settings.processPool = WKProcessPool()
    settings.mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.video
    settings.dataDetectorTypes = [WKDataDetectorTypes.link, .phoneNumber]
    settings.websiteDataStore = WKWebsiteDataStore.nonPersistent()
    let content = WKUserContentController()
    let script = WKUserScript(
      source: "a()", injectionTime: WKUserScriptInjectionTime.atDocumentEnd, forMainFrameOnly: true)
    content.addUserScript(script)
    content.add(self, name: "log")
    settings.userContentController = content
    let view = WKWebView(frame: .zero, configuration: settings)
    view.navigationDelegate = self
    view.uiDelegate = self
    let first: NSKeyValueObservingOptions = .initial
    observations = [
      view.observe(\.title, options: [.new]) {
        [weak self] _, change in self?.log.append("title \((change.newValue ?? nil) ?? "none")")
      },
      view.observe(\.isLoading, options: first) {
        [weak self] view, _ in self?.log.append("loading \(view.isLoading) \(self?.log.count ?? 0)")
      },
    ]
    let list: WKBackForwardList = view.backForwardList
    let last: WKBackForwardListItem? = list.backItem
    log.append("scripts \(content.userScripts.count), back \(last?.title ?? "none")")
    log.append("stays \(settings.websiteDataStore.isPersistent)")
    view.evaluateJavaScript("1 + 1") { [weak self] _, error in
      if let error = error as? WKError { self?.log.append("script \(error.code)") }
    }
    view.loadHTMLString(
      "<title>Ferns</title><meta name=\"viewport\"><h1>Ferns</h1><p>A <b>hardy</b> <a href=x>one</a></p>",
      baseURL: nil)
    return view
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let frame: WKFrameInfo? = navigationAction.targetFrame
    let kind: WKNavigationType = navigationAction.navigationType
    decisionHandler(kind == .linkActivated && frame == nil ? .cancel : .allow)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log.append("finished \(webView.estimatedProgress)")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { log.append("failed \((error as? URLError)?.code == .notConnectedToInternet)") }
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { log.append("\(message.body)") }
}

struct BrowserView: UIViewRepresentable {
  let browser: Browser
  func makeUIView(context: Context) -> WKWebView { browser.makeView() }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

struct WebKitFixture: View {
  @StateObject private var browser = Browser()
  @State private var offline = WKWebView()
  @State private var page = WebPage()

  var body: some View {
    VStack {
      BrowserView(browser: browser).frame(height: 160)
      WebView(page).webViewBackForwardNavigationGestures(WebViewGestureBehavior.disabled)
        .frame(height: 120)
      ForEach(browser.log, id: \.self) { Text($0) }
      Text("page \(page.title) \(page.estimatedProgress)")
    }
    .onAppear {
      page.load(html: "<title>Moss</title><ul><li>one<li>two</ul>")
      offline.navigationDelegate = browser
      offline.load(URLRequest(url: URL(string: "https://example.com") ?? URL(filePath: "/")))
    }
  }
}
