import Foundation
public import ScrollworkUIScrolling

/// A controller whose view of UIKit shows views.
///
/// They are offered its size, and stand in its middle.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// What is shown.
  public var rootView: Content { didSet { hosting?.show(rootView) } }

  private var hosting: HostingView? { view as? HostingView }

  /// A controller of a view that shows views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Makes the view that shows them.
  open override func loadView() { view = HostingView(rootView) }
}

/// A view of UIKit that shows views.
final class HostingView: UIView {
  private(set) var rootView: any View
  /// How often it has been told what to show.
  private(set) var version = 0

  init(_ rootView: any View) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  func show(_ view: any View) {
    rootView = view
    version += 1
  }
}
