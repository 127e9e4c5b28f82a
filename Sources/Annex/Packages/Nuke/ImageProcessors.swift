public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit
import ScrollworkUIScrolling

/// A change of loaded pictures.
public protocol ImageProcessing {
  /// Makes the changed image; nil if it cannot be made.
  func process(_ image: UIImage) -> UIImage?
  /// The name of the processor and its parameters.
  var identifier: String { get }
}

/// The parameters of processors.
public enum ImageProcessingOptions: Sendable {
  /// The unit of lengths.
  public enum Unit: Sendable {
    case points
    case pixels

    /// The number of pixels in a unit.
    var scale: CGFloat { self == .pixels ? 1 : UIScreen.main.scale }
  }

  /// The ways to fit a picture in a size.
  public enum ContentMode: Sendable {
    case aspectFill
    case aspectFit
  }

  /// A line along the edge of a picture, whose outer half is clipped.
  public struct Border: Hashable {
    /// The color of the border.
    public let color: UIColor
    /// The width, in pixels.
    public let width: CGFloat

    /// Creates a border with a color.
    public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {
      (self.color, self.width) = (color, width * unit.scale)
    }
  }
}

/// The processors of Nuke.
///
/// - Source: Graphics.swift and the files of each processor.
public enum ImageProcessors {
  /// A processor that scales a picture.
  public struct Resize: ImageProcessing {
    private let pixels: CGSize
    private let contentMode: ImageProcessingOptions.ContentMode
    private let crop: Bool
    private let upscale: Bool

    /// Scales to a size; `crop` cuts what is outside of it, if the picture fills the size.
    public init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points,
      contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {
      pixels = CGSize(width: size.width * unit.scale, height: size.height * unit.scale)
      (self.contentMode, self.crop, self.upscale) = (contentMode, crop, upscale)
    }

    /// Scales to a width.
    public init(
      width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
    ) {
      self.init(
        size: CGSize(width: width, height: 9_999), unit: unit, contentMode: .aspectFit,
        upscale: upscale)
    }

    /// Scales to a height.
    public init(
      height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
    ) {
      self.init(
        size: CGSize(width: 9_999, height: height), unit: unit, contentMode: .aspectFit,
        upscale: upscale)
    }

    /// The name of the processor and its parameters.
    public var identifier: String {
      "com.github.kean/nuke/resize?s=\(pixels),cm=\(contentMode),crop=\(crop),upscale=\(upscale)"
    }

    /// Makes the scaled image.
    public func process(_ image: UIImage) -> UIImage? {
      changed(image) { source in
        let size = source.size
        let ratios = [pixels.width / size.width, pixels.height / size.height]
        let scale = (contentMode == .aspectFill ? ratios.max() : ratios.min()) ?? 1
        guard crop && contentMode == .aspectFill else {
          guard scale < 1 || upscale else { return source }
          return source.resized(
            to: CGSize(
              width: (size.width * scale).rounded(), height: (size.height * scale).rounded()))
        }
        let scaled = CGSize(width: size.width * scale, height: size.height * scale)
        return source.redrawn(in: pixels) { _ in
          source.draw(
            in: CGRect(
              x: (pixels.width - scaled.width) / 2, y: (pixels.height - scaled.height) / 2,
              width: scaled.width, height: scaled.height))
        }
      }
    }
  }

  /// A processor that crops a picture to a square, and clips it to a circle.
  public struct Circle: ImageProcessing {
    private let border: ImageProcessingOptions.Border?

    /// Creates a circle with a border.
    public init(border: ImageProcessingOptions.Border? = nil) { self.border = border }

    /// The name of the processor and its parameters.
    public var identifier: String { "com.github.kean/nuke/circle\(name(of: border))" }

    /// Makes the round image.
    public func process(_ image: UIImage) -> UIImage? {
      changed(image) { source in
        let side = min(source.size.width, source.size.height)
        let square = source.cropped(
          to: CGRect(
            x: ((source.size.width - side) / 2).rounded(.down),
            y: ((source.size.height - side) / 2).rounded(.down), width: side, height: side))
        return rounded(square, radius: side / 2, border)
      }
    }
  }

  /// A processor that rounds corners.
  public struct RoundedCorners: ImageProcessing {
    private let radius: CGFloat
    private let border: ImageProcessingOptions.Border?

    /// Creates a processor of the picture.
    public init(
      radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
      border: ImageProcessingOptions.Border? = nil
    ) { (self.radius, self.border) = (radius * unit.scale, border) }

    /// The name of the processor and its parameters.
    public var identifier: String {
      "com.github.kean/nuke/rounded_corners?radius=\(radius)\(name(of: border))"
    }

    /// Makes the image with round corners.
    public func process(_ image: UIImage) -> UIImage? {
      changed(image) { rounded($0, radius: radius, border) }
    }
  }

  /// A processor that blurs a picture.
  public struct GaussianBlur: ImageProcessing {
    private let radius: Int

    /// Creates the processor; the radius is in pixels.
    public init(radius: Int = 8) { self.radius = radius }

    /// The name of the processor and its parameters.
    public var identifier: String { "com.github.kean/nuke/gaussian_blur?radius=\(radius)" }

    /// Makes the blurred image.
    public func process(_ image: UIImage) -> UIImage? {
      changed(image) { $0.blurred(deviation: CGFloat(radius)) }
    }
  }

  /// Processors one after another.
  public struct Composition: ImageProcessing {
    private let processors: [any ImageProcessing]

    /// Creates a composition with processors.
    public init(_ processors: [any ImageProcessing]) { self.processors = processors }

    /// The names of the processors.
    public var identifier: String { processors.map(\.identifier).joined() }

    /// Makes the image that all processors have changed.
    public func process(_ image: UIImage) -> UIImage? {
      processors.reduce(image) { image, processor in image.flatMap { processor.process($0) } }
    }
  }

  /// A processor that is a closure.
  public struct Anonymous: ImageProcessing {
    /// The name of the processor.
    public let identifier: String
    private let closure: @Sendable (UIImage) -> UIImage?

    /// Creates an anonymous with an identifier and a closure.
    public init(id: String, _ closure: @Sendable @escaping (UIImage) -> UIImage?) {
      (identifier, self.closure) = (id, closure)
    }

    /// Processes a picture by the closure.
    public func process(_ image: UIImage) -> UIImage? { closure(image) }
  }
}

/// The name of a border in identifiers.
private func name(of border: ImageProcessingOptions.Border?) -> String {
  border.map { "?border=\($0.color),\($0.width)" } ?? ""
}

/// Changes the pixels of an image, which keeps its scale.
private func changed(_ image: UIImage, _ change: (UIImage) -> UIImage) -> UIImage? {
  guard image.cgImage != nil else { return nil }
  return change(image.scaled(to: 1)).scaled(to: image.scale)
}

/// Clips an image with one pixel per point to a rounded rectangle.
private func rounded(
  _ image: UIImage, radius: CGFloat, _ border: ImageProcessingOptions.Border?
) -> UIImage {
  image.redrawn(in: image.size) { bounds in
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    path.addClip()
    image.draw(in: bounds)
    guard let border else { return }
    border.color.setStroke()
    path.lineWidth = border.width
    path.stroke()
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  /// Scales to a size.
  public static func resize(
    size: CGSize, unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false,
    upscale: Bool = false
  ) -> Self {
    Self(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale)
  }

  /// Scales to a width.
  public static func resize(
    width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(width: width, unit: unit, upscale: upscale) }

  /// Scales to a height.
  public static func resize(
    height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(height: height, unit: unit, upscale: upscale) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  /// Crops to a square, and clips to a circle.
  public static func circle(border: ImageProcessingOptions.Border? = nil) -> Self {
    Self(border: border)
  }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  /// Rounds corners.
  public static func roundedCorners(
    radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
    border: ImageProcessingOptions.Border? = nil
  ) -> Self { Self(radius: radius, unit: unit, border: border) }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
  /// Blurs a picture.
  public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}

extension ImageProcessing where Self == ImageProcessors.Composition {
  /// Processes a picture one after another.
  public static func composition(_ processors: [any ImageProcessing]) -> Self { Self(processors) }
}

extension ImageProcessing where Self == ImageProcessors.Anonymous {
  /// Processes a picture with a closure.
  public static func process(
    id: String, _ closure: @Sendable @escaping (UIImage) -> UIImage?
  ) -> Self { Self(id: id, closure) }
}
