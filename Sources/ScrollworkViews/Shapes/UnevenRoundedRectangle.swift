public import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// At the top, on the side where reading begins.
  public var topLeading: CGFloat
  /// At the bottom, on the side where reading begins.
  public var bottomLeading: CGFloat
  /// At the bottom, on the side where reading ends.
  public var bottomTrailing: CGFloat
  /// At the top, on the side where reading ends.
  public var topTrailing: CGFloat

  /// Four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle whose corners are rounded each by a radius of its own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// Corners of given radii; continuous unless said otherwise.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Corners of given radii; continuous unless said otherwise.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle where reading begins on the left; it mirrors where reading begins on the right.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(
      in: rect, topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
      bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading, style: style)
    return path
  }

  /// A smaller rectangle whose corners have the same centers.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, amount: amount) { shape in
      let radii = shape.cornerRadii
      return UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: max(0, radii.topLeading - amount),
          bottomLeading: max(0, radii.bottomLeading - amount),
          bottomTrailing: max(0, radii.bottomTrailing - amount),
          topTrailing: max(0, radii.topTrailing - amount)), style: shape.style)
    }
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each by a radius of its own.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded each by a radius of its own.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
