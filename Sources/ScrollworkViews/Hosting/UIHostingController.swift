import Foundation
public import ScrollworkUIScrolling

/// A view controller whose UIKit view hosts SwiftUI views.
///
/// The root view receives the controller view's size as its proposal and is centered in it.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The hosted root view.
  public var rootView: Content { didSet { hosting?.show(rootView) } }

  private var hosting: HostingView? { view as? HostingView }

  /// Creates a controller with a root view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Creates the hosting view.
  open override func loadView() { view = HostingView(rootView) }
}

/// A UIKit view that hosts SwiftUI views.
final class HostingView: UIView, TouchIgnoring {
  private(set) var rootView: any View
  /// The number of changes of the root view.
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
