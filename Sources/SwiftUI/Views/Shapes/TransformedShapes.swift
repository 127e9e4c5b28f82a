public import Foundation
public import ScrollworkGeometry

// As views, these shapes take the proposed size, whatever the size of their base: a circle that is
// moved is no square.
//
// - Source: measured on Apple's frameworks for translations, scales, rotations and explicit sizes;
//   chosen for other transforms.

/// A shape with a translation applied to it.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape to translate.
  public var shape: Content
  /// The translation to the right and down, in points.
  public var offset: CGSize

  /// Creates a translated shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The translated outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The behavior of the base shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The inset base shape with the same offset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape with a scale transform applied to it.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape to scale.
  public var shape: Content
  /// The horizontal and vertical scale factors; negative factors flip the shape.
  public var scale: CGSize
  /// The unit point that stays fixed.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  /// The behavior of the base shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, the scale and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

/// A shape with a rotation applied to it.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape to rotate.
  public var shape: Content
  /// The angle of rotation, clockwise.
  public var angle: Angle
  /// The unit point that stays fixed.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The rotated outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
  }

  /// The behavior of the base shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inset base shape with the same rotation.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with an affine transform applied to it.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape to transform.
  public var shape: Content
  /// The transform, in points from the origin of the rectangle.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The behavior of the base shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape drawn in a rectangle of explicit size.
struct SizedShape<Content: Shape>: Shape {
  /// The base shape.
  var shape: Content
  /// The size of the rectangle, in points.
  var size: CGSize
  /// The unit point at which the rectangle and the view's frame coincide.
  var anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (size.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension CGAffineTransform {
  /// A transform about an anchor of a rectangle.
  fileprivate static func about(
    _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
