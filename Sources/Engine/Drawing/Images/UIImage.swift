public import Foundation
import ScrollworkSystem

/// UIKit's image: a picture of the scene, the picture in some data, or a system symbol.
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

  /// How an image is turned to be shown.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the parts between cap insets are filled.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// What an image shows.
  package enum Source: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// An image of the scene's assets, which has a file for each appearance.
    case named(String)
    /// An image that was read from data.
    case asset(ImageAsset)
    /// A system symbol.
    case symbol(String)
  }

  /// What the image shows.
  package let source: Source
  /// The look, changed by copies.
  package private(set) var look: Look

  /// What copies of an image may change.
  package struct Look: Hashable, Sendable {
    package var mode = RenderingMode.automatic
    package var slices: ImageSlices?
    package var tint: UIColor?
    package var symbol = SymbolConfiguration.Values()
  }

  package init(_ source: Source, look: Look = Look()) {
    self.source = source
    self.look = look
  }

  /// An image without size.
  public override convenience init() { self.init(.nothing) }

  /// The image with a name among the scene's images; nil if there is none.
  public convenience init?(named name: String) {
    if let assets = SceneAssets.current, assets.images.image(named: name, for: assets.traits) == nil
    {
      return nil
    }
    self.init(.named(name))
  }

  /// The image with a name among the scene's images, which all bundles have.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration? = nil
  ) {
    self.init(named: name)
  }

  /// The image of an asset catalog.
  public convenience init(resource: ImageResource) { self.init(.named(resource.name)) }

  /// The image in the bytes of a picture file; nil if they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image in the bytes of a picture file, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let asset = SceneAssets.current?.images.image(in: data, scale: scale) else { return nil }
    self.init(.asset(asset))
  }

  /// The image in a file; nil if it is none.
  ///
  /// `@2x` and `@3x` at the end of its name are its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? InputFile.contents(of: path) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// A system symbol.
  ///
  /// Never nil, as not all symbols of the system are known here.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// A system symbol in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    var look = Look()
    if let symbol = configuration as? SymbolConfiguration { look.symbol = symbol.values }
    self.init(.symbol(name), look: look)
  }

  /// The image of the scene that is shown; nil for symbols.
  package var asset: ImageAsset? {
    switch source {
    case .nothing, .symbol: nil
    case .asset(let asset): asset
    case .named(let name):
      SceneAssets.current.flatMap { $0.images.image(named: name, for: $0.traits) }
    }
  }

  /// The size, in points; of a symbol outside of scenes, that of a square about as large.
  open var size: CGSize {
    guard case .symbol(let name) = source else { return asset?.size ?? .zero }
    let size = look.symbol.size * look.symbol.factor
    let weight = (look.symbol.weight?.fontWeight ?? .regular).value
    if let known = SceneAssets.current?.symbolSize(name, size, weight) { return known }
    let side = (size * 1.2).rounded(.up)
    return CGSize(width: side, height: side)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { asset?.scale ?? SceneAssets.current?.traits.scale ?? 1 }

  /// Upright: pictures are turned when they are read.
  open var imageOrientation: Orientation { .up }

  /// Whether the image is a stencil.
  open var renderingMode: RenderingMode { look.mode }

  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// A copy with a changed look.
  package func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source, look: look)
  }

  /// The image with its own colors, or as a stencil.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { with { $0.mode = mode } }

  /// The image in one color.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The image in one color, which another tint replaces in a stencil.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.mode) = (color, renderingMode) }
  }

  /// The symbol in a configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.symbol = configuration.values }
  }

  /// The symbol in a configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbol = symbol.values }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && look == other.look
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(look)
    return hasher.finalize()
  }
}
