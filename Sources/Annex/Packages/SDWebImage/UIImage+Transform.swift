public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit
import ScrollworkUIScrolling

/// The ways to fit a picture in a size.
public enum SDImageScaleMode: UInt, Sendable {
  case fill
  case aspectFit
  case aspectFill
}

/// The corners of a picture.
public typealias SDRectCorner = UIRectCorner

/// The changes of transformers.
///
/// - Source: UIImage+Transform.m.
extension UIImage {
  /// The image scaled to a size.
  public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let ratios = [size.width / self.size.width, size.height / self.size.height]
    let fitted: CGSize =
      switch scaleMode {
      case .fill: size
      case .aspectFit: self.size.scaled(by: ratios.min() ?? 1)
      case .aspectFill: self.size.scaled(by: ratios.max() ?? 1)
      }
    return redrawn(in: size) { bounds in
      draw(
        in: CGRect(
          x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2,
          width: fitted.width, height: fitted.height))
    }
  }

  /// The part of the image in a rectangle.
  public func sd_croppedImage(with rect: CGRect) -> UIImage? { cropped(to: rect) }

  /// The image with round corners and a border inside of them.
  public func sd_roundedCornerImage(
    withRadius cornerRadius: CGFloat, corners: SDRectCorner, borderWidth: CGFloat,
    borderColor: UIColor?
  ) -> UIImage? {
    func path(_ rect: CGRect, _ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius))
    }
    return redrawn(in: size) { bounds in
      path(bounds, cornerRadius).addClip()
      draw(in: bounds)
      guard let borderColor, borderWidth > 0 else { return }
      let outline = path(
        bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2),
        max(0, cornerRadius - borderWidth / 2))
      borderColor.setStroke()
      outline.lineWidth = borderWidth
      outline.stroke()
    }
  }

  /// The image rotated counterclockwise.
  public func sd_rotatedImage(withAngle angle: CGFloat, fitSize: Bool) -> UIImage? {
    let rotation = CGAffineTransform(rotationAngle: -angle)
    let bounds = CGRect(origin: .zero, size: size).applying(rotation)
    return redrawn(in: fitSize ? bounds.size : size) { canvas in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: canvas.midX, y: canvas.midY)
      context.rotate(by: -angle)
      draw(
        in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
  }

  /// The image flipped along axes.
  public func sd_flippedImage(withHorizontal horizontal: Bool, vertical: Bool) -> UIImage? {
    redrawn(in: size) { bounds in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: horizontal ? size.width : 0, y: vertical ? size.height : 0)
      context.scaleBy(x: horizontal ? -1 : 1, y: vertical ? -1 : 1)
      draw(in: bounds)
    }
  }

  /// The image filled with a color, where it is opaque.
  public func sd_tintedImage(with tintColor: UIColor) -> UIImage? {
    redrawn(in: size) { bounds in
      withTintColor(tintColor).draw(in: bounds)
    }
  }

  /// The image blurred by a radius.
  public func sd_blurredImage(withRadius blurRadius: CGFloat) -> UIImage? {
    blurRadius > 0 ? blurred(deviation: blurRadius) : self
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
