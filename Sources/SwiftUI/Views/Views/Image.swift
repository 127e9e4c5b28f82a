public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript

/// A view that displays an image of the scene.
public struct Image: PrimitiveView, Sendable {
  /// The quality of interpolation when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Nearest-neighbor sampling.
    case none
    /// Smooth interpolation, the same as `high`.
    case low
    /// Smooth interpolation, the same as `high`.
    case medium
    /// Smooth interpolation.
    case high
  }

  /// The size of a symbol relative to the surrounding text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// A scale smaller than the cap height.
    case small
    /// A scale slightly larger than the cap height.
    case medium
    /// A scale larger than `medium`.
    case large
  }

  /// Whether an image is drawn with its colors or in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style, where the image is not transparent.
    case template
    /// With its own colors.
    case original
  }

  /// How an image fills a space of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// The image repeats at its own size, from the top leading corner.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The content that resolves to a leaf: a picture, a symbol or a placeholder.
  var content: any ImageContent
  package var isResizable = false
  var interpolationQuality = Interpolation.high
  /// The rendering mode; nil follows the image.
  package var templateMode: TemplateRenderingMode?
  /// How the image is resized; nil follows the image.
  package var slices: ImageSlices?
  /// The color of a tinted image of UIKit, in place of the foreground style.
  package var tint: Color?

  var name: String { content.name }

  package init(_ content: any ImageContent) { self.content = content }

  /// A gray area that fills the proposed size.
  static let placeholder = Image(PlaceholderContent()).resizable()

  /// Creates an image by its name among the scene's images.
  public init(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(PictureContent(name: name, location: SourceLocation(fileID: fileID, line: line)))
  }

  /// Creates an image by its name, with a label for accessibility.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// Creates a decorative image by its name, which accessibility ignores.
  public init(
    decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// Creates an image of an asset catalog.
  public init(
    _ resource: ImageResource, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(resource.name, fileID: fileID, line: line)
  }

  /// Creates an image of a picture that is known already; nil is one without size.
  package init(_ asset: ImageAsset?) { self.init(AssetContent(asset: asset)) }

  /// Makes the image fill the proposed size: stretched or repeated, except for its edges within
  /// `capInsets`.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    let slices = ImageSlices(
      insets: capInsets, fill: resizingMode == .tile ? .tile : .stretch)
    if !slices.isPlain { copy.slices = slices }
    return copy
  }

  /// Sets the interpolation quality used when the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolationQuality = interpolation
    return copy
  }

  /// Sets whether the edges of the image are antialiased, as they always are here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets whether the image is drawn with its colors or in the foreground style; nil follows the
  /// asset.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(LeafNode(leaf(in: context), path: context.path))
  }

  /// The leaf that draws the image; reports missing images.
  @MainActor func leaf(in context: ResolveContext) -> any Leaf {
    content.leaf(of: self, in: context)
  }
}

/// The content of an ``Image``.
package protocol ImageContent: Sendable, Hashable {
  /// The name that the image was requested by.
  var name: String { get }
  /// The code that draws the content; nil for pictures of other origin.
  var ownDrawing: ImageDrawing? { get }

  /// The leaf that draws the content with the options of the image; reports missing images.
  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf
}

extension ImageContent {
  package var ownDrawing: ImageDrawing? { nil }
}

extension Image: Equatable {
  /// Whether two images show the same content in the same way.
  public static func == (first: Image, second: Image) -> Bool {
    AnyHashable(first.content) == AnyHashable(second.content)
      && first.isResizable == second.isResizable && first.slices == second.slices
      && first.interpolationQuality == second.interpolationQuality
      && first.templateMode == second.templateMode && first.tint == second.tint
  }
}
