public import ScrollworkFoundation
public import ScrollworkUIKit

/// A change of loaded pictures; it has no effect, as those of files are shown as they are.
public protocol ImageProcessor {
  /// A name for caches.
  var identifier: String { get }
}

extension ImageProcessor {
  /// One change after another.
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ProcessorChain(identifier: identifier + "|>" + another.identifier)
  }
}

infix operator |> : AdditionPrecedence

/// One change after another.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

private struct ProcessorChain: ImageProcessor {
  let identifier: String
}

/// No change.
public struct DefaultImageProcessor: ImageProcessor, Sendable {
  /// No change.
  public static let `default` = DefaultImageProcessor()
  /// A name for caches.
  public let identifier = ""

  /// No change.
  public init() {}
}

/// A smaller picture.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.DownsamplingImageProcessor"
  /// The size.
  public let size: CGSize

  /// A picture of a size.
  public init(size: CGSize) { self.size = size }
}

/// How a picture meets a size.
public enum KFContentMode {
  case none
  case aspectFit
  case aspectFill
}

/// A picture of another size.
public struct ResizingImageProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.ResizingImageProcessor"
  /// The size.
  public let referenceSize: CGSize
  /// How the picture meets it.
  public let targetContentMode: KFContentMode

  /// A picture of a size.
  public init(referenceSize: CGSize, mode: KFContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
  }
}

/// A part of a picture.
public struct CroppingImageProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.CroppingImageProcessor"
  /// The size.
  public let size: CGSize
  /// Where it is in the picture.
  public let anchor: CGPoint

  /// A part of a size.
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    (self.size, self.anchor) = (size, anchor)
  }
}

/// The corners of a picture.
public struct RectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Top left.
  public static let topLeft = RectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = RectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All of them.
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Corners by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The radius of a corner.
public enum Radius: Sendable {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)
}

/// A picture with round corners.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.RoundCornerImageProcessor"
  /// The radius.
  public let radius: Radius
  /// The corners.
  public let roundingCorners: RectCorner

  /// Round corners.
  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (radius, roundingCorners) = (.point(cornerRadius), corners)
  }

  /// Round corners.
  public init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (self.radius, roundingCorners) = (radius, corners)
  }
}

/// A blurred picture.
public struct BlurImageProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.BlurImageProcessor"
  /// The radius.
  public let blurRadius: CGFloat

  /// A blur.
  public init(blurRadius: CGFloat) { self.blurRadius = blurRadius }
}

/// A picture under a color.
public struct TintImageProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.TintImageProcessor"
  /// The color.
  public let tint: UIColor

  /// A color.
  public init(tint: UIColor) { self.tint = tint }
}

/// A picture without colors.
public struct BlackWhiteProcessor: ImageProcessor {
  /// A name for caches.
  public let identifier = "com.onevcat.Kingfisher.BlackWhiteProcessor"

  /// No colors.
  public init() {}
}
