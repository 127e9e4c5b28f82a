public import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling

/// A view controller whose UIKit view hosts SwiftUI views.
///
/// The root view receives the controller view's size as its proposal and is centered in it.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The hosted root view.
  public var rootView: Content { didSet { hosting?.show(rootView) } }

  private var hosting: HostingView? { viewIfLoaded as? HostingView }

  /// Creates a controller with a root view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a root view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Creates the hosting view.
  open override func loadView() {
    let hosting = HostingView(rootView)
    hosting.safeAreaRegions = safeAreaRegions
    hosting.frame = UIViewController.initialFrame
    view = hosting
  }

  /// The size of the root view for an available size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    guard let hosting = view as? HostingView else { return .zero }
    return hosting.contentSize(for: ProposedViewSize(size))
  }

  /// How the view's size follows the root view.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hosting?.invalidateIntrinsicContentSize() }
  }

  /// The size for a container: the natural size of the root view if ``sizingOptions`` say so.
  open override var preferredContentSize: CGSize {
    get {
      guard sizingOptions.contains(.preferredContentSize), let hosting = view as? HostingView else {
        return super.preferredContentSize
      }
      return hosting.contentSize(for: .unspecified)
    }
    set { super.preferredContentSize = newValue }
  }

  /// The parts of the safe area that the root view keeps to.
  public var safeAreaRegions = SafeAreaRegions.all {
    didSet { hosting?.safeAreaRegions = safeAreaRegions }
  }
}

/// How a hosting controller's size follows its root view.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The natural size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A UIKit view that hosts SwiftUI views.
package final class HostingView: UIView, TouchIgnoring, ContentHosting {
  package private(set) var rootView: any View
  /// The number of changes of the root view.
  package private(set) var contentVersion = 0
  /// The parts of the safe area that the root view keeps to.
  var safeAreaRegions = SafeAreaRegions.all { didSet { contentVersion += 1 } }

  package init(_ rootView: any View) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package var hostedContent: (any View)? {
    guard controller != nil else { return rootView }
    let safe = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    return safe == .zero ? rootView : SafeRoot(content: AnyView(rootView), insets: safe)
  }

  package func show(_ view: any View) {
    rootView = view
    contentVersion += 1
    invalidateIntrinsicContentSize()
  }

  package override func safeAreaInsetsDidChange() { contentVersion += 1 }

  package override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }
  package override func wrappedHeight(for width: CGFloat) -> CGFloat? {
    contentSize(for: ProposedViewSize(width: width, height: nil)).height
  }
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A length of zero is that of a view without a frame yet, and bounds nothing.
    let bound = { (length: CGFloat) in length > 0 && length.isFinite ? length : nil }
    return contentSize(
      for: ProposedViewSize(width: bound(size.width), height: bound(size.height)))
  }
}

/// A root view within the safe area of its hosting view.
private struct SafeRoot: View {
  let content: AnyView
  let insets: UIEdgeInsets

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(
        EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}
