public import ScrollworkFoundation
public import ScrollworkKeyValueObservation
import ScrollworkMarkup
public import ScrollworkUIScrolling
import ScrollworkViews

/// A view of a page of the web.
///
/// Pages in texts and files show their text without styles, pictures and scripts; pages of the web
/// are white: they fail a moment later on the scene's clock, as without a network.
@MainActor @preconcurrency open class WKWebView: UIView {
  /// The configuration of the web view.
  public let configuration: WKWebViewConfiguration
  /// The view that scrolls the page.
  public let scrollView = UIScrollView()
  /// The delegate of loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of windows and alerts.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether a swipe at an edge goes back.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long touch of a link shows its page.
  open var allowsLinkPreview = true
  /// Whether a debugger may look at the page.
  open var isInspectable = false
  /// The name of the browser.
  open var customUserAgent: String?
  /// The scale of the page.
  open var pageZoom: CGFloat = 1
  /// The color under the page.
  open var underPageBackgroundColor: UIColor?
  /// The URL of the web view.
  public private(set) var url: URL? { didSet { observations.tell(\WKWebView.url) } }
  /// The title of the web view.
  public private(set) var title: String? { didSet { observations.tell(\WKWebView.title) } }
  /// Whether the page is loaded.
  public private(set) var isLoading = false {
    didSet { observations.tell(\WKWebView.isLoading) }
  }
  /// How far the page is loaded, 0…1.
  public private(set) var estimatedProgress: Double = 0 {
    didSet { observations.tell(\WKWebView.estimatedProgress) }
  }
  /// The pages before and after.
  public let backForwardList = WKBackForwardList()
  private var page: HTMLPage?
  private var text: HostingView?
  private var loads = 0
  private let observations = Observations()

  /// A view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .white
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
  }

  /// A view without a page.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A view without a page.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    backgroundColor = .white
    addSubview(scrollView)
  }

  /// Whether the list has a page before; always false.
  public var canGoBack: Bool { false }
  /// Whether the list has a page after; always false.
  public var canGoForward: Bool { false }
  /// Whether all of the page came by a safe connection.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  // MARK: Loading

  /// Loads an address: a file shows its text, a page of the web fails without a network.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let address = request.url else { return nil }
    if address.isFileURL { return loadFileURL(address, allowingReadAccessTo: address) }
    return begin(address) { [weak self] navigation in
      guard let self else { return }
      let error = URLError(
        .notConnectedToInternet,
        userInfo: [
          NSURLErrorKey: address,
          NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        ])
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  /// Loads the text of a page.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(baseURL ?? URL(string: "about:blank")) { [weak self] navigation in
      guard let self else { return }
      navigationDelegate?.webView(self, didCommit: navigation)
      let page = HTMLPage(string)
      self.page = page
      title = page.title
      showPage()
      estimatedProgress = 1
      navigationDelegate?.webView(self, didFinish: navigation)
    }
  }

  /// Loads a file.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    guard let text = try? String(contentsOf: URL, encoding: .utf8) else { return nil }
    let isPage = ["html", "htm"].contains(URL.pathExtension.lowercased())
    let page = isPage ? text : "<pre>" + MarkupNode.encoded(text) + "</pre>"
    return loadHTMLString(page, baseURL: URL)
  }

  /// Loads data of a page.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }

  private func begin(
    _ address: URL?, _ finish: @escaping @MainActor (WKNavigation) -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    loads += 1
    let load = loads
    (url, isLoading, estimatedProgress) = (address, true, 0.1)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, load == self.loads, self.isLoading else { return }
        self.isLoading = false
        finish(navigation)
      }
    }
    return navigation
  }

  /// The seconds until a page is loaded or fails.
  ///
  /// - Source: chosen, as for the requests of sessions.
  private static let delay = 0.05

  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? {
    url.flatMap { $0.scheme == "about" ? nil : load(URLRequest(url: $0)) }
  }
  /// Stops loading the page.
  open func stopLoading() { isLoading = false }
  /// Loads the page before, of which there is no history; returns nil.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Loads the page after, of which there is no history; returns nil.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Loads a page of the history, which is empty; returns nil.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// Runs a script, which is an error: scripts are not run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }
  }

  /// Runs a script, which is an error: scripts are not run.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Calls a closure when a value changes.
  public func observe<Value>(
    _ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (WKWebView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observations.observe(self, keyPath, options, changeHandler)
  }

  // MARK: Layout

  /// Gives the page its width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    showPage()
  }

  private func showPage() {
    guard let page, bounds.width > 0 else { return }
    let content = PageText(page: page, width: bounds.width)
    let shown = text ?? HostingView(content)
    if text == nil {
      text = shown
      scrollView.addSubview(shown)
    }
    shown.show(content)
    let height = shown.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
    shown.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
  }
}
