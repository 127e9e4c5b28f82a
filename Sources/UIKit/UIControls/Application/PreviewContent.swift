public import ScrollworkUIScrolling
public import ScrollworkViews

/// What the body of a preview makes: views, or a view controller or a view of UIKit, which fill the
/// screen as in an editor.
public struct PreviewContent<Content: View>: View {
  private let content: Content

  /// Creates the content of views.
  public init(@ViewBuilder body: () -> Content) { content = body() }

  /// Creates the content of a view controller.
  public init(body: @escaping @MainActor () -> UIViewController)
  where Content == PreviewedController {
    content = PreviewedController(make: body)
  }

  /// Creates the content of a view.
  public init(body: @escaping @MainActor () -> UIView) where Content == PreviewedController {
    content = PreviewedController {
      let controller = UIViewController()
      controller.view = body()
      return controller
    }
  }

  /// The content.
  public var body: some View { content }
}

/// A view controller of a preview, which fills the screen.
public struct PreviewedController: View {
  private let host: Host

  init(make: @escaping @MainActor () -> UIViewController) { host = Host(make: make) }

  /// The view of the controller.
  public var body: some View { host.ignoresSafeArea() }

  private struct Host: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
}
