/// A header or footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The side.
  public let alignment: NSRectAlignment
  /// Whether the view stays at the edge.
  open var pinToVisibleBounds = false
  /// Whether the view adds to the content.
  open var extendsBoundary = true
  /// The order.
  open var zIndex = 0

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// A side of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
