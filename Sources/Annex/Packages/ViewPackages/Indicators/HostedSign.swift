public import ScrollworkUIKit

/// A view of UIKit that draws a view of SwiftUI.
open class HostedSign: UIView, ContentHosting {
  package private(set) var contentVersion = 0
  private var sign: (any View)?

  package var hostedContent: (any View)? { sign }

  /// Shows a view; nil for none.
  func show(_ view: (any View)?) {
    sign = view
    contentVersion += 1
  }
}
