import ScrollworkSafariServices
@_exported public import ScrollworkUIKit

/// A page of the web as Safari shows it.
public struct SafariView: View {
  /// The choices for a page.
  public struct Configuration: Sendable {
    /// Whether the reader is entered where the page supports it.
    public var entersReaderIfAvailable: Bool
    /// Whether the bar becomes smaller while the page scrolls.
    public var barCollapsingEnabled: Bool

    /// Choices for a page.
    public init(entersReaderIfAvailable: Bool = false, barCollapsingEnabled: Bool = true) {
      self.entersReaderIfAvailable = entersReaderIfAvailable
      self.barCollapsingEnabled = barCollapsingEnabled
    }
  }

  /// The style of the button that dismisses the page.
  public enum DismissButtonStyle: Sendable {
    case done, close, cancel
  }

  private let url: URL
  private var barColor: Color?
  private var accent: Color?
  private var dismissal = DismissButtonStyle.done

  /// Creates a Safari view with a URL and a configuration.
  public init(url: URL, configuration: Configuration = Configuration()) { self.url = url }

  /// The page, without a network.
  public var body: some View {
    Page(
      url: url, bar: barColor.map { UIColor($0) }, control: accent.map { UIColor($0) },
      dismissal: dismissal
    )
    .ignoresSafeArea()
  }

  /// Sets the color of the bars.
  public func preferredBarAccentColor(_ color: Color?) -> SafariView {
    var copy = self
    copy.barColor = color
    return copy
  }

  /// Sets the color of the buttons.
  public func preferredControlAccentColor(_ color: Color?) -> SafariView {
    var copy = self
    copy.accent = color
    return copy
  }

  /// Sets the style of the button that dismisses the page.
  public func dismissButtonStyle(_ style: DismissButtonStyle) -> SafariView {
    var copy = self
    copy.dismissal = style
    return copy
  }

  private struct Page: UIViewControllerRepresentable {
    let url: URL
    let bar: UIColor?
    let control: UIColor?
    let dismissal: DismissButtonStyle

    func makeUIViewController(context: Context) -> SFSafariViewController {
      let controller = SFSafariViewController(url: url)
      controller.preferredBarTintColor = bar
      controller.preferredControlTintColor = control
      controller.dismissButtonStyle =
        switch dismissal {
        case .done: .done
        case .close: .close
        case .cancel: .cancel
        }
      return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }
}

extension View {
  /// Shows a page while a binding is true.
  public func safariView(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> SafariView
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { content() }
  }

  /// Shows a page while there is an item.
  public func safariView<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> SafariView
  ) -> some View {
    fullScreenCover(item: item, onDismiss: onDismiss) { content($0) }
  }
}
