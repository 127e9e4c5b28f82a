public import Foundation

/// A length of a compositional layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case width
    case height
    case absolute
    case estimated
  }

  let kind: Kind
  /// The fraction or the length.
  public let dimension: CGFloat

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .width, dimension: fractionalWidth)
  }
  /// A fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .height, dimension: fractionalHeight)
  }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
  }
  /// About a length in points: the content decides.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
  }

  /// Whether the length is a fraction of the container's.
  var isFractional: Bool { kind == .width || kind == .height }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: size.width * dimension
    case .height: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an item or a group.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance of a compositional layout.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  let length: CGFloat
  let isFlexible: Bool

  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(length: fixedSpacing, isFlexible: false)
  }
  /// A distance of at least some points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(length: flexibleSpacing, isFlexible: true)
  }
}

/// The spaces around an item.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// After the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
