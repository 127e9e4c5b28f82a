import Foundation
public import ScrollworkUIScrolling

/// An item of a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the item; flexible ones count as their least length.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Creates an item with supplementary views, which are not drawn.
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [Any]) {
    self.init(layoutSize: layoutSize)
  }

  /// The frames of the items in an area, and the number of items.
  func frames(in size: CGSize) -> [CGRect] {
    [CGRect(origin: .zero, size: size).inset(by: contentInsets)]
  }

  /// Whether the content decides the height.
  var isEstimated: Bool { layoutSize.heightDimension.kind == .estimated }
}

extension CGRect {
  /// The rectangle inset by distances of its edges.
  @MainActor func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The rectangle with its origin and its size at whole pixels of a scale, rounded down.
  ///
  /// - Source: measured by others, of compositional layouts: 90⅔ points at 114⅔ are 90.5 at 114.5.
  func roundedDown(to scale: CGFloat) -> CGRect {
    func whole(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }
    return CGRect(
      x: whole(minX), y: whole(minY), width: whole(width), height: whole(height))
  }
}
