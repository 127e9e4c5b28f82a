import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A hairline across the axis of the containing stack, horizontal outside of a stack.
public struct Divider: PrimitiveView {
  /// Creates a divider.
  public init() {}

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let environment = context.environment
    return NodeList(
      LeafNode(
        DividerLeaf(
          axis: environment.stackAxis == .horizontal ? .vertical : .horizontal,
          color: Color.separator.resolve(in: environment), scale: environment.displayScale),
        path: context.path))
  }
}

private struct DividerLeaf: Leaf {
  /// The axis along which the line runs.
  let axis: Axis
  let color: Color.Resolved
  let scale: CGFloat

  var kind: String { "Divider" }

  /// A thickness of one pixel and the proposed length.
  ///
  /// - Source: chosen, after how it looks on phones.
  func size(for proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis.other] = 1 / scale
    return size
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    [.fill(Path(rect), .color(color), evenOdd: false)]
  }

  var paint: Paint? { .color(color) }
}
