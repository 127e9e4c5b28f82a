import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

/// A view that shows the first of its subviews that fits the proposed size, or the last if none
/// does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first subview whose ideal size fits along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("ViewThatFits", name: "ViewThatFits")
    return NodeList(
      FittingNode(
        ScrollworkViews.resolve(content, in: inner).nodes, axes: axes, path: inner.path))
  }
}

/// A node that places the first of its candidates that fits the proposal.
final class FittingNode: Node {
  private let candidates: [Node]
  private let axes: Axis.Set

  init(_ candidates: [Node], axes: Axis.Set, path: ViewPath) {
    (self.candidates, self.axes) = (candidates, axes)
    super.init(path: path)
  }

  package override var kind: String { "ViewThatFits" }

  override var children: [Node] { candidates }

  private func firstFitting(_ proposal: ProposedViewSize) -> Node? {
    candidates.first { candidate in
      let size = candidate.sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let available = proposal[axis] else { return true }
        return size[axis] <= available
      }
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    firstFitting(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(
      children: firstFitting(proposal).map { [$0.placed(at: .zero, proposal: proposal)] } ?? [])
  }

  override var ownGuides: GuideKinds { .custom }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    firstFitting(proposal)?.explicitAlignment(guide, proposal: proposal)
  }
}
