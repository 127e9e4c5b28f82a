/// The attributes of a view or a guide, to which those of others can be equal.
@MainActor @preconcurrency public protocol ConstraintAttributesDSL {
  /// A view or a guide.
  var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  /// The left edge.
  public var left: ConstraintItem { item(.left) }
  /// The top edge.
  public var top: ConstraintItem { item(.top) }
  /// The right edge.
  public var right: ConstraintItem { item(.right) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The leading edge.
  public var leading: ConstraintItem { item(.leading) }
  /// The trailing edge.
  public var trailing: ConstraintItem { item(.trailing) }
  /// The width.
  public var width: ConstraintItem { item(.width) }
  /// The height.
  public var height: ConstraintItem { item(.height) }
  /// The horizontal center.
  public var centerX: ConstraintItem { item(.centerX) }
  /// The vertical center.
  public var centerY: ConstraintItem { item(.centerY) }
  /// The last baseline.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// The first baseline.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// The left margin.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// The right margin.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// The top margin.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// The bottom margin.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// The leading margin.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// The trailing margin.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// The horizontal center within the margins.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  /// The vertical center within the margins.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  /// The four edges.
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
  /// The center.
  public var center: ConstraintItem { item(.center) }
  /// The four margins.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The center within the margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
