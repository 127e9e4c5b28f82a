public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// A rectangle that fills the frame of the view containing it.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}

  /// The path of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed: a rectangle is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle inset by an amount, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// The style of the corners' curves.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle from a corner radius, with continuous corners by default.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle from a corner size, with continuous corners by default.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The path of the rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    return path
  }

  /// Fixed: a rounded rectangle is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rounded rectangle inset by an amount, with corners that keep their centers.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { shape in
      RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, shape.cornerSize.width - amount),
          height: max(0, shape.cornerSize.height - amount)), style: shape.style)
    }
  }

  /// The corner size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corner radius is half its shorter side.
public struct Capsule: InsettableShape {
  /// The style of the corners' curves.
  public var style: RoundedCornerStyle

  /// Creates a capsule, with continuous corners by default.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The path of the capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Fixed: a capsule is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The capsule inset by an amount, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

/// A circle centered in the frame of the view containing it.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// The largest circle centered in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// A square with the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Fixed: a circle is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The circle inset by an amount, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

/// An ellipse aligned with the frame of the view containing it.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  /// The path of the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Fixed: an ellipse is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse inset by an amount, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

extension Path: Shape {
  /// The path itself, regardless of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
