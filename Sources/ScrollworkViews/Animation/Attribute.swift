import ScrollworkGeometry

/// Something about a view that can stand between two values.
struct AttributeKey: Hashable {
  /// What it is.
  enum Attribute: Hashable {
    /// A look that does not depend on where the view stands.
    case effect
    /// The numbers of a clip's outline.
    case outline
    /// The color, radius and offset of a shadow.
    case shadow
    /// The numbers of a shape.
    case shape
    /// The colors something is painted with.
    case paint
    /// The numbers of a layout.
    case layout
    /// The numbers of a view or modifier that is `Animatable`.
    case view
    /// Where the view stands in its scroll view, or on the canvas.
    case frame
    /// Where a scroll view stands in its content, and how large that is.
    ///
    /// Both jump, and the views in it go by their frames; what is left here tells how far from their
    /// places they may be seen.
    case content
  }

  /// The place of the view.
  var path: ViewPath
  /// What it is.
  var attribute: Attribute
}

/// The value that an attribute has or goes to, and how it gets there.
struct AttributeTarget {
  var value: any VectorArithmetic
  var transaction: Transaction
}
