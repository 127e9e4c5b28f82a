package import Foundation
package import ScrollworkGeometry

/// The identity of an animatable attribute: a view's path and the attribute's kind.
package struct AttributeKey: Hashable {
  /// The kind of attribute.
  package enum Attribute: Hashable {
    /// A visual effect that does not depend on the view's position.
    case effect
    /// The numbers of a clip's outline.
    case outline
    /// The color, radius and offset of a shadow.
    case shadow
    /// The numbers of a shape.
    case shape
    /// The colors of a paint.
    case paint
    /// The numbers of a layout.
    case layout
    /// The animatable data of a view or modifier that conforms to `Animatable`.
    case view
    /// The view's frame in its scroll view's content, or on the canvas.
    case frame
    /// The content offset and the content size of a scroll view.
    ///
    /// Both change at once, and the views inside are animated by their own frames; the displacement
    /// of this attribute only widens the area in which the scroll view still shows views.
    case content
  }

  /// The path of the view.
  var path: ViewPath
  /// The kind of attribute.
  var attribute: Attribute

  package init(path: ViewPath, attribute: Attribute) {
    self.path = path
    self.attribute = attribute
  }
}

/// The target value of an attribute, and the transaction that leads to it.
package struct AttributeTarget {
  package var value: any VectorArithmetic
  package var transaction: Transaction

  package init(value: any VectorArithmetic, transaction: Transaction) {
    self.value = value
    self.transaction = transaction
  }
}

/// The frame of a view as a vector of numbers to interpolate.
package typealias FrameVector = CGRect.AnimatableData
