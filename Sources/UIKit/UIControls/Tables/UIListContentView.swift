public import Foundation
import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A configuration that views of SwiftUI's draw.
@MainActor protocol HostedConfiguration: UIContentConfiguration {
  /// The views.
  var hosted: any View { get }
}

/// The view of a list's content configuration.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView, ContentHosting, TouchIgnoring {
  /// The number of changes of the configuration.
  package private(set) var contentVersion = 0
  /// The configuration.
  open var configuration: any UIContentConfiguration {
    didSet {
      contentVersion += 1
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  fileprivate init(hosting configuration: any HostedConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates nothing: there are no files of views.
  public required init?(coder: NSCoder) { nil }

  package var hostedContent: (any View)? { (configuration as? any HostedConfiguration)?.hosted }

  open override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }
  open override func wrappedHeight(for width: CGFloat) -> CGFloat? {
    contentSize(for: ProposedViewSize(width: width, height: nil)).height
  }
  /// The size of the content; a length of zero bounds nothing.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bound = { (length: CGFloat) in length > 0 && length.isFinite ? length : nil }
    return contentSize(
      for: ProposedViewSize(width: bound(size.width), height: bound(size.height)))
  }
}

/// The view of a configuration of SwiftUI's views.
final class HostingContentView: UIListContentView {
  init(_ configuration: any HostedConfiguration) { super.init(hosting: configuration) }
  required init?(coder: NSCoder) { nil }
}
