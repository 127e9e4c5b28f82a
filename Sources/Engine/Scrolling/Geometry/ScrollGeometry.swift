public import Foundation
public import ScrollworkGeometry

/// The offset, size and insets of a scroll view's content, and the size of its container.
public struct ScrollGeometry: Hashable, Sendable {
  /// The content offset: the point of the content at the container's top left corner.
  ///
  /// May lie outside the content: at rest at the start it is minus the insets, and less while the
  /// content is stretched beyond that.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of safe area and margins around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view within the insets.
  public var containerSize: CGSize

  /// A geometry of its four values.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// A geometry of a scroll view that is `wholeSize` large, insets included.
  package init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, wholeSize: CGSize
  ) {
    self.init(
      contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
      containerSize: CGSize(
        width: max(0, wholeSize.width - contentInsets.total(.horizontal)),
        height: max(0, wholeSize.height - contentInsets.total(.vertical))))
  }

  /// The rectangle of the whole scroll view, insets included, in content coordinates.
  ///
  /// - Source: measured on Apple's frameworks: a scroll view 150 high with a margin of 20 at the top has a
  ///   container 130 high, a visible rectangle of 150 and bounds of 130, both from −20.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: wholeSize) }

  /// The rectangle as large as the container, from the content offset, in content coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The size of the whole scroll view, insets included.
  package var wholeSize: CGSize {
    CGSize(
      width: containerSize.width + contentInsets.total(.horizontal),
      height: containerSize.height + contentInsets.total(.vertical))
  }
}
