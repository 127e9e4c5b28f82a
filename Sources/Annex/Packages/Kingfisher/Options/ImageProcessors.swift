public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit

/// The input of a processor.
public enum ImageProcessItem {
  /// An image, such as the result of another processor.
  case image(UIImage)
  /// The bytes of a picture file.
  case data(Data)
}

/// A change of a loaded picture.
public protocol ImageProcessor {
  /// The name of the processor and its parameters, by which its results are kept.
  var identifier: String { get }

  /// Makes the changed image; nil if the input is no picture.
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension ImageProcessor {
  /// Chains this processor with another one.
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ProcessorChain(first: self, second: another)
  }

  /// Changes an image, or one that is decoded first.
  func process(
    _ item: ImageProcessItem, _ options: KingfisherParsedOptionsInfo, _ change: (UIImage) -> UIImage
  ) -> UIImage? {
    DefaultImageProcessor.default.process(item: item, options: options).map(change)
  }
}

infix operator |> : AdditionPrecedence

/// One processor after another.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

private struct ProcessorChain: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor

  var identifier: String { first.identifier + "|>" + second.identifier }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    first.process(item: item, options: options)
      .flatMap { second.process(item: .image($0), options: options) }
  }
}

/// A processor that decodes pictures and changes nothing.
public struct DefaultImageProcessor: ImageProcessor, Sendable {
  /// The processor of requests that have no other.
  public static let `default` = DefaultImageProcessor()
  /// The identifier of a processor that changes nothing.
  public let identifier = ""

  /// Creates a default image processor.
  public init() {}

  /// Makes an image of the scale of the options.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    switch item {
    case .image(let image): image.scaled(to: options.scaleFactor)
    case .data(let data): UIImage(data: data, scale: options.scaleFactor)
    }
  }
}

/// Corners of a rectangle.
public struct RectCorner: OptionSet, Sendable {
  /// The raw value of the rectangle corner.
  public let rawValue: Int
  /// The top left corner.
  public static let topLeft = RectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = RectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All corners of a rectangle.
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Corners by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  var identifier: String { self == .all ? "" : "_corner(\(rawValue))" }
}

/// The radius of a corner, in points or as a fraction of a picture's size.
public enum Radius: Sendable {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)

  /// The radius for a size, in points.
  public func compute(with size: CGSize) -> CGFloat {
    switch self {
    case .widthFraction(let fraction): size.width * fraction
    case .heightFraction(let fraction): size.height * fraction
    case .point(let points): points
    }
  }

  var identifier: String {
    switch self {
    case .widthFraction(let fraction): "w_frac_\(fraction)"
    case .heightFraction(let fraction): "h_frac_\(fraction)"
    case .point(let points): points.description
    }
  }
}

/// A processor that rounds corners.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The radius of the round corner image processor.
  public let radius: Radius
  /// The corners that are rounded.
  public let roundingCorners: RectCorner
  /// The size that the picture is scaled to; nil for its own.
  public let targetSize: CGSize?
  /// The color behind the picture; nil for none.
  public let backgroundColor: UIColor?

  /// Rounds corners with a radius in points.
  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.init(
      radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
      backgroundColor: backgroundColor)
  }

  /// Creates a processor of corners.
  public init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (self.radius, roundingCorners) = (radius, corners)
    (self.targetSize, self.backgroundColor) = (targetSize, backgroundColor)
    let size = targetSize.map { "_\($0)" } ?? ""
    let color = backgroundColor.map { "_\($0)" } ?? ""
    identifier =
      "com.onevcat.Kingfisher.RoundCornerImageProcessor"
      + "(\(radius.identifier)\(size)\(corners.identifier))\(color)"
  }

  /// Draws the picture in a path with round corners.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      image.redrawn(in: targetSize ?? image.size) { rect in
        if let backgroundColor {
          backgroundColor.setFill()
          UIRectFill(rect)
        }
        let radius = radius.compute(with: rect.size)
        UIBezierPath(
          roundedRect: rect,
          byRoundingCorners: UIRectCorner(rawValue: UInt(roundingCorners.rawValue)),
          cornerRadii: CGSize(width: radius, height: radius)
        ).addClip()
        image.draw(in: rect)
      }
    }
  }
}
