/// The attributes of a view or a guide, to which those of others can be equal.
@MainActor @preconcurrency public protocol ConstraintAttributesDSL {
  /// A view or a guide.
  var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  /// The left edge of the item.
  public var left: ConstraintItem { item(.left) }
  /// The top edge of the item.
  public var top: ConstraintItem { item(.top) }
  /// The right edge of the item.
  public var right: ConstraintItem { item(.right) }
  /// The bottom edge of the item.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The leading edge of the item.
  public var leading: ConstraintItem { item(.leading) }
  /// The trailing edge of the item.
  public var trailing: ConstraintItem { item(.trailing) }
  /// The width of the item.
  public var width: ConstraintItem { item(.width) }
  /// The height of the item.
  public var height: ConstraintItem { item(.height) }
  /// The horizontal center of the item.
  public var centerX: ConstraintItem { item(.centerX) }
  /// The vertical center of the item.
  public var centerY: ConstraintItem { item(.centerY) }
  /// The last baseline of the item.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// The first baseline of the item.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// The left margin of the item.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// The right margin of the item.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// The top margin of the item.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// The bottom margin of the item.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// The leading margin of the item.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// The trailing margin of the item.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// The horizontal center within the margins.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  /// The vertical center within the margins.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  /// The four edges of the item.
  public var edges: ConstraintItem { item(.edges) }
  /// The left and the right edge.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// The top and the bottom edge.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// The leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// The leading and the trailing edge.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// The top and the bottom edge, beside directional ones.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  /// The width and the height.
  public var size: ConstraintItem { item(.size) }
  /// The center of the item.
  public var center: ConstraintItem { item(.center) }
  /// The four margins of the item.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The center within the margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
