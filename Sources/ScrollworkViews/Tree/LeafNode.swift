import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout

/// What a view without others inside looks like.
@MainActor protocol Leaf {
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// What is drawn when the view stands in `rect`.
  func commands(in rect: CGRect) -> [DrawCommand]

  /// The distance from the top to a baseline, for text.
  func baseline(_ which: TextBaseline, size: CGSize) -> CGFloat?

  /// What kind of view it is.
  var kind: String { get }

  /// What it says, for text.
  var words: String? { get }

  /// Whether drawing it costs enough to be worth a layer of its own.
  var isCostly: Bool { get }
}

/// The baselines a text has.
enum TextBaseline {
  case first
  case last
}

extension Leaf {
  func baseline(_ which: TextBaseline, size: CGSize) -> CGFloat? { nil }
  var isCostly: Bool { false }
  var words: String? { nil }
}

/// A view without others inside: a shape, a text, a picture.
final class LeafNode: Node {
  let leaf: any Leaf

  init(_ leaf: some Leaf, path: ViewPath) {
    self.leaf = leaf
    super.init(path: path)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf.size(for: proposal) }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    switch guide {
    case VerticalAlignment.firstTextBaseline.key:
      leaf.baseline(.first, size: sizeThatFits(proposal))
    case VerticalAlignment.lastTextBaseline.key:
      leaf.baseline(.last, size: sizeThatFits(proposal))
    default: nil
    }
  }
}
