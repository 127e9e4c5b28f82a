import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// How a layer's picture is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a placement by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
  /// The picture in the bounds.
  var picture: [DrawCommand] {
    guard let image = contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let scale = max(contentsScale, 0.01)
    let natural = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    guard natural.width > 0, natural.height > 0 else { return [] }
    let ratios = (bounds.width / natural.width, bounds.height / natural.height)
    let size: CGSize
    switch contentsGravity {
    case .resize: size = bounds.size
    case .resizeAspect, .resizeAspectFill:
      let ratio =
        contentsGravity == .resizeAspect
        ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      size = CGSize(width: natural.width * ratio, height: natural.height * ratio)
    default: size = natural
    }
    let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let x: CGFloat = contentsGravity == .left ? 0 : contentsGravity == .right ? 1 : 0.5
    let y: CGFloat = contentsGravity == .top ? 0 : contentsGravity == .bottom ? 1 : 0.5
    let frame = CGRect(
      origin: CGPoint(x: free.width * x, y: free.height * y), size: size)
    return [.image(image.asset, frame: frame, smooth: true)]
  }
}
