extension ConstraintMaker {
  /// Constrains the left edge.
  public var left: ConstraintMakerExtendable { making(.left) }
  /// Constrains the top edge.
  public var top: ConstraintMakerExtendable { making(.top) }
  /// Constrains the right edge.
  public var right: ConstraintMakerExtendable { making(.right) }
  /// Constrains the bottom edge.
  public var bottom: ConstraintMakerExtendable { making(.bottom) }
  /// Constrains the leading edge.
  public var leading: ConstraintMakerExtendable { making(.leading) }
  /// Constrains the trailing edge.
  public var trailing: ConstraintMakerExtendable { making(.trailing) }
  /// Constrains the width.
  public var width: ConstraintMakerExtendable { making(.width) }
  /// Constrains the height.
  public var height: ConstraintMakerExtendable { making(.height) }
  /// Constrains the horizontal center.
  public var centerX: ConstraintMakerExtendable { making(.centerX) }
  /// Constrains the vertical center.
  public var centerY: ConstraintMakerExtendable { making(.centerY) }
  /// Constrains the last baseline.
  public var lastBaseline: ConstraintMakerExtendable { making(.lastBaseline) }
  /// Constrains the first baseline.
  public var firstBaseline: ConstraintMakerExtendable { making(.firstBaseline) }
  /// Constrains the left margin.
  public var leftMargin: ConstraintMakerExtendable { making(.leftMargin) }
  /// Constrains the right margin.
  public var rightMargin: ConstraintMakerExtendable { making(.rightMargin) }
  /// Constrains the top margin.
  public var topMargin: ConstraintMakerExtendable { making(.topMargin) }
  /// Constrains the bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { making(.bottomMargin) }
  /// Constrains the leading margin.
  public var leadingMargin: ConstraintMakerExtendable { making(.leadingMargin) }
  /// Constrains the trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { making(.trailingMargin) }
  /// Constrains the horizontal center within the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { making(.centerXWithinMargins) }
  /// Constrains the vertical center within the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { making(.centerYWithinMargins) }
  /// Constrains the four edges.
  public var edges: ConstraintMakerExtendable { making(.edges) }
  /// Constrains the left and the right edge.
  public var horizontalEdges: ConstraintMakerExtendable { making(.horizontalEdges) }
  /// Constrains the top and the bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { making(.verticalEdges) }
  /// Constrains the leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintMakerExtendable { making(.directionalEdges) }
  /// Constrains the leading and the trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    making(.directionalHorizontalEdges)
  }
  /// Constrains the top and the bottom edge, beside directional ones.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    making(.directionalVerticalEdges)
  }
  /// Constrains the width and the height.
  public var size: ConstraintMakerExtendable { making(.size) }
  /// Constrains the center.
  public var center: ConstraintMakerExtendable { making(.center) }
  /// Constrains the four margins.
  public var margins: ConstraintMakerExtendable { making(.margins) }
  /// Constrains the leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintMakerExtendable { making(.directionalMargins) }
  /// Constrains the center within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { making(.centerWithinMargins) }
}
