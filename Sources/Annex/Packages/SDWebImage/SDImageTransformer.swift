public import ScrollworkFoundation
public import ScrollworkUIKit

/// A change of loaded pictures.
public protocol SDImageTransformer {
  /// The name of the transformer and its parameters.
  var transformerKey: String { get }
  /// Makes the changed image; nil if it cannot be made.
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// The base class of the transformers of the package.
open class SDImageBaseTransformer: SDImageTransformer {
  /// The name of the transformer and its parameters.
  public let transformerKey: String
  private let change: (UIImage) -> UIImage?

  init(_ key: String, _ change: @escaping (UIImage) -> UIImage?) {
    (transformerKey, self.change) = (key, change)
  }

  /// Makes the changed image.
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    change(image)
  }
}

/// Transformers one after another.
public final class SDImagePipelineTransformer: SDImageTransformer {
  /// The transformers of the image pipeline transformer.
  public let transformers: [any SDImageTransformer]

  /// Creates an image pipeline transformer with transformers.
  public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

  /// The names of the transformers.
  public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }

  /// Makes the image that all transformers have changed.
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    transformers.reduce(image) { image, transformer in
      image.flatMap { transformer.transformedImage(with: $0, forKey: key) }
    }
  }
}

/// A transformer that rounds corners.
public final class SDImageRoundCornerTransformer: SDImageBaseTransformer {
  /// Creates a transformer; the border is inside the picture.
  public init(
    radius cornerRadius: CGFloat, corners: SDRectCorner, borderWidth: CGFloat,
    borderColor: UIColor?
  ) {
    super.init("SDImageRoundCornerTransformer(\(cornerRadius),\(corners.rawValue),\(borderWidth))")
    {
      $0.sd_roundedCornerImage(
        withRadius: cornerRadius, corners: corners, borderWidth: borderWidth,
        borderColor: borderColor)
    }
  }
}

/// A transformer that scales pictures.
public final class SDImageResizingTransformer: SDImageBaseTransformer {
  /// Creates an image resizing transformer with a size and a scale mode.
  public init(size: CGSize, scaleMode: SDImageScaleMode) {
    super.init("SDImageResizingTransformer(\(size),\(scaleMode))") {
      $0.sd_resizedImage(with: size, scaleMode: scaleMode)
    }
  }
}

/// A transformer that crops pictures.
public final class SDImageCroppingTransformer: SDImageBaseTransformer {
  /// Creates an image cropping transformer with a rectangle.
  public init(rect: CGRect) {
    super.init("SDImageCroppingTransformer(\(rect))") { $0.sd_croppedImage(with: rect) }
  }
}

/// A transformer that mirrors pictures.
public final class SDImageFlippingTransformer: SDImageBaseTransformer {
  /// Creates an image flipping transformer with a horizontal and a vertical.
  public init(horizontal: Bool, vertical: Bool) {
    super.init("SDImageFlippingTransformer(\(horizontal),\(vertical))") {
      $0.sd_flippedImage(withHorizontal: horizontal, vertical: vertical)
    }
  }
}

/// A transformer that rotates pictures counterclockwise.
public final class SDImageRotationTransformer: SDImageBaseTransformer {
  /// Creates a transformer; `fitSize` makes the picture as large as it is when rotated.
  public init(angle: CGFloat, fitSize: Bool) {
    super.init("SDImageRotationTransformer(\(angle),\(fitSize))") {
      $0.sd_rotatedImage(withAngle: angle, fitSize: fitSize)
    }
  }
}

/// A transformer that fills pictures with a color, where they are opaque.
public final class SDImageTintTransformer: SDImageBaseTransformer {
  /// Creates an image tint transformer with a tint color.
  public init(color tintColor: UIColor) {
    super.init("SDImageTintTransformer(\(tintColor))") { $0.sd_tintedImage(with: tintColor) }
  }
}

/// A transformer that blurs pictures.
public final class SDImageBlurTransformer: SDImageBaseTransformer {
  /// Creates a transformer; the radius is in points.
  public init(radius blurRadius: CGFloat) {
    super.init("SDImageBlurTransformer(\(blurRadius))") {
      $0.sd_blurredImage(withRadius: blurRadius)
    }
  }
}
