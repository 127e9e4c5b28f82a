public import Foundation
public import ScrollworkGeometry

/// A layer: content drawn offscreen and then composited as one picture.
///
/// The order is: draw the content, apply the clip, multiply by the mask's coverage, apply the
/// filters, multiply by the opacity, apply the projection, apply the transform, and blend with the
/// backdrop.
///
/// The backdrop is everything drawn before, up to the nearest enclosing flat layer: one with an
/// opacity, a filter, a mask, perspective, a blend mode, a non-rectangular clip, or one that is a
/// group.
///
/// Backdrop filters first apply to the pixels beneath the layer, within its extent, and the content
/// is drawn over the result. They reach farther than a blend mode: up to the nearest enclosing layer
/// that has filters, perspective or a blend mode of its own, or is a group.
public struct Layer: Hashable, Sendable {
  /// A filter of a layer's flat picture.
  public enum Filter: Hashable, Sendable {
    /// A shadow: the picture's silhouette in `color`, blurred and offset, beneath the picture.
    ///
    /// `radius` is the standard deviation of the Gaussian blur; it and `offset` are in points of
    /// the layer.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
    /// A Gaussian blur; `radius` is its standard deviation, in points of the layer.
    ///
    /// An opaque blur applies to the colors only and keeps the opacity.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// A color matrix.
    case colors(ColorMatrix)
    /// The luminance as the opacity of black.
    case luminanceToAlpha
    /// A color where the opacity is in a range, and nothing elsewhere.
    case alphaThreshold(ClosedRange<Double>, color: Color.Resolved)
    /// A function in Metal's language.
    case shader(AppliedShader)

    /// The distance that the filter's output may extend beyond its input, on each side.
    ///
    /// A Gaussian is cut off at three standard deviations, which leaves out 0.3 % of it.
    public var spread: EdgeInsets {
      switch self {
      case .shadow(_, let radius, let offset):
        let reach = 3 * radius
        return EdgeInsets(
          top: max(0, reach - offset.height), leading: max(0, reach - offset.width),
          bottom: max(0, reach + offset.height), trailing: max(0, reach + offset.width))
      case .blur(let radius, isOpaque: false):
        let reach = 3 * max(0, radius)
        return EdgeInsets(top: reach, leading: reach, bottom: reach, trailing: reach)
      case .blur(_, isOpaque: true), .colors, .luminanceToAlpha, .alphaThreshold:
        return EdgeInsets()
      case .shader(let shader): return shader.spread
      }
    }
  }

  /// The content to draw.
  public var content: LayerContent
  /// The projection of the content, before the transform; nil without perspective, and never
  /// affine.
  public private(set) var projection: ProjectionTransform?
  /// The transform from the coordinates of the content, or those after the projection, to the
  /// enclosing layer's.
  public var transform: CGAffineTransform
  /// The opacity of the flat picture, 0 … 1.
  public var opacity: Double
  /// The filters of the flat picture, in order.
  public var filters: [Filter]
  /// The filters of the pixels beneath the layer, in order; lengths are in points of the layer.
  public var backdrop: [Filter]
  /// The clip path, in the coordinates of the content.
  public var clip: Path?
  /// The mask, whose coverage multiplies the content's; in the coordinates of the content.
  public var mask: LayerContent?
  /// The blend mode with the backdrop.
  public var blend: BlendMode
  /// Whether the layer is flat even if it changes nothing of its content.
  public var isGroup: Bool

  /// A layer; its numbers are rounded to the grid.
  ///
  /// A projection without perspective becomes part of the transform.
  public init(
    _ content: LayerContent, projection: ProjectionTransform? = nil,
    transform: CGAffineTransform = .identity, opacity: Double = 1, filters: [Filter] = [],
    backdrop: [Filter] = [], clip: Path? = nil, mask: LayerContent? = nil,
    blend: BlendMode = .normal, isGroup: Bool = false
  ) {
    self.content = content
    if let affine = projection?.affine {
      self.transform = affine.concatenating(transform).onGrid
    } else {
      self.projection = projection?.onGrid
      self.transform = transform.onGrid
    }
    self.blend = blend
    self.isGroup = isGroup
    self.opacity = max(0, min(1, opacity)).onGrid()
    self.filters = filters.map(\.onGrid)
    self.backdrop = backdrop.map(\.onGrid)
    self.clip = clip?.onGrid
    self.mask = mask
  }

  /// Whether the layer's appearance depends on the pixels beneath it.
  public var dependsOnBackdrop: Bool {
    passesBackdropThrough && (!backdrop.isEmpty || content.dependsOnBackdrop)
  }

  /// Whether backdrop filters in the layer, or its own, reach the pixels beneath it.
  package var passesBackdropThrough: Bool {
    filters.isEmpty && projection == nil && blend == .normal && !isGroup
  }

  /// A rectangle, in the coordinates of the content, that contains the clipped and masked content
  /// before filters.
  public var unfilteredBounds: CGRect {
    var bounds = content.bounds
    if let clip { bounds = bounds.overlap(with: clip.boundingRect) ?? .null }
    if let mask { bounds = bounds.overlap(with: mask.bounds) ?? .null }
    return bounds
  }

  /// A rectangle, in the coordinates of the content, that contains the layer after filters.
  public var localBounds: CGRect {
    var bounds = unfilteredBounds
    guard !bounds.isNull else { return bounds }
    for filter in filters {
      let spread = filter.spread
      bounds = CGRect(
        x: bounds.minX - spread.leading, y: bounds.minY - spread.top,
        width: bounds.width + spread.leading + spread.trailing,
        height: bounds.height + spread.top + spread.bottom)
    }
    return bounds
  }

  /// A rectangle, in the enclosing coordinates, that contains the layer.
  public var bounds: CGRect {
    let local = localBounds
    return (projection.map { local.applying($0) } ?? local).applying(transform)
  }

  /// Whether the layer is flattened before it is composited, so that its content blends within it.
  public var isFlat: Bool {
    isGroup || opacity < 1 || !filters.isEmpty || mask != nil || projection != nil
      || blend != .normal
      || (clip.map { $0.rectangle == nil } ?? false)
  }

  /// Whether the layer, or one in it, blends with its backdrop other than normally.
  package var blends: Bool { blend != .normal || (!isFlat && content.blends) }
}

/// The items that a layer draws, back to front, with their common digest.
///
/// Immutable and shared between stills: a card that only moves keeps its content.
public final class LayerContent: Sendable {
  /// The items, back to front.
  public let items: [DisplayItem]
  /// A rectangle that contains all drawn pixels; null if there are none.
  public let bounds: CGRect
  /// Whether the appearance of an item depends on the pixels beneath the content.
  public let dependsOnBackdrop: Bool
  /// The digest of the content; contents with equal digests draw the same.
  public let digest: ContentDigest
  /// Whether an item blends with its backdrop other than normally.
  package let blends: Bool
  /// Whether the SVG form embeds rasterized images of layers in the content.
  package let hasRasterizedLayers: Bool

  /// Whether something in the content is painted or filtered with a shader.
  package let usesShaders: Bool

  /// A content of items, back to front; numbers are rounded to the grid.
  public init(_ items: [DisplayItem]) {
    self.items = items.map(\.onGrid)
    var bounds = CGRect.null
    var (dependsOnBackdrop, blends) = (false, false)
    var (hasRasterizedLayers, usesShaders) = (false, false)
    var bytes = CanonicalBytes(count: self.items.count)
    bytes.integer(self.items.count)
    for item in self.items {
      bounds = bounds.union(item.bounds)
      bytes.item(item)
      guard case .layer(let layer) = item else {
        if case .command(let command) = item, command.isPaintedWithShader { usesShaders = true }
        continue
      }
      usesShaders = usesShaders || layer.usesShaders
      dependsOnBackdrop = dependsOnBackdrop || layer.dependsOnBackdrop
      blends = blends || layer.blends
      hasRasterizedLayers = hasRasterizedLayers || layer.hasRasterizedLayers
    }
    (self.bounds, self.dependsOnBackdrop) = (bounds, dependsOnBackdrop)
    (self.blends, self.hasRasterizedLayers) = (blends, hasRasterizedLayers)
    self.usesShaders = usesShaders
    digest = bytes.digest
  }
}

extension LayerContent: Hashable {
  /// Whether both contents draw the same.
  public static func == (lhs: LayerContent, rhs: LayerContent) -> Bool {
    lhs === rhs || lhs.digest == rhs.digest
  }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// An item of a layer's content: a drawing command or a layer; indirect, as lists of them are joined at
/// every level.
public indirect enum DisplayItem: Hashable, Sendable {
  /// A command, drawn directly into its layer.
  case command(DrawCommand)
  /// A layer, drawn offscreen first.
  case layer(Layer)

  /// A rectangle that contains all pixels the item draws.
  public var bounds: CGRect {
    switch self {
    case .command(let command): command.bounds
    case .layer(let layer): layer.bounds
    }
  }

  fileprivate var onGrid: DisplayItem {
    switch self {
    case .command(let command): .command(command.onGrid)
    case .layer: self
    }
  }
}

extension CanonicalBytes {
  mutating func item(_ value: DisplayItem) {
    switch value {
    case .command(let command):
      kind(0)
      self.command(command)
    case .layer(let layer):
      if layer.isGroup { kind(5) }
      if layer.projection != nil || layer.blend != .normal {
        kind(4)
        optional(layer.projection) { $0.projection($1) }
        text(layer.blend.rawValue)
      }
      kind(layer.mask == nil ? 1 : 2)
      digest(layer.content.digest)
      transform(layer.transform)
      number(layer.opacity)
      list(layer.filters) { $0.filter($1) }
      optional(layer.clip) { $0.path($1) }
      if let mask = layer.mask { digest(mask.digest) }
      guard !layer.backdrop.isEmpty else { return }
      kind(3)
      list(layer.backdrop) { $0.filter($1) }
    }
  }

  private mutating func filter(_ filter: Layer.Filter) {
    switch filter {
    case .shadow(let color, let radius, let offset):
      kind(0)
      self.color(color)
      number(radius)
      number(offset.width)
      number(offset.height)
    case .blur(let radius, let isOpaque):
      kind(isOpaque ? 3 : 1)
      number(radius)
    case .colors(let matrix):
      kind(2)
      list(matrix.rows) { $0.number($1) }
    case .luminanceToAlpha: kind(4)
    case .alphaThreshold(let range, let color):
      kind(5)
      number(range.lowerBound)
      number(range.upperBound)
      self.color(color)
    case .shader(let filter):
      kind(6)
      shader(filter)
    }
  }
}
