public import ScrollworkFoundation
import ScrollworkMarkup
public import ScrollworkViews

/// A view of a page of the web: of a text its words, of an address white, as without a network.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?

  /// Creates a view of a URL.
  public init(url: URL?) { (page, self.url) = (nil, url) }

  /// Creates a view of a page.
  public init(_ page: WebPage) { (self.page, url) = (page, nil) }

  /// The page under its insets.
  public var body: some View {
    if let html = page?.html {
      GeometryReader { proxy in
        ScrollView { PageText(page: HTMLPage(html), width: proxy.size.width) }
      }
      .background(Color.white)
    } else {
      Color.white
    }
  }
}

/// A page of the web and how far it is loaded.
@MainActor @Observable public final class WebPage {
  /// The URL of the web page.
  public private(set) var url: URL?
  /// The title of the web page.
  public private(set) var title = ""
  /// Whether the page is loaded.
  public private(set) var isLoading = false
  /// How far the page is loaded, 0…1.
  public private(set) var estimatedProgress: Double = 0
  private(set) var html: String?

  /// Creates an empty web page.
  public init() {}

  /// Loads an address, which fails without a network.
  public func load(_ url: URL?) {
    (self.url, html, title) = (url, nil, "")
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      MainActor.assumeIsolated { self?.isLoading = false }
    }
  }

  /// Loads a request, which fails without a network.
  public func load(_ request: URLRequest) { load(request.url) }

  /// Loads the text of a page.
  public func load(html: String, baseURL: URL = URL(filePath: "/")) {
    (self.html, url, estimatedProgress) = (html, baseURL, 1)
    title = HTMLPage(html).title ?? ""
  }

  /// Loads the page again.
  public func reload() {}

  /// Stops loading the page.
  public func stopLoading() { isLoading = false }
}

extension View {
  /// Sets whether a swipe at an edge of a page goes back; no page is left.
  public func webViewBackForwardNavigationGestures(
    _ value: WebViewGestureBehavior
  ) -> some View { environment(\.webViewGestures, value) }
}

/// Whether a gesture of a page is used.
public enum WebViewGestureBehavior: Sendable { case automatic, enabled, disabled }

extension EnvironmentValues {
  @Entry fileprivate var webViewGestures = WebViewGestureBehavior.automatic
}
