public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the corners.
  public let rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The system's smooth corners.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A rectangle of drawing: background, corners, border and shadow, with sublayers.
///
/// A layer of a view shares its geometry, background and opacity. Changes are not animated by
/// themselves.
@MainActor @preconcurrency open class CALayer {
  /// The view whose layer this is.
  package internal(set) weak var owner: UIView?
  /// The layer that contains this one: of a view's layer that of the superview.
  public var superlayer: CALayer? { container ?? owner?.superview?.layer }
  private weak var container: CALayer?
  /// The sublayers, back to front; those of subviews are not among them.
  open var sublayers: [CALayer]? {
    didSet { for layer in sublayers ?? [] { layer.container = self } }
  }
  /// The number of subviews behind the layer, of a sublayer of a view's.
  package private(set) var precedingSubviews = 0
  private var ownFrame = CGRect.zero
  private var ownBackground: CGColor?
  private var ownOpacity: Float = 1
  private var ownMasks = false
  private var ownHidden = false

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, inside the bounds.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow's blur.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil for what the layer draws.
  open var shadowPath: CGPath?
  /// A layer whose opacity masks this one.
  open var mask: CALayer?
  /// The name of the layer.
  open var name: String?
  /// The order among siblings.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn once as a picture, which changes nothing here.
  open var shouldRasterize = false
  /// The scale of that picture.
  open var rasterizationScale: CGFloat = 1
  /// The pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// The picture of the layer, a `CGImage`; nil for none.
  open var contents: Any?
  /// How the picture is placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  private var ownTransform = CATransform3DIdentity
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  /// The animations, in the order in which they were added.
  var animations: [AddedAnimation] = []
  /// What the layer keeps under names of its own.
  public var keyedValues = KeyedValues()
  /// Is asked to draw and to lay out.
  open weak var delegate: (any CALayerDelegate)?
  /// Whether the layer has no transparent parts.
  open var isOpaque = false
  /// Whether the layer draws in the background, which changes nothing here.
  open var drawsAsynchronously = false
  /// Whether edges are smoothed, as they always are here.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity is that of the layer with its sublayers, as it always is here.
  open var allowsGroupOpacity = true
  /// Whether the back of a turned layer is drawn.
  open var isDoubleSided = true
  /// Whether the layer draws again when its bounds change; drawing is current at all times.
  open var needsDisplayOnBoundsChange = false
  /// The speed of time in the layer; zero stops its animations.
  open var speed: Float = 1 { didSet { timingDidChange() } }
  /// The time that has passed in the layer when it begins.
  open var timeOffset: CFTimeInterval = 0 { didSet { timingDidChange() } }
  /// The time at which the layer begins.
  open var beginTime: CFTimeInterval = 0 { didSet { timingDidChange() } }
  /// The time of the start of the scene, once the layer has a pace of its own.
  var mediaStart: Double?
  private var needsLayout = false
  /// Actions for changes of properties; changes are not animated by themselves.
  open var actions: [String: any CAAction]?

  /// Creates a layer.
  public required init() {}

  /// Creates a copy of a layer, as for its presentation.
  public convenience init(layer: Any) {
    self.init()
    guard let other = layer as? CALayer else { return }
    frame = other.frame
    cornerRadius = other.cornerRadius
    backgroundColor = other.backgroundColor
    opacity = other.opacity
  }

  /// The transform around the anchor; its depth is left out when it is drawn.
  open var transform: CATransform3D {
    get { owner.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set { if let owner { owner.transform = newValue.flat } else { ownTransform = newValue } }
  }

  /// The flat transform around the anchor.
  open func affineTransform() -> CGAffineTransform { transform.flat }

  /// Sets a flat transform around the anchor.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The point of the unit square that is at the position.
  open var anchorPoint: CGPoint {
    get { owner?.anchorPoint ?? ownAnchor }
    set {
      if let owner { return owner.anchorPoint = newValue }
      let place = position
      ownAnchor = newValue
      position = place
    }
  }

  /// The frame in the superlayer's coordinates.
  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set { if let owner { owner.frame = newValue } else { ownFrame = newValue } }
  }

  /// The bounds.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let owner {
        owner.bounds = newValue
      } else {
        let place = position
        ownFrame.size = newValue.size
        position = place
      }
    }
  }

  /// The place of the anchor, in the superlayer's coordinates.
  open var position: CGPoint {
    get {
      owner?.center
        ?? CGPoint(
          x: ownFrame.minX + ownFrame.width * ownAnchor.x,
          y: ownFrame.minY + ownFrame.height * ownAnchor.y)
    }
    set {
      if let owner {
        owner.center = newValue
      } else {
        ownFrame.origin = CGPoint(
          x: newValue.x - ownFrame.width * ownAnchor.x,
          y: newValue.y - ownFrame.height * ownAnchor.y)
      }
    }
  }

  /// The background color.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let owner {
        owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackground = newValue
      }
    }
  }

  /// The opacity.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set { if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? ownMasks }
    set { if let owner { owner.clipsToBounds = newValue } else { ownMasks = newValue } }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
  }

  // MARK: Hierarchy

  /// Adds a sublayer in front.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.precedingSubviews = owner?.subviews.count ?? 0
    sublayers = (sublayers ?? []) + [layer]
  }

  /// Inserts a sublayer; index zero is behind all subviews.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    let index = min(Int(idx), all.count)
    layer.precedingSubviews = idx == 0 ? 0 : min(Int(idx), owner?.subviews.count ?? 0)
    all.insert(layer, at: index)
    sublayers = all
  }

  /// Inserts a sublayer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    layer.removeFromSuperlayer()
    layer.precedingSubviews = place(of: sibling) ?? 0
    insert(layer, at: index)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    var all = sublayers ?? []
    all.insert(layer, at: min(index, all.count))
    sublayers = all
  }

  /// Inserts a sublayer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    layer.precedingSubviews =
      place(of: sibling).map { sibling?.owner == nil ? $0 : $0 + 1 } ?? owner?.subviews.count ?? 0
    insert(layer, at: index)
  }

  /// The number of subviews behind a sibling; nil without one.
  private func place(of sibling: CALayer?) -> Int? {
    guard let view = sibling?.owner else { return sibling?.precedingSubviews }
    return owner?.subviews.firstIndex { $0 === view }
  }

  /// Removes the layer from its superlayer; of a view's layer the view.
  open func removeFromSuperlayer() {
    owner?.removeFromSuperview()
    container?.sublayers?.removeAll { $0 === self }
    container = nil
  }

  /// Lays out the layer and its sublayers.
  func layoutTree() {
    needsLayout = false
    layoutSublayers()
    for layer in sublayers ?? [] where layer.owner == nil { layer.layoutTree() }
  }

  /// Replaces a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Draws again; drawing is current at all times.
  open func setNeedsDisplay() {}

  /// Draws a part again; drawing is current at all times.
  open func setNeedsDisplay(_ r: CGRect) {}

  /// Draws now; drawing is current at all times.
  open func displayIfNeeded() {}

  /// Lays out sublayers before the next picture.
  open func setNeedsLayout() {
    needsLayout = true
    let owner = sequence(first: self, next: \.superlayer).lazy.compactMap(\.owner).first
    owner?.setNeedsLayout()
  }

  /// Lays out sublayers now.
  open func layoutIfNeeded() {
    if let owner { owner.layoutIfNeeded() } else if needsLayout { layoutTree() }
  }

  /// Called after the subviews of the layer's view are laid out; the default asks the delegate.
  open func layoutSublayers() { if owner == nil { delegate?.layoutSublayers(of: self) } }

  /// Whether a point of the layer is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point of the superlayer; nil if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let place = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(place) { return found }
    }
    return contains(place) ? self : nil
  }

  /// A point in another layer's coordinates.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }

  /// A point from another layer's coordinates.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }

  /// A rectangle in another layer's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// A rectangle from another layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// The origin on the screen, without transforms.
  private var origin: CGPoint {
    if let owner { return owner.convert(CGPoint.zero, to: nil) }
    let outer = superlayer?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// What the layer draws between its background and its sublayers, in its own coordinates.
  package func drawing(_ resolve: (CGColor) -> Color.Resolved) -> [DrawCommand] { picture }
}

/// Is asked by a layer to lay out.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
  /// Called to lay out sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action of a change; changes are not animated by themselves.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// No action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
