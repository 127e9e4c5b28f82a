public import Foundation
public import ScrollworkGeometry

/// Where a scroll view's content stands in its container.
public struct ScrollGeometry: Hashable, Sendable {
  /// The place of the content that meets the container's top left corner.
  ///
  /// May lie outside the content: at rest at the start it is minus the insets, and a rubber band
  /// leads beyond that.
  public var contentOffset: CGPoint
  /// The extent of the content.
  public var contentSize: CGSize
  /// What safe area and margins add around the content.
  public var contentInsets: EdgeInsets
  /// The extent of the whole scroll view, insets and all.
  public var containerSize: CGSize

  /// The geometry of an offset, a content and a container.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's plane that the whole scroll view covers.
  ///
  /// - Source: chosen. The documentation names both rectangles without their formulas.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's plane within the insets.
  ///
  /// - Source: chosen. The documentation says that it lies within the insets.
  public var bounds: CGRect { visibleRect.inset(by: contentInsets) }
}
