import Foundation

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

  /// The part of free width that is before a header or footer: none, half or all of it.
  var share: CGFloat {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .none, .top, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
