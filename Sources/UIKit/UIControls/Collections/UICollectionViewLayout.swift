public import Foundation
public import ScrollworkGeometry
public import ScrollworkUIScrolling

/// The place and look of an item of a collection.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes {
  /// The item.
  open var indexPath: IndexPath
  /// The frame.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false
  /// The transform around the center.
  open var transform = CGAffineTransform.identity
  /// The kind, of a header, a footer or a decoration.
  public internal(set) var representedElementKind: String?
  /// What the attributes are of: a cell, a supplementary view or a decoration.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Whether the layout asks the element for its height.
  var isEstimated = false
  /// Whether the layout asks the element for its width, too.
  var estimatesWidth = false

  /// Creates attributes of an item.
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  /// Creates attributes of a decoration.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .decorationView)
  }

  /// The center.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size.
  open var size: CGSize {
    get { frame.size }
    set {
      let old = center
      frame.size = newValue
      center = old
    }
  }

  /// The bounds.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// A copy.
  open func copy() -> Any {
    let copy = Self(forCellWith: indexPath)
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.isHidden, copy.transform) = (isHidden, transform)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    (copy.isEstimated, copy.estimatesWidth) = (isEstimated, estimatesWidth)
    return copy
  }
}

/// What of a layout is prepared again: here all of it.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext {
  /// Whether everything is.
  open var invalidateEverything: Bool { true }
  /// Whether the counts of items are.
  open var invalidateDataSourceCounts: Bool { false }
  /// The change of the offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the size.
  open var contentSizeAdjustment = CGSize.zero
  /// Creates a context.
  public required init() {}
}

/// The places of a collection's items.
@MainActor @preconcurrency open class UICollectionViewLayout {
  /// The collection.
  public internal(set) weak var collectionView: UICollectionView?

  /// The classes of decorations.
  let decorations = ReusableViews()

  /// Creates a layout.
  public init() {}

  /// Creates a layout.
  public required init?(coder: NSCoder) {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Prepares the layout.
  open func prepare() {}
  /// The attributes of all items in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether the layout changes with the bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// Where scrolling ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where scrolling ends after a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// The attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Registers a class of decorations.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.classes[.decoration(elementKind)] = viewClass as? UICollectionReusableView.Type
  }
  /// The attributes that a new item comes from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes that a removed item goes to.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Called after changes of items.
  open func finalizeCollectionViewUpdates() {}
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts of invalidation.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Whether the layout is mirrored for languages from the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The context of an invalidation for new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Whether an item's own size changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }
  /// Prepares what a context names again: here all of the layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Prepares the layout again.
  open func invalidateLayout() { collectionView?.layoutDidChange() }

  // MARK: The collection's questions

  /// The sections that scroll across, by their indexes.
  var orthogonalSections: [Int: OrthogonalSection] { [:] }

  /// Takes the size that an element of estimated size has; returns whether it is another one.
  func measured(_ attributes: UICollectionViewLayoutAttributes, _ size: CGSize) -> Bool { false }

  /// A new view of a decoration; nil for a kind without a class.
  func makeDecorationView(_ kind: String) -> UICollectionReusableView? {
    decorations.dequeue(.decoration(kind))
  }
}

/// Decides about the lengths of a flow layout.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The insets of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance of lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance of items in a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  /// The layout's size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
  /// The layout's insets.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// The layout's distance.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 10 }
  /// The layout's distance.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 10 }
  /// The layout's size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// The layout's size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
