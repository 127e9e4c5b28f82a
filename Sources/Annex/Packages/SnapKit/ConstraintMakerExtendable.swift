/// Attributes to constrain, to which others can be added.
@MainActor @preconcurrency public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }

  /// Constrains the left edge too.
  public var left: ConstraintMakerExtendable { adding(.left) }
  /// Constrains the top edge too.
  public var top: ConstraintMakerExtendable { adding(.top) }
  /// Constrains the right edge too.
  public var right: ConstraintMakerExtendable { adding(.right) }
  /// Constrains the bottom edge too.
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  /// Constrains the leading edge too.
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  /// Constrains the trailing edge too.
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  /// Constrains the width too.
  public var width: ConstraintMakerExtendable { adding(.width) }
  /// Constrains the height too.
  public var height: ConstraintMakerExtendable { adding(.height) }
  /// Constrains the horizontal center too.
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  /// Constrains the vertical center too.
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  /// Constrains the last baseline too.
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  /// Constrains the first baseline too.
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  /// Constrains the left margin too.
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  /// Constrains the right margin too.
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  /// Constrains the top margin too.
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  /// Constrains the bottom margin too.
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  /// Constrains the leading margin too.
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  /// Constrains the trailing margin too.
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  /// Constrains the horizontal center within the margins too.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
  /// Constrains the vertical center within the margins too.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
  /// Constrains the four edges too.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Constrains the left and the right edge too.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Constrains the top and the bottom edge too.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Constrains the leading, top, trailing and bottom edges too.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Constrains the leading and the trailing edge too.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// Constrains the top and the bottom edge, beside directional ones too.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    adding(.directionalVerticalEdges)
  }
  /// Constrains the width and the height too.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// Constrains the center too.
  public var center: ConstraintMakerExtendable { adding(.center) }
  /// Constrains the four margins too.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// Constrains the leading, top, trailing and bottom margins too.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// Constrains the center within the margins too.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
