public import Foundation
package import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A control that draws by views of SwiftUI's.
@MainActor @preconcurrency open class HostedUIControl: UIControl, ContentHosting {
  package private(set) var contentVersion = 0
  /// The views.
  package var hostedContent: (any View)? { content() }
  package var contentAlignment: Alignment { .center }

  /// The views that draw the control.
  package func content() -> (any View)? { nil }

  /// Draws the control again.
  open override func contentDidChange() {
    super.contentDidChange()
    contentVersion += 1
  }

  /// Draws the control again, and lays it out if its natural size may have changed.
  package func sizeDidChange() {
    contentDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Draws the control again in its tint.
  open override func tintColorDidChange() { contentDidChange() }

  /// The natural size; the available length where there is no natural one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(in: size) }
}
