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
  /// The size of the whole scroll view, including the insets.
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

  /// The rectangle of the whole scroll view, in content coordinates.
  ///
  /// - Source: chosen. The documentation names both rectangles without their formulas.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The rectangle within the insets, in content coordinates.
  ///
  /// - Source: chosen. The documentation says that it lies within the insets.
  public var bounds: CGRect { visibleRect.inset(by: contentInsets) }
}
