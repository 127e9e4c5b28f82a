public import Foundation
import ScrollworkDrawing
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
  public enum Scale: Hashable, Sendable {
    /// A scale smaller than the cap height.
    case small
    /// A scale slightly larger than the cap height.
    case medium
    /// A scale larger than `medium`.
    case large
  }

  /// The content that resolves to a leaf: a picture, a symbol or a placeholder.
  var content: any ImageContent
  package var isResizable = false
  var interpolationQuality = Interpolation.high

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

  /// Creates a decorative image by its name, which accessibility ignores.
  public init(
    decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// Makes the image stretch to the proposed size.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Sets the interpolation quality used when the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolationQuality = interpolation
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
package protocol ImageContent: Sendable {
  /// The name that the image was requested by.
  var name: String { get }

  /// The leaf that draws the content with the options of the image; reports missing images.
  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf
}

/// A bitmap of the scene's images.
private struct PictureContent: ImageContent {
  let name: String
  let location: SourceLocation

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    let asset = context.session.images.image(named: name)
    if asset == nil {
      context.session.report(.missingImage(name: name, at: "\(location)"), in: context.path)
    }
    if context.environment.redactionReasons.contains(.placeholder) {
      return PlaceholderLeaf(
        natural: image.isResizable ? nil : asset?.size, environment: context.environment)
    }
    return PictureLeaf(asset: asset, image: image)
  }
}

/// A gray area in place of a missing image.
private struct PlaceholderContent: ImageContent {
  var name: String { "" }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    PlaceholderLeaf(natural: nil, environment: context.environment)
  }
}
