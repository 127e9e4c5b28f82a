public import ScrollworkDrawing
public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// A browser: its bars, and the page of a phone without a network.
///
/// - Source: chosen, after the bars of iOS 18: 44 points each.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  /// How the browser is shown.
  open class Configuration: NSObject {
    /// Whether articles are shown without their pages.
    open var entersReaderIfAvailable = false
    /// Whether the bars go away as the page is scrolled.
    open var barCollapsingEnabled = true
    /// The usual browser.
    public override init() {}
  }

  /// The words of the button that ends the browser.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The URL of the Safari view controller.
  public let url: URL
  /// How the browser is shown.
  public let configuration: Configuration
  private var isLoaded = false
  /// The seconds until loading fails.
  ///
  /// - Source: chosen, as for the requests of sessions.
  private static let delay = 0.05
  /// The delegate of the Safari view controller.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons.
  open var preferredControlTintColor: UIColor?
  /// The words of the button that ends the browser.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller for a URL.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Shows an address in a browser.
  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a URL, in the reader where the page is an article.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL, configuration: Configuration())
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }

  /// Shows the bars.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (view as? HostingView)?.show(screen)
    guard !isLoaded else { return }
    isLoaded = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.safariViewController(self, didCompleteInitialLoad: false)
      }
    }
  }

  /// Shows the bars.
  open override func loadView() { show(screen) }

  private var screen: some View {
    BrowserScreen(
      host: url.host() ?? url.absoluteString, bar: preferredBarTintColor,
      tint: preferredControlTintColor,
      done: ["Done", "Close", "Cancel"][dismissButtonStyle.rawValue]
    ) { [weak self] in
      guard let self else { return }
      delegate?.safariViewControllerDidFinish(self)
      dismiss(animated: true)
    }
  }
}

/// The delegate of a Safari view controller.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the browser is ended.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page is loaded or fails.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// The default implementation, which does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// The default implementation, which does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

private struct BrowserScreen: View {
  let host: String
  let bar: UIColor?
  let tint: UIColor?
  let done: String
  let finish: @MainActor () -> Void

  private var color: Color { tint.map { Color(uiColor: $0) } ?? .accentColor }
  private var ground: Color { Color(uiColor: bar ?? .secondarySystemBackground) }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Button(done) { finish() }.fontWeight(.semibold)
        HStack(spacing: 4) {
          Image(systemName: "lock.fill").font(.caption2).foregroundStyle(Color.secondary)
          Text(verbatim: host.hasPrefix("www.") ? String(host.dropFirst(4)) : host).lineLimit(1)
            .foregroundStyle(Color.primary)
        }
        .frame(maxWidth: .infinity)
        Image(systemName: "arrow.clockwise")
      }
      .padding(.horizontal, 16).frame(height: 44).background(ground)
      Divider()
      EmptyScreen(
        "You Are Not Connected to the Internet",
        message: "This page can’t be displayed because your iPhone is currently offline.")
      Divider()
      HStack {
        Image(systemName: "chevron.backward").opacity(0.3)
        Spacer()
        Image(systemName: "chevron.forward").opacity(0.3)
        Spacer()
        Image(systemName: "square.and.arrow.up")
        Spacer()
        Image(systemName: "globe")
      }
      .font(.title3).padding(.horizontal, 20).frame(height: 44).background(ground)
    }
    .foregroundStyle(color).tint(color)
    .background(Color(uiColor: .systemBackground))
  }
}
