package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry
package import ScrollworkLayout

/// What a view without others inside looks like.
@MainActor package protocol Leaf {
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// What is drawn when the view stands in `rect`, which it has for a proposal.
  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand]

  /// The distance from the top to a baseline, for text.
  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat?

  /// What kind of view it is.
  var kind: String { get }

  /// What it says, for text.
  var words: String? { get }

  /// The numbers of its shape, if it has some.
  var shapeData: (any VectorArithmetic)? { get }

  /// The colors it is painted with as it would be in a square of one point; nil without any.
  var paint: Paint? { get }

  /// What is done to what is behind it, where it is painted.
  var backdrop: [Layer.Filter] { get }

  /// The leaf on the way to itself.
  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf

  /// Whether it turns into another one by fading.
  var fades: Bool { get }

  /// Whether drawing it costs enough to be worth a layer of its own.
  var isCostly: Bool { get }
}

/// The baselines a text has.
package enum TextBaseline {
  case first
  case last
}

extension Leaf {
  package func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? { nil }
  package var isCostly: Bool { false }
  package var words: String? { nil }
  package var fades: Bool { false }
  package var shapeData: (any VectorArithmetic)? { nil }
  package var paint: Paint? { nil }
  package var backdrop: [Layer.Filter] { [] }
  package func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    self
  }
}

/// A view without others inside: a shape, a text, a picture.
package final class LeafNode: Node {
  let leaf: any Leaf

  package init(_ leaf: any Leaf, path: ViewPath) {
    self.leaf = leaf
    super.init(path: path)
  }

  /// Whether a text turns into another one by fading.
  var fades: Bool { leaf.fades }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf.size(for: proposal) }

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
