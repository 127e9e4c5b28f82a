public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The extent of each corner, in points.
  public var cornerSize: CGSize
  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// Corners of one radius; continuous unless said otherwise.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Corners of an extent.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    return path
  }

  /// A rounded rectangle looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rounded rectangle whose corners have the same centers.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { shape in
      RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, shape.cornerSize.width - amount),
          height: max(0, shape.cornerSize.height - amount)), style: shape.style)
    }
  }

  /// The extent of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose short sides are rounded as far as they go.
public struct Capsule: InsettableShape {
  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// A capsule; continuous unless said otherwise.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// A capsule looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

/// A circle in the middle of its room.
public struct Circle: InsettableShape {
  /// A circle.
  public init() {}

  /// The circle that touches the nearer sides.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// A square of the shorter proposed side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// A circle looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

/// An ellipse that touches all sides of its room.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// An ellipse looks the same from both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { $0 }
  }
}

extension Path: Shape {
  /// The path where it stands, whatever the rectangle.
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
