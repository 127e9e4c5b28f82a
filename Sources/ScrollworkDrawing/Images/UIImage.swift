public import Foundation

/// UIKit's image: a picture of the scene, or a system symbol.
open class UIImage: NSObject, @unchecked Sendable {
  /// How an image is drawn: with its colors, or as a stencil for a tint.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the asset and its place say.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// As a stencil: only its opacity counts.
    case alwaysTemplate
  }

  /// What an image shows.
  package enum Source: Hashable, Sendable {
    case nothing
    case named(String)
    case symbol(String)
  }

  /// What copies of an image may change.
  package struct Look: Hashable, Sendable {
    package var mode = RenderingMode.automatic
    package var tint: UIColor?
  }

  package let source: Source
  package private(set) var look: Look

  package init(_ source: Source, look: Look = Look()) { (self.source, self.look) = (source, look) }

  /// An image without size.
  public override convenience init() { self.init(.nothing) }

  /// The image with a name among the scene's images.
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// A system symbol.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// The size, in points.
  open var size: CGSize { CGSize(width: 20, height: 20) }

  /// The image with its own colors, or as a stencil.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, look: Look(mode: mode, tint: look.tint))
  }

  /// The image in one color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, look: Look(mode: look.mode, tint: color))
  }
}
