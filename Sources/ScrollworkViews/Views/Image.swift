public import Foundation
import ScrollworkDrawing
import ScrollworkLayout
import ScrollworkScript

/// A picture from the scene's images.
public struct Image: PrimitiveView, Sendable {
  /// How pixels are blended when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Smoothly.
    case low
    /// Smoothly.
    case medium
    /// Smoothly.
    case high
  }

  /// How large a symbol is beside the text around it.
  public enum Scale: Hashable, Sendable {
    /// Smaller than capitals are high.
    case small
    /// A little larger than capitals.
    case medium
    /// Larger still.
    case large
  }

  /// The content that resolves to a leaf: a picture, a symbol or a placeholder.
  let content: any ImageContent
  package var isResizable = false
  var smoothness = Interpolation.high

  var name: String { content.name }

  package init(_ content: any ImageContent) { self.content = content }

  /// A gray area that takes all the room it is offered.
  static let placeholder = Image(PlaceholderContent()).resizable()

  /// The picture of that name.
  public init(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(PictureContent(name: name, location: SourceLocation(fileID: fileID, line: line)))
  }

  /// The picture of that name, which says nothing to those who do not see it.
  public init(
    decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// The picture stretched over all the room it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The picture with pixels blended in a way when it is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.smoothness = interpolation
    return copy
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(LeafNode(leaf(in: context), path: context.path))
  }

  /// The leaf that draws the image; problems are reported.
  @MainActor func leaf(in context: ResolveContext) -> any Leaf {
    content.leaf(of: self, in: context)
  }
}

/// The content of an ``Image``.
package protocol ImageContent: Sendable {
  /// The name that the image was asked for by.
  var name: String { get }

  /// The leaf that draws the content, with the options of the image; problems are reported.
  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf
}

/// A picture from the scene's images.
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

/// A gray area in the place of a picture that is not there.
private struct PlaceholderContent: ImageContent {
  var name: String { "" }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    PlaceholderLeaf(natural: nil, environment: context.environment)
  }
}
