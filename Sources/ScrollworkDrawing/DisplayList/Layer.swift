public import Foundation
public import ScrollworkGeometry

/// A part of a picture that is drawn by itself and then laid down as one.
///
/// In this order: the content is drawn, cut to the clip, multiplied by the coverage of the mask,
/// filtered, made translucent as one flat picture, seen in perspective, placed by the transform, and
/// blended with what is beneath.
///
/// What is beneath is all that was drawn before it up to the next layer around that is a flat picture:
/// one that has an opacity, a filter, a mask, perspective, a blend mode, or a clip that is not a
/// rectangle, or is a group.
///
/// With a backdrop, what is beneath the layer is filtered by that first, as far as the layer reaches,
/// and the content is drawn on it. A backdrop sees farther than a blend mode: out to the first layer
/// around that has filters, perspective or a blend mode of its own.
public struct Layer: Hashable, Sendable {
  /// A change made to the flat picture of a layer.
  public enum Filter: Hashable, Sendable {
    /// The silhouette in `color`, blurred and moved, beneath the picture itself.
    ///
    /// `radius` is the standard deviation of the Gaussian blur, in points of the layer;
    /// `offset` likewise.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
    /// The picture blurred; `radius` is the standard deviation of the Gaussian, in points of the
    /// layer. Where it is opaque, only the colors are, and it stays as solid as it is.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// Every color changed.
    case colors(ColorMatrix)

    /// How far ink may spread beyond what is filtered, on each side.
    ///
    /// A Gaussian is cut off at three standard deviations, beyond which it holds 0.3 % of the ink.
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
      case .blur(_, isOpaque: true), .colors: return EdgeInsets()
      }
    }
  }

  /// What is drawn.
  public var content: LayerContent
  /// How the content is seen in perspective, before the transform; nil for flat, and never affine.
  public private(set) var projection: ProjectionTransform?
  /// From the coordinates of the content, or where the projection takes them, to those around the
  /// layer.
  public var transform: CGAffineTransform
  /// 0 … 1; multiplies the coverage of the flat picture.
  public var opacity: Double
  /// What is done to the flat picture, first to last.
  public var filters: [Filter]
  /// What is done to the picture beneath the layer, first to last; lengths are in points of the layer.
  public var backdrop: [Filter]
  /// The outline, in the coordinates of the content, outside which nothing is shown.
  public var clip: Path?
  /// What shows the content where it is solid and hides it where it is clear; in the coordinates of
  /// the content.
  public var mask: LayerContent?
  /// How the picture meets what is beneath.
  public var blend: BlendMode
  /// Whether it is a flat picture even if it changes nothing of what it holds.
  public var isGroup: Bool

  /// A layer; its numbers are put on the grid.
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

  /// Whether what is beneath it decides how it looks.
  public var showsBeneath: Bool {
    letsBeneathThrough && (!backdrop.isEmpty || content.showsBeneath)
  }

  /// Whether what does something to what is beneath, in the layer or of it, sees through the layer.
  package var letsBeneathThrough: Bool {
    filters.isEmpty && projection == nil && blend == .normal && !isGroup
  }

  /// A rectangle, in the coordinates of the content, that nothing leaves before it is filtered.
  public var shownBounds: CGRect {
    var bounds = content.bounds
    if let clip { bounds = bounds.intersection(clip.boundingRect) }
    if let mask { bounds = bounds.intersection(mask.bounds) }
    return bounds
  }

  /// A rectangle, in the coordinates of the content, that nothing of the layer leaves.
  public var localBounds: CGRect {
    var bounds = shownBounds
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

  /// A rectangle around the layer that nothing of it leaves.
  public var bounds: CGRect {
    let local = localBounds
    return (projection.map { local.applying($0) } ?? local).applying(transform)
  }

  /// Whether the layer is a flat picture whatever is in it, and what is in it blends there.
  public var isFlat: Bool {
    isGroup || opacity < 1 || !filters.isEmpty || mask != nil || projection != nil
      || blend != .normal
      || (clip.map { $0.rectangle == nil } ?? false)
  }

  /// Whether something in it meets what is beneath the layer in another way than covering it.
  package var blends: Bool { blend != .normal || (!isFlat && content.blends) }
}

/// What a layer draws: commands and further layers, back to front, with their common identity.
///
/// Immutable and shared between stills: a card that only moves is one content.
public final class LayerContent: Sendable {
  /// What is drawn, back to front.
  public let items: [DisplayItem]
  /// A rectangle that no ink leaves; null when there is none.
  public let bounds: CGRect
  /// Whether what is beneath it decides how some of it looks.
  public let showsBeneath: Bool
  /// The identity of the content; two contents with one digest draw the same.
  public let digest: ContentDigest
  /// Whether something in it meets what is beneath in another way than covering it.
  package let blends: Bool
  /// Whether pictures stand for something in it in SVG, which has no words for that.
  package let hasPortraits: Bool

  /// Content of items, back to front; numbers are put on the grid.
  public init(_ items: [DisplayItem]) {
    self.items = items.map(\.onGrid)
    bounds = self.items.reduce(CGRect.null) { $0.union($1.bounds) }
    blends = self.items.contains { item in
      if case .layer(let layer) = item { layer.blends } else { false }
    }
    showsBeneath = self.items.contains { item in
      if case .layer(let layer) = item { layer.showsBeneath } else { false }
    }
    hasPortraits = Self.hasPortraits(self.items)
    var bytes = CanonicalBytes()
    bytes.list(self.items) { $0.item($1) }
    digest = bytes.digest
  }
}

extension LayerContent: Hashable {
  /// Whether both draw the same.
  public static func == (lhs: LayerContent, rhs: LayerContent) -> Bool {
    lhs === rhs || lhs.digest == rhs.digest
  }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// A step of drawing: a command, or a layer to be laid down.
public enum DisplayItem: Hashable, Sendable {
  /// Drawn straight into the layer it stands in.
  case command(DrawCommand)
  /// Drawn by itself first.
  case layer(Layer)

  /// A rectangle that no ink of the item leaves.
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
    }
  }
}
