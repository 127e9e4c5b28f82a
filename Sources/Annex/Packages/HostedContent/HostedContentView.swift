public import ScrollworkUIKit

/// A UIKit view whose content is a SwiftUI view.
///
/// The base class of the views that packages declare and that draw themselves.
open class HostedContentView: UIView, ContentHosting {
  package private(set) var contentVersion = 0
  package private(set) var hostedContent: (any View)?

  /// Sets the content; nil for none.
  package func show(_ content: (any View)?) {
    hostedContent = content
    contentVersion += 1
  }
}
