public import Foundation

/// A reference to an image: its name, size and digest, without its pixels.
public struct ImageAsset: Hashable, Sendable {
  /// How an image that is made of shapes becomes pixels.
  public enum Vector: Hashable, Sendable {
    /// Once, at its size and ``ImageAsset/scale``; then it is stretched as pixels are.
    case fixed
    /// At the size that it is drawn in.
    case scalable
  }

  /// The name that views refer to.
  public var name: String
  /// The size, in points.
  public var size: CGSize
  /// The digest of the file's bytes.
  public var digest: ContentDigest
  /// The number of pixels per point.
  public var scale: CGFloat
  /// Whether the image is a stencil for the foreground style, unless a view says otherwise.
  public var isTemplate: Bool
  /// How an image made of shapes becomes pixels; nil for an image made of pixels.
  public var vector: Vector?
  /// The parts that keep their size when the image is stretched; nil stretches all of it.
  public var slices: ImageSlices?

  /// A reference to a named image.
  public init(
    name: String, size: CGSize, digest: ContentDigest, scale: CGFloat = 1, isTemplate: Bool = false,
    vector: Vector? = nil, slices: ImageSlices? = nil
  ) {
    self.name = name
    self.size = size
    self.digest = digest
    self.scale = scale
    self.isTemplate = isTemplate
    self.vector = vector
    self.slices = slices
  }
}

/// A provider of named images, met by the renderer that draws them.
public protocol ImageProviding: Sendable {
  /// The sharpest image with a name; nil if there is none.
  func image(named name: String) -> ImageAsset?

  /// The image with a name that suits a device and its appearance; nil if there is none.
  func image(named name: String, for traits: ImageTraits) -> ImageAsset?

  /// The image in the bytes of a picture file; nil if they are none.
  func image(in file: Data, scale: CGFloat) -> ImageAsset?

  /// The bytes of a data set of the asset catalogs; nil if there is none of the name.
  func data(named name: String) -> Data?

  /// The names of all images, sorted.
  var imageNames: [String] { get }

  /// The functions of shaders, which are resources as images are.
  var shaders: any ShaderRunning { get }
}

extension ImageProviding {
  /// The sharpest image with a name.
  public func image(named name: String, for traits: ImageTraits) -> ImageAsset? {
    image(named: name)
  }

  /// No image: this provider reads no files.
  public func image(in file: Data, scale: CGFloat) -> ImageAsset? { nil }

  /// No data: this provider has images alone.
  public func data(named name: String) -> Data? { nil }

  /// No names: this provider does not know them in advance.
  public var imageNames: [String] { [] }

  /// No functions: this provider has images alone.
  public var shaders: any ShaderRunning { NoShaders() }
}
