public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit

/// A processor that blurs pictures.
public struct BlurImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The radius, in points.
  public let blurRadius: CGFloat

  /// Blurs pictures by a radius.
  public init(blurRadius: CGFloat) {
    self.blurRadius = blurRadius
    identifier = "com.onevcat.Kingfisher.BlurImageProcessor(\(blurRadius))"
  }

  /// Blurs the picture by the Gaussian that the box blurs of Kingfisher come near to.
  ///
  /// - Source: documented: `blurred(withRadius:)` of Kingfisher runs one to three box blurs, whose
  ///   width d follows from the radius; each has a variance of (d² − 1) / 12.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      let radius = blurRadius * options.scaleFactor
      var width = (max(radius, 2) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)
      if width.truncatingRemainder(dividingBy: 2) == 0 { width += 1 }
      let passes: CGFloat = radius < 0.5 ? 1 : radius < 1.5 ? 2 : 3
      let deviation = (passes * (width * width - 1) / 12).squareRoot()
      return image.blurred(deviation: deviation / options.scaleFactor)
    }
  }
}

/// A processor that draws a color over pictures.
public struct TintImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The tint of the tint image processor.
  public let tint: UIColor

  /// Draws a color over pictures.
  public init(tint: UIColor) {
    self.tint = tint
    identifier = "com.onevcat.Kingfisher.TintImageProcessor(\(tint))"
  }

  /// Draws the color over the whole picture.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      image.redrawn(in: image.size) { rect in
        image.draw(in: rect)
        tint.setFill()
        UIRectFill(rect)
      }
    }
  }
}

/// A processor that mixes pictures with a color.
public struct OverlayImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The color of the overlay image processor.
  public let overlay: UIColor
  /// The part of the picture in the mix, 0…1.
  public let fraction: CGFloat

  /// Mixes pictures with a color.
  public init(overlay: UIColor, fraction: CGFloat = 0.5) {
    (self.overlay, self.fraction) = (overlay, fraction)
    identifier = "com.onevcat.Kingfisher.OverlayImageProcessor(\(overlay)_\(fraction))"
  }

  /// Draws the color on the picture where the picture is opaque.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      image.redrawn(in: image.size) { rect in
        image.draw(in: rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setBlendMode(.sourceAtop)
        context.setAlpha(1 - fraction)
        overlay.setFill()
        context.fill(rect)
      }
    }
  }
}

/// A processor that blends pictures with a background.
public struct BlendImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The blend mode of the blend image processor.
  public let blendMode: CGBlendMode
  /// The opacity of the picture.
  public let alpha: CGFloat
  /// The color behind the picture; nil for none.
  public let backgroundColor: UIColor?

  /// Blends pictures with a background.
  public init(blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil) {
    (self.blendMode, self.alpha, self.backgroundColor) = (blendMode, alpha, backgroundColor)
    let color = backgroundColor.map { "_\($0)" } ?? ""
    identifier =
      "com.onevcat.Kingfisher.BlendImageProcessor(\(blendMode.rawValue),\(alpha))\(color)"
  }

  /// Draws the picture in the mode.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      image.redrawn(in: image.size) { rect in
        if let backgroundColor {
          backgroundColor.setFill()
          UIRectFill(rect)
        }
        image.draw(in: rect, blendMode: blendMode, alpha: alpha)
      }
    }
  }
}

/// A processor that changes brightness, contrast, saturation and exposure.
public struct ColorControlsProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The brightness that is added.
  public let brightness: CGFloat
  /// The factor of the contrast.
  public let contrast: CGFloat
  /// The factor of the saturation.
  public let saturation: CGFloat
  /// The exposure that is added, in stops.
  public let inputEV: CGFloat

  /// Creates a processor of colors.
  public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {
    (self.brightness, self.contrast) = (brightness, contrast)
    (self.saturation, self.inputEV) = (saturation, inputEV)
    identifier =
      "com.onevcat.Kingfisher.ColorControlsProcessor"
      + "(\(brightness)_\(contrast)_\(saturation)_\(inputEV))"
  }

  /// Computes the colors in linear light, as Core Image does.
  ///
  /// - Source: documented: the weights are those of Rec. 709; `CIExposureAdjust` multiplies by 2 to
  ///   the power of the stops. Chosen: contrast turns about 0.5.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      image.recolored { color in
        let gray = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        color = gray + (color - gray) * Double(saturation)
        color = (color - 0.5) * Double(contrast) + (0.5 + Double(brightness))
        color *= pow(2, Double(inputEV))
      }
    }
  }
}

/// A processor that makes pictures gray.
public struct BlackWhiteProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier = "com.onevcat.Kingfisher.BlackWhiteProcessor"

  /// Creates a black white processor.
  public init() {}

  /// Removes the colors and adds 0.7 stops of exposure.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    ColorControlsProcessor(brightness: 0, contrast: 1, saturation: 0, inputEV: 0.7)
      .process(item: item, options: options)
  }
}
