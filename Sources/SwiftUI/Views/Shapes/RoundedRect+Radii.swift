public import Foundation
public import ScrollworkGeometry

extension Path {
  /// A rectangle whose corners have separate radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle whose corners have separate radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect),
      transform: transform)
  }
}
