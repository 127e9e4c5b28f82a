public import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// The shape of a button's background.
public struct ButtonBorderShape: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case automatic
    case capsule
    case rectangle(CGFloat?)
    case circle
  }

  fileprivate let kind: Kind

  /// A rounded rectangle, with the corner radius of the control size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle, with the corner radius of the control size.
  public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with a corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rectangle(radius))
  }

  func shape(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic, .rectangle(nil):
      AnyShape(RoundedRectangle(cornerRadius: size.buttonCorner))
    case .rectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }
}
