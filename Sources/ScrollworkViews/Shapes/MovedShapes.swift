public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// A shape moved within its room.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape whose points are moved.
  public var shape: Content
  /// How far to the right and down, in points.
  public var offset: CGSize

  /// A shape with its points moved.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The shape mirrors if the one whose points are moved does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape as it was.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape, and those of the change.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The same change of a smaller shape.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape made larger or smaller within its room.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape whose points are moved.
  public var shape: Content
  /// The factors across and down; below zero the shape is turned over.
  public var scale: CGSize
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// A shape with its points moved.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  /// The shape mirrors if the one whose points are moved does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape as it was.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape, and those of the change.
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

/// A shape turned within its room.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape whose points are moved.
  public var shape: Content
  /// How far, clockwise.
  public var angle: Angle
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// A shape with its points moved.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
  }

  /// The shape mirrors if the one whose points are moved does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape as it was.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape, and those of the change.
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
  /// The same change of a smaller shape.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose points have gone through a map.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape whose points are moved.
  public var shape: Content
  /// The map, in points from where the room begins.
  public var transform: CGAffineTransform

  /// A shape with its points moved.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The shape mirrors if the one whose points are moved does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape as it was.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape, and those of the change.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a rectangle of a size of its own.
struct SizedShape<Content: Shape>: Shape {
  /// The shape that is drawn.
  var shape: Content
  /// The size of the rectangle, in points.
  var size: CGSize
  /// The point that the rectangle and that of the view share.
  var anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

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
  /// A map that leaves a point of a rectangle where it is.
  fileprivate static func about(
    _ anchor: UnitPoint, of rect: CGRect, _ map: CGAffineTransform
  ) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
