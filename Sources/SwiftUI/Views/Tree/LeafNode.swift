package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry
package import ScrollworkLayout

/// The size and drawing of a view without children.
@MainActor package protocol Leaf {
  /// The size for a layout proposal.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// The drawing commands for a frame; `proposal` is the layout proposal that led to its size.
  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand]

  /// The drawing in a frame of a leaf that draws layers too; nil for one that draws its commands.
  func items(in rect: CGRect, proposal: ProposedViewSize, views: ViewPainter) -> [DisplayItem]?

  /// The distance from the top to a baseline, for text.
  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat?

  /// The preferred distances from neighbors.
  var spacing: ViewSpacing { get }

  /// The kind of view, as in reports.
  var kind: String { get }

  /// The source location of the view; nil if it is unknown.
  var location: SourceLocation? { get }

  /// The characters of a text.
  var words: String? { get }

  /// The values that code gives the view, such as a shape and its style; each is spelled.
  var parameterValues: [Any] { get }

  /// The animatable data of a shape; nil for other leaves.
  var shapeData: (any VectorArithmetic)? { get }

  /// The paint, for a square of one point; nil without a paint.
  var paint: Paint? { get }

  /// The filters applied to the backdrop.
  var backdrop: [Layer.Filter] { get }

  /// The shadows and blend modes of the style.
  var decorations: [StyleDecoration] { get }

  /// The leaf with its shape and paint displaced.
  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf

  /// Whether touches hit the whole frame of a visible leaf, not only what it draws.
  var isHitInFrame: Bool { get }

  /// Whether a change of content cross-fades.
  var fades: Bool { get }

  /// Whether the leaf is expensive enough to draw for a layer of its own.
  var isCostly: Bool { get }

  /// Whether the leaf refers to the tree it was made in.
  var refersToTree: Bool { get }
}

/// Paints a view that a leaf draws in a size proposed to it, from the origin.
package typealias ViewPainter = @MainActor (Node, ProposedViewSize) -> [DisplayItem]

/// The baselines of a text.
package enum TextBaseline {
  case first
  case last
}

extension Leaf {
  package func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
  package var isCostly: Bool { false }
  package var refersToTree: Bool { false }
  package var location: SourceLocation? { nil }
  package var isHitInFrame: Bool { false }
  package var words: String? { nil }
  package var parameterValues: [Any] { [] }
  package var fades: Bool { false }
  package var shapeData: (any VectorArithmetic)? { nil }
  package var paint: Paint? { nil }
  package var backdrop: [Layer.Filter] { [] }
  package var decorations: [StyleDecoration] { [] }
  package func items(
    in rect: CGRect, proposal: ProposedViewSize, views: ViewPainter
  ) -> [DisplayItem]? { nil }
  package func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    self
  }
}

/// A node without children: a shape, a text, a picture.
package final class LeafNode: Node {
  package let leaf: any Leaf

  package init(_ leaf: any Leaf, path: ViewPath) {
    self.leaf = leaf
    super.init(path: path)
  }

  /// Whether a change of content cross-fades.
  package var fades: Bool { leaf.fades }

  package override var kind: String { leaf.kind }
  override var spacing: ViewSpacing { leaf.spacing }
  package override var location: SourceLocation? { leaf.location }

  override var ownParameters: [ViewParameters] {
    let values = leaf.parameterValues.flatMap { ParameterSpelling.pairs(of: $0, named: "") }
    return [
      ViewParameters(
        kind, Dictionary(values) { first, _ in first }, source: location?.inScene ?? "")
    ]
  }

  package override var words: String? { leaf.words }
  package override var text: LeafNode? { leaf.words == nil ? nil : self }
  package override var painting: NodePainting { .leaf(leaf) }
  package override var isCostly: Bool { leaf.isCostly }
  override var isIndependentOfTree: Bool { !leaf.refersToTree }

  package override func animatableValues(
    _ sources: [ViewPath: EffectSource]
  ) -> AnimatableValues {
    AnimatableValues(shape: leaf.shapeData, paint: leaf.paint.map { $0.vector(in: .unit) })
  }

  package override func ownDrawing(
    size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> OwnDrawing? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let commands = attributes.leaf(leaf, of: self)
      .commands(in: CGRect(origin: .zero, size: size), proposal: proposal)
      .filter { !$0.bounds.isNull && $0.undrawableNumber == nil }
    return OwnDrawing(content: LayerContent(commands.map(DisplayItem.command)))
  }

  package override func hit(
    at point: CGPoint, size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> HitAnswer {
    let bounds = CGRect(origin: .zero, size: size)
    let commands = attributes.leaf(leaf, of: self).commands(in: bounds, proposal: proposal)
    let isHit =
      leaf.isHitInFrame
      ? !commands.isEmpty && bounds.contains(point) : commands.contains { $0.isHit(at: point) }
    return isHit ? .solid : .missed
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf.size(for: proposal) }

  override var ownGuides: GuideKinds { .text }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    switch guide {
    case VerticalAlignment.firstTextBaseline.key:
      leaf.baseline(.first, proposal: proposal)
    case VerticalAlignment.lastTextBaseline.key:
      leaf.baseline(.last, proposal: proposal)
    case HorizontalAlignment.listRowSeparatorLeading.key: leaf.words == nil ? nil : 0
    default: nil
    }
  }
}

extension DrawCommand {
  /// Whether a point is inside a filled path, the frame of text or an image, or a stroke.
  fileprivate func isHit(at point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, _, let evenOdd): path.contains(point, eoFill: evenOdd)
    case .stroke(let path, let style, _): style.covers(point, along: path)
    case .text(_, let frame, _), .image(_, let frame, _), .template(_, let frame, _, _):
      frame.contains(point)
    }
  }
}
